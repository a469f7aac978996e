import { placeOf } from '../lib/compile/places';
import { type DocumentSource, unreadTexts } from '../lib/compile/read-documents';
import type { LanguageSource } from '../lib/compile/read-languages';
import { type Mistake, nearest, sentenceOf } from '../lib/content/mistakes';
import type { Content } from '../lib/content/schema';
import { completeWords } from '../lib/content/schema/words';
import { documentsOf } from '../lib/markdown/documents';
import { FRONT_MATTER } from '../lib/markdown/front-matter';
import { findTextGaps, WORDLESS_PICTURES } from '../lib/markdown/text-gaps';
import { documentFolders, KINDS, routes } from '../lib/routes';
import type { Site } from '../lib/site';
import { dayOf } from '../lib/today';
import { pagesOf } from '../site/pages';
import { LONG_DESCRIPTION, LONG_TITLE, type Problem, problemOf, type Rule, SHORT_DESCRIPTION } from './check/rules';

/** What the fields of Markdown files must not be. */
const TEXT_RULES: readonly Rule<DocumentSource>[] = [
  { field: 'title', ...LONG_TITLE },
  {
    field: 'description',
    ...SHORT_DESCRIPTION,
    test: (value, { hasExcerpt }) => !hasExcerpt && SHORT_DESCRIPTION.test(value),
  },
  { field: 'description', ...LONG_DESCRIPTION },
  {
    field: 'image',
    test: (image, { fields }) => image !== undefined && !('alt' in fields && fields.alt),
    level: 'should',
    message: () => 'has no alt; describe what it shows, unless it is decoration',
    group: WORDLESS_PICTURES,
  },
];

/** Lists what deserves a check in the Markdown files of a language. */
export function findWritingGaps(site: Site, source: LanguageSource): Problem[] {
  const { content, documents, languages } = site;
  const { folder } = source;
  const gaps: Mistake[] = [];
  const listed: readonly string[] = content.navigation.map((entry) => entry.path);
  // A page in the navigation of another language alone is left out of this one.
  const leftOut = languages.flatMap(({ navigation }) => navigation.filter((entry) => !listed.includes(entry)));
  for (const { kind, slug, file, path: page, language } of documentsOf(documents)) {
    if (!language || leftOut.includes(page)) continue;
    const message = `is missing; the site shows ${file} instead`;
    gaps.push({ file: `${folder}/${kind}/${slug}.md`, field: 'the text', message });
  }
  gaps.push(...unreadTexts(folder), ...unreadFields(source));
  if (documents.posts.length > 0 && !listed.includes(documentFolders.posts)) {
    const message = `has no entry for your posts; add { path: '${documentFolders.posts}', label: 'Blog' }`;
    gaps.push({ ...placeOf('navigation', folder), field: 'navigation', message });
  }
  const ofFields = source.documents.flatMap((document) => TEXT_RULES.flatMap((rule) => textProblem(rule, document)));
  if (documents.posts.length > 0 && hasTemplatesIntroduction(content)) {
    const message = "is missing, so the page of your posts has the template's introduction; write your own as its text";
    gaps.push({ ...placeOf('pages.blog', folder), field: 'pages.blog', message });
  }
  return [
    ...source.documents.flatMap(wholeTextProblems),
    ...repeatedTexts(site, source),
    ...source.documents.flatMap(findTextGaps),
    ...ofFields,
    ...gaps.map((gap) => ({ ...gap, level: 'should' as const })),
  ];
}

function hasTemplatesIntroduction({ pages, site, words }: Content): boolean {
  return !pages.blog?.text && words.writing.introduction === completeWords({}, site).writing.introduction;
}

/** A text that would be published without a word. A case study may be its project's details alone. */
function wholeTextProblems({ kind, file, text, isDraft }: DocumentSource): Problem[] {
  if (kind === 'case-studies' || isDraft || text.replace(/<!--[\s\S]*?-->/g, '').trim()) return [];
  return [{ level: 'must', file, field: 'the text', message: 'is empty; write it, or add draft: true to its fields' }];
}

/** Titles and descriptions that two pages have, which search results show without telling the pages apart. */
function repeatedTexts(site: Site, { folder, documents }: LanguageSource): Problem[] {
  const pages = pagesOf(site).filter(({ index }) => index !== false);
  return (['title', 'description'] as const).flatMap((name) => {
    const firsts = new Map<string, string>();
    return pages.flatMap(({ path: page, [name]: text }): Problem[] => {
      const first = firsts.get(text);
      firsts.set(text, first ?? page);
      if (!first) return [];
      const message = `is ${JSON.stringify(text)}, as that of ${first}; give each page a ${name} of its own`;
      const document = documents.find((one) => one.path === page);
      const [id] = Object.entries(routes).find(([, route]) => route === page) ?? [];
      const { writtenNames = {}, lineOf = undefined } = document?.source ?? {};
      const field = document ? (writtenNames[name] ?? name) : `pages.${id ?? 'blog'}.${name}`;
      const place = document ? { file: document.file, line: lineOf?.([field]) } : placeOf(field, folder);
      return [{ level: 'must', ...place, field, message }];
    });
  });
}

function textProblem(rule: Rule<DocumentSource>, document: DocumentSource): Problem[] {
  const { file, fields, source } = document;
  const name = String(rule.field);
  const writtenName = source.writtenNames[name] ?? name;
  const problem = problemOf(rule, writtenName, Reflect.get(fields, name), document);
  return problem ? [{ file, line: source.lineOf([writtenName]), ...problem }] : [];
}

/** The fields of front matter that the site does not read, each once for all files of a folder. */
export function unreadFields({ folder, documents }: Pick<LanguageSource, 'folder' | 'documents'>): Mistake[] {
  return KINDS.flatMap((kind) => {
    const counts = new Map<string, number>();
    for (const name of documents.flatMap((one) => (one.kind === kind ? one.source.unreadFields : [])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
    const names = [...counts].map(([name, count]) => {
      const meant = nearest(name, Object.keys(FRONT_MATTER[kind].shape));
      return `${name} (${count}${meant ? `; you probably mean ${meant}` : ''})`;
    });
    const message = `has fields that the site does not read: ${names.join(', ')}`;
    return names.length > 0 ? [{ file: `${folder}/${kind}/`, field: 'the front matter', message }] : [];
  });
}

/** A sentence for each text and field of a language that the built site leaves out. */
export function unpublishedTexts({ folder, documents }: Pick<LanguageSource, 'folder' | 'documents'>): string[] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const drafts = documents.filter(({ isDraft, kind }) => isDraft && kind !== 'case-studies');
  return [
    ...drafts.map(({ file, fields }) => {
      const isMarked = 'draft' in fields && fields.draft;
      const reason = isMarked ? 'has draft: true' : `is of a later day than today, ${dayOf()} in ${timeZone}`;
      return `${file} is not on the site, because it ${reason}.`;
    }),
    ...[...unreadTexts(folder), ...unreadFields({ folder, documents })].map(sentenceOf),
  ];
}

import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf } from '../../lib/compile/places';
import type { DocumentSource } from '../../lib/compile/read-documents';
import type { LanguageSource } from '../../lib/compile/read-languages';
import { FILM_TYPES } from '../../lib/content/address-fields';
import { type Finding, sentenceOf } from '../../lib/content/finding';
import { type Document, documentsOf } from '../../lib/markdown/documents';
import { formulaMistakes } from '../../lib/markdown/formulas';
import { htmlMistakes } from '../../lib/markdown/html-in-text';
import { ELSEWHERE } from '../../lib/markdown/link-cards';
import { parseMarkdown } from '../../lib/markdown/markdown';
import { unreadMarkdown } from '../../lib/markdown/unread-markdown';
import { routes } from '../../lib/routes';
import type { Site } from '../../lib/site';
import { dayOf } from '../../lib/today';
import { pagesOf } from '../../site/pages';
import { findUnreadTexts, pictureFault } from './files';
import { findTextGaps } from './text-gaps';

/**
 * What a text has that the page's policy forbids or the page can't show, and pictures that are missing. What visitors
 * would read as source is left out of a text that its author keeps off the site.
 */
export function findWrongMarkup(
  document: Pick<Document, 'file' | 'text'> & Partial<Pick<Document, 'fields'>>,
): Finding[] {
  const { file, fields } = document;
  const level = 'stop' as const;
  const mistakes: Finding[] = [];
  const add = (node: Nodes, field: string, message: string | undefined) => {
    if (message) mistakes.push({ level, file, line: node.position?.start.line, field, message });
  };
  const tree = parseMarkdown(document.text);
  const framed = new Set<Nodes>();
  const isKeptOff = fields && 'draft' in fields && fields.draft === true;
  const { text } = document;
  const source = isKeptOff
    ? []
    : [...formulaMistakes(tree, text), ...htmlMistakes(tree), ...unreadMarkdown(text, tree)];
  mistakes.push(...source.map((one) => ({ level, file, ...one })));
  visit(tree, (node) => {
    if (node.type === 'paragraph')
      for (const child of cardIn(node, tree) ?? node.children.flatMap(orItsPicture)) framed.add(child);
    if (node.type === 'image') {
      const name = `the picture ${node.url}`;
      add(node, name, pictureFault(node.url, document, FILM_TYPES));
      if (!framed.has(node)) add(node, name, 'must be in a paragraph of its own, outside of headings and tables');
    }
  });
  return mistakes.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** The parts of the only link of a paragraph, which is shown as a card. */
function cardIn(paragraph: Paragraph, tree: Root): PhrasingContent[] | undefined {
  const [link, ...others] = tree.children.includes(paragraph) ? paragraph.children : [];
  return link?.type === 'link' && others.length === 0 && ELSEWHERE.test(link.url) ? link.children : undefined;
}

/** The picture of a link that has nothing else in it; any other part of a paragraph itself. */
function orItsPicture(node: PhrasingContent): PhrasingContent[] {
  return node.type === 'link' && node.children.length === 1 ? node.children : [node];
}

/** What could be better in the Markdown files of a language. */
export function findTextsToImprove(site: Site, source: LanguageSource): Finding[] {
  return [
    ...source.documents.flatMap(findEmptyText),
    ...findRepeatedTexts(site, source),
    ...source.documents.flatMap(findTextGaps),
    ...findMissingTexts(site, source),
  ];
}

/** A text that would be published without a word. A case study may be its project's details alone. */
function findEmptyText({ kind, file, text, isDraft, list }: DocumentSource): Finding[] {
  if (kind === 'case-studies' || isDraft || list || text.replace(/<!--[\s\S]*?-->/g, '').trim()) return [];
  return [{ level: 'must', file, field: 'the text', message: 'is empty; write it, or add draft: true to its fields' }];
}

/** Titles and descriptions that two pages have, which search results show without telling the pages apart. */
function findRepeatedTexts(site: Site, { folder, documents }: LanguageSource): Finding[] {
  const pages = pagesOf(site).filter(({ index }) => index !== false);
  return (['title', 'description'] as const).flatMap((name) => {
    const firsts = new Map<string, string>();
    return pages.flatMap(({ path: page, [name]: text }): Finding[] => {
      const first = firsts.get(text);
      firsts.set(text, first ?? page);
      if (!first) return [];
      const message = `is ${JSON.stringify(text)}, as that of ${first}; give each page a ${name} of its own`;
      const document = documents.find((one) => one.path === page);
      const [id] = Object.entries(routes).find(([, route]) => route === page) ?? [];
      const field = document ? name : `pages.${id ?? 'blog'}.${name}`;
      const place = document ? { file: document.file, line: document.source.lineOf([name]) } : placeOf(field, folder);
      return [{ level: 'must', ...place, field, message }];
    });
  });
}

/** The texts of the main language that stand in for those that a language lacks. */
function findMissingTexts({ content, documents, languages }: Site, { folder }: LanguageSource): Finding[] {
  const listed: readonly string[] = content.navigation.map((entry) => entry.path);
  // A page in the navigation of another language alone is left out of this one.
  const leftOut = languages.flatMap(({ navigation }) => navigation.filter((entry) => !listed.includes(entry)));
  return documentsOf(documents).flatMap(({ kind, slug, file, path: page, language }): Finding[] => {
    if (!language || leftOut.includes(page)) return [];
    const message = `is missing; the site shows ${file} instead`;
    return [{ level: 'should', file: `${folder}/${kind}/${slug}.md`, field: 'the text', message }];
  });
}

/** A sentence for each text of a language that the built site leaves out. */
export function unpublishedTexts({ folder, documents }: Pick<LanguageSource, 'folder' | 'documents'>): string[] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const drafts = documents.filter(({ isDraft, kind }) => isDraft && kind !== 'case-studies');
  return [
    ...drafts.map(({ file, fields }) => {
      const isMarked = 'draft' in fields && fields.draft;
      const reason = isMarked ? 'has draft: true' : `is of a later day than today, ${dayOf()} in ${timeZone}`;
      return `${file} is not on the site, because it ${reason}.`;
    }),
    ...findUnreadTexts(folder).map(sentenceOf),
  ];
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../../lib/compile/places';
import { type DocumentSource, MARKDOWN } from '../../lib/compile/read-documents';
import { listFiles, type Repository } from '../../lib/compile/repository';
import type { SiteMap } from '../../lib/compile/site-map';
import { PICTURE_TYPES } from '../../lib/content/address-fields';
import { aliasPath } from '../../lib/content/alias';
import type { Finding } from '../../lib/content/finding';
import type { Content } from '../../lib/content/schema';
import { type Document, pictureFile, writtenAliases } from '../../lib/markdown/documents';
import { themeFiles } from '../../lib/picture-companions';
import { DOCUMENT_KINDS, documentFolders, OPTIONAL_ROUTES, routes } from '../../lib/routes';
import type { Site } from '../../lib/site';
import { isBlock } from '../../site/picture-copies';

/** What the links and files of one language are checked against. */
export interface CheckedSite {
  site: Site;
  folder: string;
  repository: Repository;
  map: SiteMap;
}

/** What an SVG can't have, as it is read without comments. */
const REFUSED: readonly [pattern: RegExp, message: string][] = [
  [
    /<script[\s>/]|<[^>]*\s(?:on[a-z]+\s*=|(?:xlink:)?href\s*=\s*["']?\s*javascript:)/i,
    'has a script, which would run for those who open the file itself; remove it',
  ],
  [
    /<(?:image|use|feImage)\b[^>]*?\s(?:xlink:)?href\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!["'#\s]|data:)|@import|<\?xml-stylesheet/i,
    'loads another file, which browsers block in pictures; embed it as data:, or remove it',
  ],
];

/** What is dangerous in an SVG, or blocked, with its line, as the rest of a sentence. Other files have none. */
export function svgFault(file: string): string | undefined {
  if (!/\.svg$/i.test(file)) return undefined;
  const text = readFileSync(path.join(process.cwd(), file), 'utf8');
  const source = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  for (const [pattern, message] of REFUSED) {
    const match = pattern.exec(source);
    if (match) return `${message} (line ${source.slice(0, match.index).split('\n').length} of ${file})`;
  }
  return undefined;
}

/** The picture that the front matter names. */
export function findWrongPicture(document: DocumentSource): Finding[] {
  const { image } = document.fields as { image?: unknown };
  const message = typeof image === 'string' && pictureFault(image, document);
  return message
    ? [{ level: 'stop', file: document.file, line: document.source.lineOf(['image']), field: 'image', message }]
    : [];
}

/**
 * What is wrong with a picture of a text, as the rest of a sentence.
 *
 * @param otherTypes the endings of files that can be there beside pictures.
 */
export function pictureFault(
  address: string,
  document: Pick<Document, 'file'>,
  otherTypes?: RegExp,
): string | undefined {
  if (document.file.endsWith('.ts')) return 'can’t be shown here; only Markdown files have pictures';
  if (/^[a-z]+:/i.test(address)) return 'is not in the repository; save it beside the text or in public/';
  if (!PICTURE_TYPES.test(address) && !otherTypes?.test(address))
    return `must be a PNG, JPEG, WebP, AVIF, SVG or GIF${otherTypes ? ', or a film as MP4 or WebM' : ''}`;
  const file = pictureFile(address, document);
  const files = themeFiles(file) ?? [file];
  if (!files.every(isFile)) return `is missing: there is no file ${file}`;
  return files.map(svgFault).find(Boolean);
}

/** Whether there is a file of that name in upper and lower case, which Windows and macOS take for the same, unlike hosts. */
function isFile(file: string): boolean {
  const { dir, base } = path.parse(path.join(process.cwd(), file));
  // macOS may have accents in another encoding.
  return existsSync(dir) && readdirSync(dir).some((name) => name.normalize() === base.normalize());
}

/** The mistake of a Markdown file whose address something else on the site already has. */
export function findTakenAddresses(
  { kind, file, path: page, slug }: Document,
  documents: readonly Document[],
  { site, repository }: CheckedSite,
): Finding[] {
  const routeFile = repository.routes.get(page);
  const hasLanguage = kind === 'pages' && site.languages.slice(1).some(({ language }) => language === slug);
  const optional = OPTIONAL_ROUTES.find((route) => route.path === page);
  const [first] = documents.filter((document) => document.path === page);
  const owners: [isTaken: unknown, by: string, advice: string][] = [
    [optional?.isAskedFor(site.content), `${optional?.name}`, `rename the file, or remove ${optional?.field}`],
    [routeFile, `${routeFile?.file}`, 'rename one of them'],
    [first?.file !== file, `${first?.file}`, 'rename one of them, or give it another slug'],
    [repository.publicFiles.includes(`${page}index.html`), `public${page}index.html`, 'rename one of them'],
    [page === '/home/', 'the home page', 'rename the file'],
    [page === '/404/', 'the page for wrong addresses', 'rename the file'],
    [page === documentFolders.posts && site.documents.posts.length > 0, 'the list of posts', 'rename the file'],
    [hasLanguage, `the site in the language ${slug}`, 'rename the file'],
  ];
  return owners.flatMap(([isTaken, by, advice]) => {
    const message = `has the address ${page}, which ${by} already has; ${advice}`;
    return isTaken ? [{ level: 'stop' as const, file, field: 'the file', message }] : [];
  });
}

/** Finds earlier addresses of texts that now belong to a page, a file or another text of the site. */
export function findTakenAliases(documents: readonly DocumentSource[], { map, site }: CheckedSite): Finding[] {
  const owners = new Map<string, string>();
  const others = site.languages.filter(({ basePath }) => basePath.startsWith(`${site.basePath}/`));
  return documents.flatMap((document) => {
    const { file, source } = document;
    return writtenAliases(document).flatMap((written, index) => {
      const path = aliasPath(written);
      const isTaken =
        [path, path.replace(/\/$/, '')].some((one) => map.destinationOf(one).kind === 'page or file') ||
        others.some(({ basePath }) => `${site.basePath}${path}`.startsWith(`${basePath}/`));
      const by = isTaken ? 'a page or file of the site' : owners.get(path);
      owners.set(path, owners.get(path) ?? file);
      const field = `aliases[${index}]`;
      const message = `is ${written}, the address of ${by}; remove one of the two`;
      return by ? [{ level: 'stop' as const, file, line: source.lineOf(['aliases', index]), field, message }] : [];
    });
  });
}

/** The case studies of a folder that no project names, and those of a site that has removed their page. */
export function findUnshownCaseStudies(documents: readonly Document[], { folder, site }: CheckedSite): Finding[] {
  const named = site.content.projects.map(({ page }) => page);
  const route = `app${routes.projects}[slug]/page.case-studies.tsx`;
  return documents
    .filter(({ kind, isDraft }) => kind === 'case-studies' && !isDraft)
    .flatMap(({ file, path: page }) => {
      const message = !existsSync(path.join(process.cwd(), route))
        ? `needs app${routes.projects}[slug]/; restore that folder, or remove the file`
        : !named.includes(page) &&
          `belongs to no project; write page: '${page}' into its project in ${folder}/projects.ts`;
      return message ? [{ level: 'stop' as const, file, field: 'the case study', message }] : [];
    });
}

/** Matches the names of files with a text, in the formats that other site generators read. */
const UNREAD_TEXT_FILE = /\.(?:mdx?|markdown|html?|txt|rst|adoc|org|ipynb|njk|liquid|ejs|pug|docx?|odt|rtf|tex)$/i;

const LIST_FILE = /\.ya?ml$/i;

/** Texts and lists beside the Markdown files of a language that are on no page, because of their format, folder or name. */
export function findUnreadTexts(folder: string): Finding[] {
  return DOCUMENT_KINDS.flatMap((kind) => {
    const files = listFiles(`${folder}/${kind}`);
    const isRead = (name: string) => MARKDOWN.test(name) && name.lastIndexOf('/') === 0;
    const lists = files.filter(isRead).map((name) => name.replace(MARKDOWN, '.yaml'));
    const isUnread = (name: string) =>
      UNREAD_TEXT_FILE.test(name) ? !isRead(name) : kind === 'pages' && LIST_FILE.test(name) && !lists.includes(name);
    return files.filter(isUnread).map((name) => {
      const file = `${folder}/${kind}${name}`;
      const isList = LIST_FILE.test(name);
      const listReason = 'is beside no page: a list has the name of a Markdown file, and the ending .yaml';
      const textReason = MARKDOWN.test(name) ? `is not directly in ${folder}/${kind}/` : 'is not Markdown (.md)';
      const message = `${isList ? listReason : textReason}; it is left out`;
      return { level: 'should' as const, file, field: isList ? 'the list' : 'the text', message };
    });
  });
}

/** The clients' logos that pages do not show, because in one colour they would be rectangles. Their files exist. */
export async function findOpaqueLogos({ clients }: Content, folder: string): Promise<Finding[]> {
  const problems = await Promise.all(
    clients.map(async ({ logo }, index): Promise<Finding[]> => {
      // The build says that a file is no picture.
      if (!logo || !(await isBlock(logo).catch(() => false))) return [];
      const field = `clients[${index}].logo`;
      const message =
        'has no transparent background, so the page shows the name in its place; save the logo without its background, as SVG or PNG';
      return [{ level: 'should', ...placeOf(field, folder), field, message }];
    }),
  );
  return problems.flat();
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import querystring from 'node:querystring';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { onceInBuild } from '../content/environment';
import { hasRoute, isOnSite, isPublic, PICTURE_TYPES, routeFile, type SitePath, targetOf } from '../content/fields';
import { type Mistake, mistakesOf, nearest } from '../content/mistakes';
import { placeOf } from '../content/source';
import { FEED, KINDS, optionalPages, routes, type WrittenKind, writtenRoutes } from '../routes';
import {
  contentFolder,
  type Document,
  markdownPath,
  readDocuments,
  shownDocuments,
  shownPosts,
  unnamedCaseStudies,
  writtenPaths,
} from './documents';
import { divideFile, FRONT_MATTER } from './front-matter';
import { parseMarkdown, toElements } from './markdown';

/** What is checked of a text. */
type WrittenText = Pick<Document, 'file' | 'source' | 'isDraft'> & { fields: object };

/** What links are checked against. */
interface Site {
  /** What messages call it. */
  name: string;
  /** The documents of a language by the paths of their pages; drafts too. */
  documents: ReadonlyMap<string, Document>;
  /** Whether there is a page or file with a path. */
  exists: (path: SitePath) => boolean;
  /** Paths of the case studies that no project names. */
  unnamed: readonly string[];
}

/** Finds everything in the Markdown files of a language that the owner has to correct, drafts included. */
export function findWritingMistakes(content: unknown, folder = contentFolder()): Mistake[] {
  const documents = readAll(folder);
  const site = siteOf(content, folder);
  // Those of the main language that stand in for missing ones, whose links may lead to translated pages.
  const shared = KINDS.flatMap((kind) => shownDocuments<WrittenKind>(kind, folder)).filter(
    (document) => !documents.includes(document) && !site.unnamed.includes(document.path),
  );
  return [
    ...documents.flatMap((document) => [
      ...frontMatterMistakes(document),
      ...addressMistakes(document, content, folder),
      ...textMistakes(document, site),
    ]),
    ...shared.flatMap((document) => textMistakes(document, site)),
    ...privacyMistakes(content, folder, site),
    ...unshownCaseStudies(site, folder),
    ...linksToMissing(content, folder, site),
  ];
}

/** The documents of all kinds in a folder of `content/`. */
function readAll(folder: string): Document[] {
  return KINDS.flatMap((kind) => readDocuments<WrittenKind>(kind, folder));
}

function siteOf(content: unknown, folder: string): Site {
  const posts = shownPosts(folder);
  const written = [
    ...writtenPaths(folder),
    ...posts.map((post) => markdownPath(post)),
    ...(posts.length > 0 ? [FEED] : []),
  ];
  const optional = optionalPages(Object(content)).flatMap(({ id, exists }) => (exists ? [id] : []));
  const { navigation, projects: list } = Object(content);
  const unnamed = Array.isArray(list) ? unnamedCaseStudies(list, folder).map(({ path }) => path) : [];
  const listed = Array.isArray(navigation) ? navigation.map((entry) => Object(entry).path) : [];
  // A further language lacks the pages that its navigation lacks, and the case studies of projects that it lacks.
  const unlisted = Object.values(routes).filter((route) => !listed.includes(route));
  const leftOut = folder === 'content' ? [] : [...unlisted, ...unnamed];
  // Looking for a file takes time, and texts repeat their links.
  const known = new Map([...written.map((it) => [it, true] as const), ...leftOut.map((it) => [it, false] as const)]);
  // Each language has posts of its own.
  const shared = readAll('content').filter(({ kind, path: page }) => kind !== 'posts' && !leftOut.includes(page));
  const documents = [...shared, ...readAll(folder)];
  return {
    name: folder === 'content' ? 'the site' : `the site in ${path.posix.basename(folder)}`,
    unnamed,
    documents: new Map(documents.map((document) => [document.path, document])),
    exists: (path) => {
      const target = targetOf(path);
      const exists = known.get(target) ?? (routeFile(target, optional) !== undefined || isPublic(target));
      known.set(target, exists);
      return exists;
    },
  };
}

/** What is wrong with the Markdown in the privacy notice. */
function privacyMistakes(content: unknown, folder: string, site: Site): Mistake[] {
  const { sections } = Object(Object(Object(content).legal).privacy);
  if (typeof sections !== 'string') return [];
  const { file } = placeOf('legal', folder);
  return textMistakes({ file, fields: {}, source: divideFile(`---\n---\n${sections}`), isDraft: false }, site).map(
    ({ field, message }) => ({ file, field: `${field} in legal.privacy.sections`, message }),
  );
}

/** The case studies of a folder that no project names, and those of a site that has removed their page. */
function unshownCaseStudies({ unnamed }: Site, folder: string): Mistake[] {
  return shownDocuments('case-studies', folder).flatMap(({ file, path: page }) => {
    const message = !routeFile(page, ['case-studies'])
      ? `needs app${writtenRoutes['case-studies']}[slug]/; restore that folder, or remove the file`
      : unnamed.includes(page) &&
        file.startsWith(`${folder}/`) &&
        `belongs to no project; write page: '${page}' into its project in ${folder}/projects.ts`;
    return message ? [{ file, field: 'the case study', message }] : [];
  });
}

/** The fields of the content that lead to a draft, or to a page that only other languages have. */
function linksToMissing(content: unknown, folder: string, { documents, exists }: Site): Mistake[] {
  if (process.env.NODE_ENV === 'development') return [];
  const hasNoPosts = folder === 'content' && shownPosts(folder).length === 0;
  return addressesIn(Object(content)).flatMap(({ field, address }) => {
    const target = targetOf(address);
    const draft = documents.get(target);
    const isMissing = isOnSite(target) && !field.startsWith('navigation') && hasRoute(target) && !exists(target);
    const advice = draft?.isDraft
      ? `${draft.file}, a draft; publish it`
      : address === writtenRoutes.posts && hasNoPosts
        ? 'the list of posts, which has none; publish one'
        : isMissing && `${target}, which the site does not have in this language; add that page`;
    const message = `leads to ${advice}, or remove the link`;
    return advice ? [{ ...placeOf(field, folder), field, message }] : [];
  });
}

/** The addresses in the content that may be on the site, by their fields. The content may be invalid. */
function addressesIn({ navigation, projects, links }: Record<string, unknown>) {
  const addressOf = (group: unknown, field: string, name: string) => ({
    field: `${field}.${name}`,
    address: String(Object(group)[name] ?? ''),
  });
  const inList = (list: unknown, field: string, names: readonly string[]) =>
    (Array.isArray(list) ? list : []).flatMap((entry, index) =>
      names.map((name) => addressOf(entry, `${field}[${index}]`, name)),
    );
  return [
    ...inList(navigation, 'navigation', ['path']),
    ...inList(projects, 'projects', ['page', 'liveLink', 'repository']),
    ...inList(Object(links).profiles, 'links.profiles', ['address']),
    ...['booking', 'cv'].map((name) => addressOf(links, 'links', name)),
  ];
}

/** The pictures of texts that have no alternative text, with their lines. */
export function picturesWithoutAlt(folder = contentFolder()): Pick<Mistake, 'file' | 'line' | 'field'>[] {
  return readAll(folder).flatMap(({ file, source }) => {
    const found: Pick<Mistake, 'file' | 'line' | 'field'>[] = [];
    visit(parseMarkdown(source.text), 'image', ({ alt, url, position }) => {
      if (!alt) found.push({ file, line: position?.start.line, field: `the picture ${url}` });
    });
    return found;
  });
}

function frontMatterMistakes({ kind, file, source, slug }: Document): Mistake[] {
  const message = 'must have a name in lowercase letters, digits and hyphens, such as small-steps.md';
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? [] : [{ file, field: 'the file', message }]),
    ...(source.mistakes.length > 0
      ? source.mistakes.map((mistake) => ({ file, field: 'the front matter', ...mistake }))
      : mistakesOf(FRONT_MATTER[kind], source.fields, (field) => ({ file, line: source.lineOf(field) }))),
  ];
}

/** A page that something else of the site has the address of. */
function addressMistakes({ kind, file, path: page, slug }: Document, content: unknown, folder: string): Mistake[] {
  const optional = optionalPages(Object(content)).find(({ path, exists }) => exists && path === page);
  const own = routeFile(page, []);
  const hasLanguage = kind === 'pages' && existsSync(path.join(process.cwd(), 'content', slug, 'words.ts'));
  const owners: [isTaken: unknown, by: string, advice: string][] = [
    [optional, `${optional?.name}`, `rename the file, or remove ${optional?.field}`],
    [own && !own.includes('['), `app${own}`, 'rename one of them'],
    [isPublic(`${page}index.html`), `public${page}index.html`, 'rename one of them'],
    [page === '/home/', 'the home page', 'rename the file'],
    [page === '/404/', 'the page for wrong addresses', 'rename the file'],
    [page === writtenRoutes.posts && shownPosts(folder).length > 0, 'the list of posts', 'rename the file'],
    [hasLanguage, `the site in the language ${slug}`, 'rename the file'],
  ];
  return owners.flatMap(([isTaken, by, advice]) => {
    const message = `has the address ${page}, which ${by} already has; ${advice}`;
    return isTaken ? [{ file, field: 'the file', message }] : [];
  });
}

/** What is wrong with the text: what the page's policy forbids, and links and pictures that lead nowhere. */
function textMistakes(document: WrittenText, site: Site): Mistake[] {
  const { file, source } = document;
  const tree = parseMarkdown(source.text);
  const mistakes: Mistake[] = [];
  const add = (node: Nodes, field: string, message: string | undefined) => {
    if (message) mistakes.push({ file, line: node.position?.start.line, field, message });
  };
  const { image } = document.fields as { image?: unknown };
  const message = typeof image === 'string' && pictureMistake(image, document);
  if (message) mistakes.push({ file, line: source.lineOf(['image']), field: 'image', message });
  visit(tree, (node, _index, parent) => {
    if (node.type === 'html' && !/^<!--[\s\S]*-->$/.test(node.value.trim())) {
      add(node, `the HTML ${node.value.split('\n')[0]}`, 'can’t be used in a text; write it in Markdown');
    }
    if (node.type === 'heading' && node.depth === 1) {
      add(node, 'the heading with one #', 'would be a second title of the page; begin headings with ##');
    }
    if (node.type === 'image') {
      const name = `the picture ${node.url}`;
      add(node, name, pictureMistake(node.url, document));
      if (parent?.type !== 'paragraph') {
        add(node, name, 'must be in a paragraph of its own, outside of links, headings and tables');
      }
    }
    if (node.type === 'link')
      add(node, node.url ? `the link to ${node.url}` : 'a link', linkMistake(node.url, document, site));
  });
  return mistakes;
}

/** The ids of the headings and the footnotes in a text. */
const idsOf = onceInBuild((text: string): string[] => {
  const ids: string[] = [];
  visit(toElements(parseMarkdown(text)), 'element', ({ properties }) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  return ids;
});

/** The file of a picture in the repository: beside the text, or in `public/` if it begins with a slash. */
export function pictureFile(address: string, { file }: Pick<Document, 'file'>): string {
  const name = querystring.unescape(address);
  return isOnSite(name) ? `public${name}` : path.posix.join(path.posix.dirname(file), name);
}

function pictureMistake(address: string, document: WrittenText): string | undefined {
  if (!document.file.endsWith('.md')) return 'can’t be shown here; only Markdown files have pictures';
  if (/^[a-z]+:/i.test(address)) return 'is not in the repository; save it beside the text or in public/';
  if (!PICTURE_TYPES.test(address)) return 'must be a PNG, JPEG, WebP or AVIF';
  const file = pictureFile(address, document);
  return existsSync(path.join(process.cwd(), file)) ? undefined : `is missing: there is no file ${file}`;
}

/** The reason why a link can’t be used, if there is one. */
function linkMistake(address: string, from: WrittenText, site: Site): string | undefined {
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return undefined;
  const [target = '', fragment = ''] = address.split('#');
  const wanted = querystring.unescape(fragment);
  const missingHeading = ({ source }: WrittenText, owner: string) => {
    const ids = idsOf(source.text);
    if (ids.includes(wanted)) return undefined;
    const meant = nearest(wanted, ids);
    return `leads to a heading that ${owner} does not have${meant ? `; you probably mean #${meant}` : ''}`;
  };
  if (!address) return 'has no address';
  if (!target) return missingHeading(from, 'this text');
  if (!isOnSite(target)) {
    return 'must begin with https://, mailto:, tel: or #, or with / for a page or file of the site';
  }
  const document = site.documents.get(target);
  if (!document) return site.exists(target) ? undefined : `leads to a page or file that ${site.name} does not have`;
  if (document.isDraft && !from.isDraft) return `leads to ${document.file}, which is a draft`;
  return fragment ? missingHeading(document, document.file) : undefined;
}

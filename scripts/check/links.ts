import path from 'node:path';
import querystring from 'node:querystring';
import { visit } from 'unist-util-visit';
import { logoFault } from '../../lib/brand/logo';
import { placeOf } from '../../lib/compile/places';
import type { LanguageSource } from '../../lib/compile/read-languages';
import type { Repository } from '../../lib/compile/repository';
import { pathIn, siteMapOf } from '../../lib/compile/site-map';
import { FILM_TYPES, isOnSite, type Reference } from '../../lib/content/address-fields';
import type { Finding } from '../../lib/content/finding';
import { nearest } from '../../lib/content/nearest';
import { type FoundReference, referencesIn, stringsIn } from '../../lib/content/references';
import type { Content } from '../../lib/content/schema';
import { type Document, documentsOf } from '../../lib/markdown/documents';
import { marksIn } from '../../lib/markdown/inline';
import { idsOf, parseMarkdown } from '../../lib/markdown/markdown';
import { filesOfFilm, publicFile, themeFiles } from '../../lib/picture-companions';
import {
  CV_PATH,
  DOCUMENT_KINDS,
  documentFolders,
  OPTIONAL_ROUTES,
  routes,
  TAGS,
  TECHNOLOGIES,
} from '../../lib/routes';
import type { Site } from '../../lib/site';
import { type CheckedSite, findTakenAddresses, findTakenAliases, findUnshownCaseStudies, svgFault } from './files';
import { withLists } from './page-lists';
import { findWrongMarkup } from './texts';

/** A text with links: a Markdown file, or the sections of the privacy notice. */
type LinkedText = Pick<Document, 'file' | 'text' | 'isDraft' | 'language'>;

/**
 * Finds every address in a valid language that leads nowhere, and every Markdown file whose address is taken.
 *
 * @param main the main language, whose pages stand in for missing ones.
 */
export function findWrongLinks(
  site: Site,
  { folder, content, documents }: LanguageSource,
  main: LanguageSource,
  repository: Repository,
): Finding[] {
  const targets = { site, folder, repository, map: siteMapOf(site, documents, main, repository) };
  const standIns = documentsOf(site.documents).filter(({ language }) => language);
  return [
    ...referencesIn(site.content).flatMap((found) => referenceMistakes(found, targets)),
    ...documents.flatMap((document) => findTakenAddresses(document, documents, targets)),
    ...findTakenAliases(documents, targets),
    ...[...withLists(documents), ...standIns].flatMap((document) => linkMistakes(document, targets)),
    ...proseMistakes(content, targets),
    ...privacyMistakes(targets),
    ...findUnshownCaseStudies(documents, targets),
  ];
}

/** What is wrong with a value that leads somewhere, as the rest of a sentence that begins with its field. */
const LOOKUPS: Partial<Record<Reference, (value: string, targets: CheckedSite, field: string) => string | undefined>> =
  {
    page: pageMistake,
    pageOrFile: addressMistake,
    picture: pictureMistake,
    cv: cvMistake,
  };

function referenceMistakes({ field, reference, value }: FoundReference, targets: CheckedSite): Finding[] {
  const message = LOOKUPS[reference]?.(value, targets, field);
  return message ? [{ level: 'stop', ...placeOf(field, targets.folder), field, message }] : [];
}

function cvMistake(value: string, targets: CheckedSite): string | undefined {
  const hasOwnCvPage = targets.repository.routes.has(CV_PATH);
  if (value === CV_PATH && !hasOwnCvPage) return 'must be "page" for the CV page of this site, got "/cv/"';
  return value === 'page' ? undefined : addressMistake(value, targets);
}

function optionalRouteAt(address: string) {
  return OPTIONAL_ROUTES.find(({ path }) => path === address);
}

function pageMistake(value: string, targets: CheckedSite, field: string): string | undefined {
  const { site, map } = targets;
  const destination = map.destinationOf(value);
  if (destination.kind === 'page or file') return undefined;
  if (destination.kind === 'draft') return draftMessage(destination.file);
  const isElsewhere = destination.kind === 'other language';
  if (value === documentFolders.posts && site.languages[0].basePath === site.basePath)
    return 'leads to the list of posts, but there are no posts yet; publish one, or remove the link';
  if (value.startsWith(TAGS) && !isElsewhere)
    return `leads to ${value}, but no post has that tag; correct it, or remove the link`;
  if (value.startsWith(TECHNOLOGIES) && !isElsewhere)
    return `leads to ${value}, but no two projects share that technology, or byTechnology is not true in pages.ts`;
  const optional = optionalRouteAt(value);
  if (optional)
    return `leads to ${value}, but the site does not have that page; write ${optional.field}, or remove the entry`;
  // A further language has only some of the pages of the main one's navigation and projects.
  if (isElsewhere) return field.startsWith('navigation') ? undefined : missingHere(value);
  return `is "${value}", but the site has no such page; add ${pageFiles(value)}, or remove it`;
}

function addressMistake(value: string, targets: CheckedSite): string | undefined {
  if (!isOnSite(value)) return undefined;
  const destination = targets.map.destinationOf(value);
  switch (destination.kind) {
    case 'page or file':
      return undefined;
    case 'draft':
      return draftMessage(destination.file);
    case 'other language':
      return missingHere(pathIn(value));
    case 'nothing':
      return `is "${value}", but ${missingTarget(pathIn(value), targets.repository)}`;
  }
}

function draftMessage(file: string): string {
  return `leads to ${file}, a draft; publish it, or remove the link`;
}

function pictureMistake(value: string, targets: CheckedSite, field: string): string | undefined {
  const missing = addressMistake(value, targets);
  if (missing || !isOnSite(value)) return missing;
  const film = FILM_TYPES.test(value) && filesOfFilm(publicFile(value));
  if (film && !film.poster) return `needs a picture that is shown until it plays; put ${film.name}.jpg beside it`;
  const files = themeFiles(publicFile(value)) ?? [publicFile(value)];
  return files
    .map((file) => svgFault(file) ?? (field.startsWith('brand.logo.') ? logoFault(file) : undefined))
    .find(Boolean);
}

function missingHere(target: string): string {
  return `leads to ${target}, which the site does not have in this language; add that page, or remove the link`;
}

/** The files that can be the page with a path: one in `app/`, or a Markdown file where these have pages. */
function pageFiles(sitePath: string): string {
  const [, folder, slug] = /^(.*\/)([^/]+)\/$/.exec(sitePath) ?? [];
  const kind = slug && DOCUMENT_KINDS.find((one) => documentFolders[one] === folder);
  return `${kind ? `content/${kind}/${slug}.md or ` : ''}app${sitePath}page.tsx`;
}

/** Says which page or which file of `public/` is missing, with the nearest name there is. */
function missingTarget(target: string, { publicFiles }: Repository): string {
  const page = `the page ${pageFiles(target.replace(/\/?$/, '/'))} is missing`;
  if (target.endsWith('/')) return page;
  const near = nearest(target, publicFiles);
  const advice = /^\/cv(?:\.[\w-]+)?\.pdf$/.test(target) ? '; npm run cv makes it' : '';
  const file = `the file public${target} is missing${advice}${near ? `; the nearest name there is public${near}` : ''}`;
  return /\.\w+$/.test(target) ? file : `${page}, or ${file}`;
}

/** What is wrong with the links in the sentences of the content, as its owner wrote it. */
function proseMistakes(content: Content, targets: CheckedSite): Finding[] {
  return stringsIn(content).flatMap(({ field, value, markdown }) => {
    if (markdown !== 'inline' || isUnused(field, content)) return [];
    const place = { level: 'stop' as const, ...placeOf(field, targets.folder) };
    const advice = field.startsWith(CONSENT_WORDS) ? '; write privacy in legal.ts, or another sentence here' : '';
    return marksIn(value).flatMap((mark) => {
      if (mark.type === 'image')
        return [{ ...place, field, message: 'has a picture, which only Markdown files can have; remove it' }];
      if (mark.type !== 'link') return [];
      const mistake = linkMistake(mark.url, { file: place.file, text: '', isDraft: false }, targets);
      const message = `has a link to ${mark.url || 'nothing'}, which ${mistake}${advice}`;
      return mistake ? [{ ...place, field, message }] : [];
    });
  });
}

/** The sentences at the form, of which a site has one or none. */
const CONSENT_WORDS = 'words.form.consent.';

function isUnused(field: string, { site, navigation }: Content): boolean {
  const hasForm = navigation.some(({ path: page }) => page === routes.contact);
  return field.startsWith(CONSENT_WORDS) && !(hasForm && field === CONSENT_WORDS + site.form.consent);
}

/** What is wrong with the Markdown in the privacy notice. */
function privacyMistakes(targets: CheckedSite): Finding[] {
  const { sections } = targets.site.content.legal?.privacy || {};
  if (!sections) return [];
  const { file } = placeOf('legal', targets.folder);
  const text = { file, text: sections, isDraft: false };
  return [...findWrongMarkup(text), ...linkMistakes(text, targets)].map(({ field, message }) => ({
    level: 'stop' as const,
    file,
    field: `${field} in legal.privacy.sections`,
    message,
  }));
}

/** The links of a text that can't be used. */
function linkMistakes(document: LinkedText, targets: CheckedSite): Finding[] {
  const mistakes: Finding[] = [];
  visit(parseMarkdown(document.text), 'link', ({ url, position }) => {
    const field = url ? `the link to ${url}` : 'a link';
    const message = linkMistake(url, document, targets);
    if (message) mistakes.push({ level: 'stop', file: document.file, line: position?.start.line, field, message });
  });
  return mistakes;
}

/** The reason why a link can’t be used, if there is one. */
function linkMistake(address: string, from: LinkedText, { folder, map }: CheckedSite): string | undefined {
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return undefined;
  const [target = '', fragment = ''] = address.split('#');
  const wanted = querystring.unescape(fragment);
  const missingHeading = ({ text }: LinkedText, owner: string) => {
    const ids = idsOf(text);
    if (ids.includes(wanted)) return undefined;
    const meant = nearest(wanted, ids);
    return `leads to a heading that ${owner} does not have${meant ? `; you probably mean #${meant}` : ''}`;
  };
  if (!address) return 'has no address';
  if (!target) return missingHeading(from, 'this text');
  if (!isOnSite(target)) {
    return 'must begin with https://, mailto:, tel: or #, or with / for a page or file of the site';
  }
  const destination = map.destinationOf(target);
  if (destination.kind === 'draft' && !from.isDraft) return `leads to ${destination.file}, which is a draft`;
  // The links of a text that stands in for a missing one lead to the main language (site/texts.ts).
  if (destination.kind === 'other language' && from.language) return undefined;
  if (destination.kind === 'other language' || destination.kind === 'nothing') {
    const name = folder === 'content' ? 'the site' : `the site in ${path.posix.basename(folder)}`;
    return `leads to a page or file that ${name} does not have`;
  }
  const document = map.documentAt(target);
  return document && fragment ? missingHeading(document, document.file) : undefined;
}

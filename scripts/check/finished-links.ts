import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import querystring from 'node:querystring';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { visit } from 'unist-util-visit';
import type { CompiledLanguage } from '../../lib/compile/compile-sites';
import { environment } from '../../lib/compile/environment';
import { placeOf } from '../../lib/compile/places';
import type { LanguageSource } from '../../lib/compile/read-languages';
import { listFiles } from '../../lib/compile/repository';
import { type Finding, withoutRepeated } from '../../lib/content/finding';
import { stringsIn } from '../../lib/content/references';
import { marksIn } from '../../lib/markdown/inline';
import { parseMarkdown } from '../../lib/markdown/markdown';
import { root } from '../command';
import { serveSite } from '../serve';
import { withLists } from './page-lists';
import { isSampleAddress } from './sample-values';

/** How long it is remembered that an address has answered, in ms. */
const KEEP_ANSWERS = 5 * 60_000;

/** Maximum number of retries per request. The pauses before them double. */
const RETRIES = 3;

/** The longest pause before a retry, in ms. There are fewer retries if a pause would be longer. */
const MAX_RETRY_PAUSE = 30_000;

/** Maximum number of addresses that are requested at a time. */
const AT_A_TIME = 10;

/** Timeout for a host's response, in ms. */
const TIMEOUT = 15_000;

/** Statuses of a removed page. Others, such as 403 and 999, are what some sites send to programs. */
const GONE = [404, 410];

/** A link of a finished page whose address does not answer as it should. */
interface DeadLink {
  url: string;
  /** The address of the page. */
  page: string;
  /** The status of the response; 0 if there was none. */
  status: number;
  /** Why there was no response. */
  error?: string;
}

/**
 * Opens finished pages, and requests every address that they name.
 *
 * @param pages their addresses on a local server.
 * @param isLeftOut whether an address is not requested.
 */
export async function findDeadLinks(pages: readonly string[], isLeftOut: (url: string) => boolean) {
  const { links } = await new LinkChecker().check({
    path: [...pages],
    concurrency: AT_A_TIME,
    timeout: TIMEOUT,
    linksToSkip: async (url) => !pages.includes(url) && isLeftOut(url),
    retryErrors: true,
    // It counts from the second one.
    retryErrorsCount: Math.min(RETRIES, Math.floor(Math.log2(MAX_RETRY_PAUSE / 1000))) - 1,
    // What is added to each pause, so that not all requests are made at once.
    retryErrorsJitter: 1000,
  });
  const dead = links.flatMap(({ url, parent, status = 0, state, failureDetails }): DeadLink[] => {
    // Statuses that sites send to programs are skipped by linkinator.
    const isDead = state === LinkState.BROKEN || (state === LinkState.SKIPPED && status > 0);
    return isDead && parent ? [{ url, page: parent, status, error: causeIn(failureDetails) }] : [];
  });
  return { dead, answered: links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url) };
}

/** The reason why there was no response. */
function causeIn(details: LinkResult['failureDetails'] = []): string | undefined {
  const error = details.find((detail) => detail instanceof Error);
  return error?.cause instanceof Error ? error.cause.message : error?.message;
}

/**
 * The links of the built site that lead nowhere, on it and elsewhere, with the places in the owner's files.
 *
 * @param folder the export.
 * @param cache the file that remembers which addresses have answered.
 * @throws {UserError} if the site is not built.
 */
export async function findDeadLinksOfSite(
  languages: readonly CompiledLanguage[],
  folder = path.join(root, environment.SITE_OUT_DIR ?? 'out'),
  cache = path.join(root, 'node_modules', '.cache', 'links.json'),
): Promise<Finding[]> {
  const [main] = languages;
  if (!main) return [];
  const { basePath, content } = main.site;
  const { url: home, close } = await serveSite(folder, 0, basePath);
  const { origin } = new URL(home);
  const files = listFiles(path.relative(process.cwd(), folder));
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== '/404.html' && !existsSync(`public${file}`))
    .map((file) => home + encodeURI(file.slice(1).replace(/(^|\/)index\.html$/, '$1')));
  const recent = recentAnswers(cache);
  const isOwn = (url: string) => {
    // The site may not be published yet. A whole address below its own may be another site's.
    const name = url.startsWith(content.site.address) ? new URL(url).pathname.slice(basePath.length) : undefined;
    return (
      name !== undefined && ['', 'index.html', '/index.html'].some((end) => files.includes(decodePath(name) + end))
    );
  };
  const isLeftOut = (url: string) => recent.urls.has(url) || isSampleAddress(url) || isOwn(url);
  const { dead, answered } = await findDeadLinks(pages, isLeftOut).finally(close);
  recent.remember(answered.filter((url) => !url.startsWith(origin)));
  const places = languages.flatMap(({ source }) => writtenLinks(source));
  // One page for each address: links in the frame of the site are on all of them.
  const first = new Map(dead.sort((one, next) => (one.page > next.page ? -1 : 1)).map((link) => [link.url, link]));
  return withoutRepeated([...first.values()].flatMap((link) => findingsOf(link, origin, places)));
}

function decodePath(name: string): string {
  return querystring.unescape(name);
}

/** What is to be said of a link, at each place in the owner's files that has it, else of the page. */
function findingsOf({ url, page, status, error }: DeadLink, origin: string, places: readonly WrittenLink[]): Finding[] {
  const isInside = url.startsWith(origin);
  const isGone = isInside || GONE.includes(status);
  const written = isInside ? decodePath(url.slice(origin.length)) : url;
  const message = isInside
    ? `is ${written}, where there is no page and no file; correct it, or remove it`
    : isGone
      ? `is ${url}, which returned ${status}; correct it, or remove it`
      : `is ${url}, which could not be checked (${(status === 0 && error) || `it returned ${status}`}); open it in a browser`;
  const level = isGone ? 'must' : 'should';
  const isSame = (address: string) => URL.canParse(address) && new URL(address.replace(/#.*/, '')).href === url;
  const known = places.filter(({ address }) => isSame(address));
  if (known.length > 0) return known.map(({ address: _, ...place }) => ({ level, ...place, message }));
  return [{ level, file: decodePath(page.slice(origin.length)), field: 'a link', message }];
}

/** The addresses that have answered a short time ago, by the file that remembers them. */
function recentAnswers(file: string) {
  const now = Date.now();
  const recent = readTimes(file).filter(([, at]) => now - at < KEEP_ANSWERS);
  return {
    urls: new Set(recent.map(([url]) => url)),
    remember(urls: readonly string[]) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries([...recent, ...urls.map((url) => [url, now])])));
    },
  };
}

function readTimes(file: string): [url: string, at: number][] {
  try {
    const answers: [string, unknown][] = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    return answers.filter((answer): answer is [string, number] => typeof answer[1] === 'number');
  } catch {
    return [];
  }
}

/** An address in the owner's files. */
interface WrittenLink extends Pick<Finding, 'file' | 'line' | 'field'> {
  address: string;
}

/** The addresses in the files of a language: in fields, in sentences and in Markdown. */
function writtenLinks({
  content,
  documents,
  folder,
}: Pick<LanguageSource, 'content' | 'documents' | 'folder'>): WrittenLink[] {
  const links: WrittenLink[] = [];
  const addLinksOf = (text: string, place: Omit<WrittenLink, 'address' | 'field'>) =>
    visit(parseMarkdown(text), 'link', ({ url, position }) => {
      links.push({ ...place, line: place.line ?? position?.start.line, field: `the link to ${url}`, address: url });
    });
  for (const { field, value, markdown, isText } of stringsIn(content)) {
    const place = { ...placeOf(field, folder), field };
    if (markdown === 'whole') addLinksOf(value, place);
    else if (markdown !== 'inline') links.push(...(isText ? [] : [{ ...place, address: value }]));
    else for (const mark of marksIn(value)) if (mark.type === 'link') links.push({ ...place, address: mark.url });
  }
  for (const { file, text } of withLists(documents)) addLinksOf(text, { file });
  return links;
}

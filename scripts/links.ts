import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { visit } from 'unist-util-visit';
import { placeOf } from '../lib/compile/places';
import type { Finding } from '../lib/content/finding';
import { documentsOf } from '../lib/markdown/documents';
import { parseMarkdown } from '../lib/markdown/markdown';
import type { Site } from '../lib/site';
import { isSampleAddress } from './check/sample-values';
import { causeOf } from './command';
import { textsOf } from './content-files';

/** How long an answer is cached, in ms. */
const KEEP_ANSWERS = 5 * 60_000;

/** Maximum number of retries per request. */
const RETRIES = 3;

/** The pause before the first retry, which doubles with each further one, in ms. */
const FIRST_PAUSE = 1000;

/** Maximum number of addresses that are requested at a time. */
const AT_A_TIME = 10;

/** Timeout for a host's response, in ms. */
const TIMEOUT = 15_000;

/** Statuses after which a later request may succeed. */
const TEMPORARY = [408, 425, 429, 500, 502, 503, 504];

/** Statuses of a removed page. Others, such as 403 and 999, are what some sites send to programs. */
const GONE = [404, 410];

/** The status of a response, or why there was none, and the time of the request in ms since 1970. */
interface Answer {
  at: number;
  status?: number;
  error?: string;
}

/** A web address, and where it is written. */
export interface Link extends Omit<Finding, 'message' | 'level'> {
  url: string;
}

/** The web addresses in the files of a language, except those of the sample and of the site itself. */
export function webLinksIn({ content, documents }: Site, folder: string): Link[] {
  const texts = textsOf(content).filter(({ field, value }) => isWebAddress(value) && !field.startsWith('site.'));
  const links: Link[] = texts.map(({ field, value }) => ({ ...placeOf(field, folder), field, url: value }));
  function collect(text: string, { file, line }: Pick<Link, 'file' | 'line'>) {
    visit(parseMarkdown(text), 'link', ({ url, position }) => {
      if (isWebAddress(url)) links.push({ file, line: line ?? position?.start.line, field: 'a link', url });
    });
  }
  for (const { file, text } of documentsOf(documents)) collect(text, { file });
  const { privacy } = content.legal ?? {};
  const sections = 'legal.privacy.sections';
  if (privacy) collect(privacy.sections ?? '', placeOf(sections, folder));
  // Texts that a language lacks are in the files of the main language.
  return links.filter(({ file }) => file.startsWith(`${folder}/`));
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && !isSampleAddress(text);
}

/**
 * Requests every address.
 *
 * @param folder path of the repository; answers are cached in node_modules/.cache.
 */
export async function checkLinks(links: readonly Link[], folder: string): Promise<Finding[]> {
  const file = path.join(folder, 'node_modules', '.cache', 'links.json');
  const answers = readAnswers(file);
  const urls = new Set(links.map(({ url }) => url)).values();
  // All of them take the next address from one iterator.
  const requests = Array.from({ length: AT_A_TIME }, async () => {
    for (const url of urls) answers[url] ??= await requestAddress(url);
  });
  await Promise.all(requests);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(answers));
  return links.flatMap((link) => problemsOf(link, answers[link.url]));
}

/** Cached answers that have not expired. Addresses without a response are requested again. */
function readAnswers(file: string): Record<string, Answer> {
  try {
    const storedAnswers: [string, Answer][] = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    return Object.fromEntries(
      storedAnswers.filter(([, { at, status }]) => Date.now() - at < KEEP_ANSWERS && status !== undefined),
    );
  } catch {
    return {};
  }
}

async function requestAddress(url: string): Promise<Answer> {
  let answer: Answer = { at: 0 };
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    if (attempt > 0) await wait(FIRST_PAUSE * 2 ** (attempt - 1));
    try {
      const headers = { 'User-Agent': 'Mozilla/5.0 (link check)' };
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT) });
      await response.body?.cancel();
      answer = { at: Date.now(), status: response.status };
      if (!TEMPORARY.includes(response.status)) break;
    } catch (error) {
      answer = { at: Date.now(), error: causeOf(error) };
    }
  }
  return answer;
}

function problemsOf({ url, ...place }: Link, { status = 0, error }: Answer = { at: 0 }): Finding[] {
  if (status >= 200 && status < 300) return [];
  const isGone = GONE.includes(status);
  const message = isGone
    ? `is ${url}, which returned ${status}; correct it, or remove it`
    : `is ${url}, which could not be checked (${error ?? `it returned ${status}`}); open it in a browser`;
  return [{ level: isGone ? 'must' : 'should', ...place, message }];
}

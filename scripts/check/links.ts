import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Content } from '../../lib/content/schema';
import { fieldsOf } from '../content-files';
import type { Problem } from './find-problems';
import { isSampleAddress } from './placeholders';

/** How long an answer is kept, in ms. */
const KEEP_ANSWERS = 5 * 60_000;

/** How often a request is tried again. */
const RETRIES = 3;

/** The pause before the first retry, doubled for each further one, and the longest pause, in ms. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** How long a host may take to answer, in ms. */
const TIMEOUT = 15_000;

/** How many hosts are asked at once; the addresses of one host are asked one after the other. */
const HOSTS_AT_ONCE = 4;

/** Statuses after which a later request may do better; 501 and 505 will stay. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

/** A page that is gone for good. Others, such as 403 and 999, are what some sites answer to programs. */
const GONE = new Set([404, 410]);

/** What came of an address: its status and where it was redirected to, or why there was no answer. */
interface Answer {
  /** When, in ms since 1970. */
  at: number;
  status?: number;
  location?: string;
  error?: string;
}

/** Parts of the network that tests replace. */
interface Network {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  wait: (ms: number) => Promise<unknown>;
  now: () => number;
}

const NETWORK: Network = { fetch, wait, now: Date.now };

/**
 * Asks for every address on the web that the content names, except for the sample's and those of the site itself.
 *
 * @param folder path of the repository; answers are kept in node_modules/.cache.
 */
export async function checkLinks(content: Content, folder: string, network = NETWORK): Promise<Problem[]> {
  const links = fieldsOf(content).flatMap(({ field, value }) => {
    const isLink = typeof value === 'string' && /^https:\/\/\S+$/.test(value) && URL.canParse(value);
    return isLink && !field.startsWith('site.') && !isSampleAddress(value) ? [{ field, url: value }] : [];
  });
  const file = path.join(folder, 'node_modules', '.cache', 'links.json');
  const answers = readAnswers(file, network.now());
  const hosts = new Map<string, Set<string>>();
  for (const { url } of links) {
    const { host } = new URL(url);
    hosts.set(host, (hosts.get(host) ?? new Set()).add(url));
  }
  const queue = [...hosts.values()];
  await Promise.all(
    Array.from({ length: HOSTS_AT_ONCE }, async () => {
      for (let urls = queue.shift(); urls; urls = queue.shift()) {
        for (const url of urls) answers[url] ??= await ask(url, network);
      }
    }),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(answers));
  return links.flatMap(({ field, url }) => judge(field, url, answers[url]));
}

/** Kept answers that are not too old; one that says nothing for sure is asked for again. */
function readAnswers(file: string, now: number): Record<string, Answer> {
  try {
    const kept: [string, Answer][] = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    return Object.fromEntries(kept.filter(([, { at, status }]) => now - at < KEEP_ANSWERS && status !== undefined));
  } catch {
    return {};
  }
}

async function ask(url: string, network: Network): Promise<Answer> {
  let answer: Answer = { at: network.now() };
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    if (attempt > 0) await network.wait(Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE));
    try {
      const response = await network.fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: { 'User-Agent': 'Mozilla/5.0 (link check)' },
      });
      await response.body?.cancel();
      const location = response.headers.get('location') ?? undefined;
      answer = { at: network.now(), status: response.status, location };
      if (!PASSING.has(response.status)) break;
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      answer = { at: network.now(), error: cause instanceof Error ? cause.message : String(cause) };
    }
  }
  return answer;
}

function judge(field: string, url: string, { status = 0, location, error }: Answer = { at: 0 }): Problem[] {
  if (status >= 200 && status < 300) return [];
  // Temporary redirects keep the address; a permanent one to a sign-in page moves nothing either.
  if (status === 301 || status === 308) {
    const target = location && URL.canParse(location, url) ? new URL(location, url).href : 'another address';
    return [{ level: 'should', field, message: `is ${url}, which has moved to ${target}; write that address` }];
  }
  if (status >= 300 && status < 400) return [];
  if (GONE.has(status)) {
    return [{ level: 'must', field, message: `is ${url}, which answers ${status}; correct it, or remove the entry` }];
  }
  const reason = error ?? `it answers ${status}`;
  return [
    { level: 'should', field, message: `is ${url}, which could not be checked (${reason}); open it in a browser` },
  ];
}

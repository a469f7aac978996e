/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { content as sample } from '@/content/content';
import type { Content } from '../../lib/content/schema';
import { checkLinks } from './links';

const CV = 'https://layla.dev/cv.pdf';
const CONTENT: Content = { ...sample, links: { cv: CV, profiles: [] }, projects: [] };

let folder: string;
let now = 0;
const pauses: number[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  pauses.length = 0;
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A network that gives these answers to the requests for the CV, the last one again and again. */
function network(...answers: (Response | Error)[]) {
  const asked: string[] = [];
  return {
    asked,
    fetch: async (url: string) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(url);
      if (answer instanceof Response) return answer.clone();
      throw new TypeError('fetch failed', { cause: answer });
    },
    wait: async (ms: number) => {
      pauses.push(ms);
    },
    now: () => now,
  };
}

function answer(status: number, location?: string) {
  return new Response(null, { status, headers: location ? { location } : {} });
}

test.each<[string, Response | Error, string | undefined]>([
  ['answers', answer(200), undefined],
  ['is redirected for now', answer(302, 'https://layla.dev/login'), undefined],
  [
    'has moved',
    answer(301, '/files/cv.pdf'),
    `should is ${CV}, which has moved to https://layla.dev/files/cv.pdf; write`,
  ],
  ['is gone', answer(404), `must is ${CV}, which answers 404; correct it`],
  ['answers no program', answer(403), `should is ${CV}, which could not be checked (it answers 403)`],
  ['has no host', new Error('getaddrinfo ENOTFOUND'), `should is ${CV}, which could not be checked (getaddrinfo`],
])('an address that %s', async (_, response, expected) => {
  const [problem] = await checkLinks(CONTENT, folder, network(response));
  if (expected === undefined) expect(problem).toBeUndefined();
  else expect(`${problem?.level} ${problem?.message}`).toContain(expected);
});

test('tries three times more, with growing pauses', async () => {
  const busy = network(answer(503));
  expect(await checkLinks(CONTENT, folder, busy)).toHaveLength(1);
  expect(busy.asked).toHaveLength(4);
  expect(pauses).toEqual([1000, 2000, 4000]);
});

test('is content with a later try', async () => {
  expect(await checkLinks(CONTENT, folder, network(new Error('reset'), answer(200)))).toEqual([]);
  expect(pauses).toEqual([1000]);
});

test('keeps an answer for five minutes', async () => {
  const online = network(answer(200));
  await checkLinks(CONTENT, folder, online);
  now += 5 * 60_000 - 1;
  await checkLinks(CONTENT, folder, online);
  expect(online.asked).toHaveLength(1);
  now += 1;
  await checkLinks(CONTENT, folder, online);
  expect(online.asked).toHaveLength(2);
});

test("asks neither for the sample's addresses nor for the site's own", async () => {
  const online = network(answer(200));
  await checkLinks(sample, folder, online);
  expect(online.asked.filter((url) => /your-handle|example\.com|formspree/.test(url))).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OWNER } from '../e2e/support/owner-site';
import type { Content } from '../lib/content/schema';
import { checkLinks } from './links';

const CV = 'https://layla.dev/cv.pdf';
const CONTENT = { ...OWNER, links: { cv: CV, profiles: [] } } as unknown as Content;

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => {}) }));

let folder: string;
let now = 0;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
  jest.mocked(wait).mockClear();
});

/** Mocks `fetch` with these responses in order; the last one repeats. */
function answerWith(...answers: (Response | Error)[]) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    if (answer instanceof Response) return answer.clone();
    throw new TypeError('fetch failed', { cause: answer });
  });
}

function answer(status: number) {
  return new Response(null, { status });
}

test.each<[string, Response | Error, string | undefined]>([
  ['answers', answer(200), undefined],
  ['is gone', answer(404), `must is ${CV}, which returned 404; correct it`],
  ['refuses programs', answer(403), `should is ${CV}, which could not be checked (it returned 403)`],
  ['has no host', new Error('getaddrinfo ENOTFOUND'), `should is ${CV}, which could not be checked (getaddrinfo`],
])('an address that %s', async (_, response, expected) => {
  answerWith(response);
  const [problem] = await checkLinks(CONTENT, folder);
  if (expected === undefined) expect(problem).toBeUndefined();
  else expect(`${problem?.level} ${problem?.message}`).toContain(expected);
});

test('retries three times, with growing pauses', async () => {
  const fetchMock = answerWith(answer(503));
  expect(await checkLinks(CONTENT, folder)).toHaveLength(1);
  expect(fetchMock).toHaveBeenCalledTimes(4);
  expect(jest.mocked(wait).mock.calls).toEqual([[1000], [2000], [4000]]);
});

test('accepts the answer of a retry', async () => {
  answerWith(new Error('reset'), answer(200));
  expect(await checkLinks(CONTENT, folder)).toEqual([]);
  expect(wait).toHaveBeenCalledTimes(1);
});

test('caches an answer for five minutes', async () => {
  const fetchMock = answerWith(answer(200));
  await checkLinks(CONTENT, folder);
  now += 5 * 60_000 - 1;
  await checkLinks(CONTENT, folder);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  now += 1;
  await checkLinks(CONTENT, folder);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("skips the sample's addresses and the site's own", async () => {
  const fetchMock = answerWith(answer(200));
  const profiles = [{ label: 'GitHub', address: 'https://github.com/your-handle' }];
  await checkLinks({ ...CONTENT, links: { cv: 'https://example.com/your-cv.pdf', profiles } } as Content, folder);
  expect(fetchMock).not.toHaveBeenCalled();
});

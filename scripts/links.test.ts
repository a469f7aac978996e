import { setTimeout as wait } from 'node:timers/promises';
import { siteWith } from '../e2e/support/compiled-site';
import { temporaryFolder } from '../e2e/support/export-folder';
import { OWNER } from '../e2e/support/owner-site';
import type { Content } from '../lib/content/schema';
import { checkLinks, webLinksIn } from './links';

const CV = 'https://layla.dev/cv.pdf';
const LINKS = [{ file: 'content/links.ts', field: 'links.cv', url: CV }];

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => {}) }));

const { folder } = temporaryFolder();
let now = 0;

beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));

afterEach(() => {
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
  ['is gone for good', answer(410), `must is ${CV}, which returned 410; correct it`],
  ['is gone', answer(404), `must is ${CV}, which returned 404; correct it`],
  ['refuses programs', answer(403), `should is ${CV}, which could not be checked (it returned 403)`],
  ['has no host', new Error('getaddrinfo ENOTFOUND'), `should is ${CV}, which could not be checked (getaddrinfo`],
])('an address that %s', async (_, response, expected) => {
  answerWith(response);
  const [problem] = await checkLinks(LINKS, folder);
  if (expected === undefined) expect(problem).toBeUndefined();
  else expect(`${problem?.level} ${problem?.message}`).toContain(expected);
});

test('retries three times, with growing pauses', async () => {
  const fetchMock = answerWith(answer(503));
  expect(await checkLinks(LINKS, folder)).toHaveLength(1);
  expect(fetchMock).toHaveBeenCalledTimes(4);
  expect(jest.mocked(wait).mock.calls).toEqual([[1000], [2000], [4000]]);
});

test('asks again after a check without an answer, and accepts the answer of a retry', async () => {
  answerWith(new Error('reset'));
  expect(await checkLinks(LINKS, folder)).toHaveLength(1);
  answerWith(new Error('reset'), answer(200));
  expect(await checkLinks(LINKS, folder)).toEqual([]);
});

test('requests ten addresses at a time', async () => {
  let [open, most] = [0, 0];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    most = Math.max(most, ++open);
    await new Promise(setImmediate);
    open -= 1;
    return answer(200);
  });
  const links = Array.from({ length: 25 }, (_, index) => ({ ...LINKS[0], url: `${CV}?${index}` }) as (typeof LINKS)[0]);
  expect([await checkLinks(links, folder), most]).toEqual([[], 10]);
});

test('caches an answer for five minutes', async () => {
  const fetchMock = answerWith(answer(200));
  await checkLinks(LINKS, folder);
  now += 5 * 60_000 - 1;
  await checkLinks(LINKS, folder);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  now += 1;
  await checkLinks(LINKS, folder);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("finds the addresses in a language's own files, Markdown too, but not the sample's and the site's", () => {
  const links = { cv: CV, profiles: [{ label: 'GitHub', address: 'https://github.com/your-handle' }] };
  const legal = { privacy: { sections: '[The law](https://law.dev).' } };
  const content = { ...OWNER, legal, links, projects: [{ liveLink: 'https://tides.dev' }] } as unknown as Content;
  const filesOf = (folder: string) => webLinksIn(siteWith(content), folder).map(({ file }) => file);
  const files = ['links.ts', 'projects.ts', 'posts/small-steps.md', 'legal.ts'];
  expect(filesOf('content')).toEqual(files.map((file) => `content/${file}`));
  expect(filesOf('content/ar')).toEqual(['content/ar/projects.ts']);
});

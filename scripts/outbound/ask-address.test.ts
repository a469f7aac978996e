/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { askAddress } from './ask-address.mjs';
import { startTestWeb, type TestWeb } from './test-web';

type Answer = (response: ServerResponse, tried: number, method: string | undefined) => void;

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(code, headers).end();
  };

const to = (code: number, location: string) => status(code, { Location: location });

/** The last answer stands for all further ones. */
const inTurn =
  (...answers: Answer[]): Answer =>
  (response, tried, method) =>
    answers[Math.min(tried, answers.length) - 1]?.(response, tried, method);

const ROUTES: Record<string, Answer> = {
  '/well': status(200),
  '/gone': status(410),
  '/missing': status(404),
  '/missing-to-head': (response, _, method) => status(method === 'HEAD' ? 404 : 200)(response, 0, method),
  '/no-head': (response, _, method) => status(method === 'HEAD' ? 405 : 200)(response, 0, method),
  '/no-head-501': (response, _, method) => status(method === 'HEAD' ? 501 : 200)(response, 0, method),
  '/walled': status(999),
  '/forbidden': status(403),
  '/moved': to(301, '/well'),
  '/moved-twice': to(308, '/moved'),
  '/moved-then-away': to(301, '/away'),
  '/away': to(302, '/well'),
  '/away-then-moved': to(302, '/moved'),
  '/moved-to-missing': to(301, '/missing'),
  '/circle': to(302, '/circle-2'),
  '/circle-2': to(302, '/circle'),
  '/nowhere-to': status(302),
  '/stalls': () => web.lapse(),
  '/cut': (response) => response.destroy(),
  '/trouble-twice': inTurn(status(500), status(500), status(200)),
  '/trouble': status(503),
  '/busy-once': inTurn(status(429, { 'Retry-After': '7' }), status(200)),
  '/busy-until': inTurn(status(503, { 'Retry-After': 'Sat, 14 Mar 2026 12:00:20 GMT' }), status(200)),
  '/busy-for-long': status(429, { 'Retry-After': '3600' }),
};

let web: TestWeb;
let tried: Record<string, number>;

beforeEach(async () => {
  tried = {};
  web = await startTestWeb((request, response) => {
    const path = (request.url ?? '').replace(/^\/[^/]+/, '');
    tried[path] = (tried[path] ?? 0) + 1;
    ROUTES[path]?.(response, tried[path], request.method);
  });
});

afterEach(() => web.close());

const BACKOFF = [1000, 2000, 4000];

test.each([
  // address, verdict, what is said, requests, waits in ms
  ['/well', 'well', 'is well', ['HEAD /well'], []],
  ['/missing', 'dead', 'is gone (404)', ['HEAD /missing', 'GET /missing'], []],
  ['/gone', 'dead', 'is gone (410)', ['HEAD /gone', 'GET /gone'], []],
  ['/missing-to-head', 'well', 'is well', ['HEAD /missing-to-head', 'GET /missing-to-head'], []],
  ['/no-head', 'well', 'is well', ['HEAD /no-head', 'GET /no-head'], []],
  ['/no-head-501', 'well', 'is well', ['HEAD /no-head-501', 'GET /no-head-501'], []],
  ['/walled', 'unreachable', 'does not let programs in (999)', ['HEAD /walled', 'GET /walled'], []],
  ['/forbidden', 'unreachable', 'does not let programs in (403)', ['HEAD /forbidden', 'GET /forbidden'], []],
  ['/moved', 'moved', 'has moved to https://site.dev/well', ['HEAD /moved', 'HEAD /well'], []],
  [
    '/moved-twice',
    'moved',
    'has moved to https://site.dev/well',
    ['HEAD /moved-twice', 'HEAD /moved', 'HEAD /well'],
    [],
  ],
  [
    '/moved-then-away',
    'moved',
    'has moved to https://site.dev/away',
    ['HEAD /moved-then-away', 'HEAD /away', 'HEAD /well'],
    [],
  ],
  ['/away-then-moved', 'well', 'is well', ['HEAD /away-then-moved', 'HEAD /moved', 'HEAD /well'], []],
  ['/away', 'well', 'is well', ['HEAD /away', 'HEAD /well'], []],
  [
    '/moved-to-missing',
    'dead',
    'is gone (404)',
    ['HEAD /moved-to-missing', 'HEAD /missing', 'GET /moved-to-missing', 'GET /missing'],
    [],
  ],
  ['/circle', 'dead', 'is redirected in a circle', ['HEAD /circle', 'HEAD /circle-2'], []],
  ['/nowhere-to', 'unreachable', 'is in trouble (302)', ['HEAD /nowhere-to'], []],
  ['/stalls', 'unreachable', 'does not answer within 15 s', Array(4).fill('HEAD /stalls'), BACKOFF],
  ['/cut', 'unreachable', 'breaks the connection off', Array(4).fill('HEAD /cut'), BACKOFF],
  ['/trouble-twice', 'well', 'is well', Array(3).fill('HEAD /trouble-twice'), BACKOFF.slice(0, 2)],
  ['/trouble', 'unreachable', 'is in trouble (503)', Array(4).fill('HEAD /trouble'), BACKOFF],
  ['/busy-once', 'well', 'is well', Array(2).fill('HEAD /busy-once'), [7000]],
  ['/busy-until', 'well', 'is well', Array(2).fill('HEAD /busy-until'), [20_000]],
  [
    '/busy-for-long',
    'unreachable',
    'is in trouble (429)',
    Array(4).fill('HEAD /busy-for-long'),
    [30_000, 30_000, 30_000],
  ],
])('%s is %s: %s', async (path, kind, says, requests, waits) => {
  expect(await askAddress(`https://site.dev${path}`, web)).toMatchObject({ kind, says });
  expect(web.requests.map((request) => request.replace('https://site.dev', ''))).toEqual(requests);
  expect(web.waits).toEqual(waits);
});

test('a host that does not exist is dead at once', async () => {
  expect(await askAddress('https://nowhere.dev/', web)).toEqual({
    kind: 'dead',
    says: 'is at a host that does not exist',
    isUnknownHost: true,
  });
  expect(web.waits).toEqual([]);
});

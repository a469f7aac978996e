/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestWeb, type TestWeb } from '../outbound/test-web';
import type { Checked } from './check-site.mjs';
import { checkLinks } from './links.mjs';

const STATUS: Record<string, number> = { '/gone': 410, '/moved': 301, '/trouble': 503 };

let folder: string;
let web: TestWeb;
/** How many requests each host has open, and the most it had. */
const open: Record<string, { now: number; most: number }> = {};

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  web = await startTestWeb((request, response) => {
    const [, host = '', name = ''] = (request.url ?? '').split('/');
    open[host] ??= { now: 0, most: 0 };
    const count = open[host];
    count.most = Math.max(count.most, ++count.now);
    setTimeout(() => {
      count.now -= 1;
      response.writeHead(STATUS[`/${name}`] ?? 200, { Location: '/well' }).end();
    }, 10);
  });
});

afterEach(async () => {
  await web.close();
  rmSync(folder, { recursive: true });
});

function checked(values: Record<string, unknown>): Checked {
  return {
    findings: [],
    values: new Map(Object.entries(values)),
    find: (rule, level, field, says) => ({
      rule,
      level,
      file: 'content/links.ts',
      line: 1,
      sentence: `${field} ${says}.`,
    }),
  };
}

const ask = (values: Record<string, unknown>) => checkLinks(folder, checked(values), web);

test('says of each address what has become of it, and asks only what is worth asking', async () => {
  const findings = await ask({
    'links.cv': 'https://a.dev/gone',
    'links.profiles[0].address': 'https://a.dev/moved',
    'links.profiles[1].address': 'https://b.dev/trouble',
    'links.profiles[2].address': 'https://nowhere.dev/me',
    'projects[0].liveLink': 'https://a.dev/well',
    'projects[0].image.src': '/images/desk.png',
    'projects[0].description': 'Stands at https://a.dev/gone for all to see.',
    'projects[1].repository': 'https://github.com/your-handle/desk',
    'site.address': 'https://me.dev',
    'site.form.endpoint': 'https://forms.dev/gone',
  });
  expect(findings.map(({ level, sentence }) => `${level}: ${sentence}`)).toEqual([
    'must: links.cv is https://a.dev/gone, which is gone (410); correct the address, or remove the entry.',
    'should: links.profiles[0].address is https://a.dev/moved, which has moved to https://a.dev/well; write that address.',
    'should: links.profiles[1].address is https://b.dev/trouble, which is in trouble (503); open it in your browser to be sure.',
    'must: links.profiles[2].address is https://nowhere.dev/me, which is at a host that does not exist; correct the address, or remove the entry.',
  ]);
  const asked = new Set(web.requests.map((request) => new URL(request.split(' ')[1] ?? '').host));
  expect([...asked].sort()).toEqual(['a.dev', 'b.dev', 'nowhere.dev']);
  expect(open['a.dev']?.most).toBe(1);
});

test('keeps an answer for five minutes, and asks again where there was none', async () => {
  const values = { 'links.cv': 'https://a.dev/gone', 'projects[0].liveLink': 'https://b.dev/trouble' };
  const askedOnce = await ask(values);
  const first = web.requests.length;
  web.pass(4 * 60 * 1000);
  expect(await ask(values)).toEqual(askedOnce);
  expect(web.requests.slice(first).every((request) => request.includes('b.dev'))).toBe(true);
  web.pass(60 * 1000);
  await ask(values);
  expect(web.requests.filter((request) => request === 'HEAD https://a.dev/gone')).toHaveLength(2);
});

test('without a network it says nothing of the links', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await ask({ 'links.cv': 'https://nowhere.dev/cv.pdf' })).toEqual([]);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('offline'));
  said.mockRestore();
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSite, OWNER } from '@/e2e/support/owner-site';

/** How often each address of the other site was requested without its content. */
const requests: Record<string, number> = {};

/** Another site: its addresses name the status that they answer with. */
const other = createServer(({ method, url = '' }, response) => {
  if (method === 'HEAD') requests[url] = (requests[url] ?? 0) + 1;
  response.writeHead(Number(url.slice(1)), { 'Content-Type': 'text/html' }).end();
});

afterAll(() => {
  other.closeAllConnections();
  other.close();
});

/** Runs `npm run check -- --links` while the other site answers. */
async function check(folder: string) {
  const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/check.ts', '--links'], { cwd: folder });
  let output = '';
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  await once(run, 'close');
  return output;
}

test('requests what finished pages link to, three times again if need be, and names the place in content/ @ci', async () => {
  await once(other.listen(0), 'listening');
  const host = `http://localhost:${(other.address() as AddressInfo).port}`;
  const folder = createSite({
    clients: [{ name: 'A harbour', link: `${host}/404` }],
    profile: { ...OWNER.profile, lead: `I build [software](${host}/403) for harbours.` },
  });
  mkdirSync(path.join(folder, 'out', 'about'), { recursive: true });
  const addresses = [404, 403, 503, 200].map((status) => `${host}/${status}`);
  const own = ['/about/', '/nowhere/', 'https://haddad.dev/about/'];
  const links = [...addresses, ...own].map((address) => `<a href="${address}">a</a>`).join('');
  for (const page of ['index', 'about/index', '404']) writeFileSync(path.join(folder, `out/${page}.html`), links);
  const output = await check(folder);
  const lines = output.split('\n').map((line) => line.trim());
  const found = lines.filter((line) => /which returned|could not be checked|no page and no file/.test(line));
  expect(found.sort()).toEqual([
    '/: a link is /nowhere/, where there is no page and no file; correct it, or remove it.',
    expect.stringMatching(/^\/(?:about\/)?: a link is .*\/503, which could not be checked \(it returned 503\)/),
    expect.stringMatching(/^content\/clients\.ts:\d+: clients\[0\]\.link is .*\/404, which returned 404; correct it/),
    expect.stringMatching(
      /^content\/profile\.ts:\d+: profile\.lead is .*\/403, which could not be checked \(it returned 403\)/,
    ),
  ]);
  expect(requests).toEqual({ '/404': 1, '/403': 1, '/503': 4, '/200': 1 });
  // What has answered is not requested again within minutes.
  await check(folder);
  expect(requests['/200']).toBe(1);
  rmSync(folder, { recursive: true });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, inMotion, NOWHERE, PHONE, pages, scriptsHaveRun, test, withBasePath } from '../support/site';

const PORT = Number(process.env.E2E_PORT || 4173) + 25;

test.use({ ...inMotion, viewport: PHONE, baseURL: `http://localhost:${PORT}` });

test('npm run dev says where the site and its messages are, and pages log no warnings', async ({ page, visit }) => {
  test.setTimeout(180_000);
  // It writes to `.next/dev` and keeps an existing build.
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    env: { ...process.env, PORT: String(PORT), FORM_ENDPOINT: '', NEXT_TELEMETRY_DISABLED: '1' },
  });
  let started = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      started += text;
    });
  try {
    await expect.poll(() => started, { timeout: 120_000 }).toContain('Ready in');
    expect(started).toContain('Only this machine can open it');
    expect(started).toMatch(/Messages from its form go to http:\/\/127\.0\.0\.1:\d+ and are printed here/);
    for (const address of Object.values(pages)) {
      await page.goto(withBasePath(address));
      await scriptsHaveRun(page);
      // Browsers log the document's 404.
      const expected = address === NOWHERE ? /^error: .*404/ : /^$/;
      const warnings = visit.messages
        .splice(0)
        .filter((message) => /^(warning|error|uncaught)/.test(message) && !expected.test(message));
      expect.soft(warnings, address).toEqual([]);
    }
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});

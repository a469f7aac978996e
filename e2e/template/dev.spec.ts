import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, inMotion, NOWHERE, PHONE, pages, scriptsHaveRun, test, withBasePath } from '../support/site';

const PORT = Number(process.env.E2E_PORT || 4173) + 25;

test.use({ ...inMotion, viewport: PHONE, baseURL: `http://localhost:${PORT}` });

/** Starts the development server, which writes to `.next/dev` and keeps an existing build. */
async function startDevServer() {
  const next = path.resolve('node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'dev', '--port', String(PORT)], {
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', OUT_DIR: '' },
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += text;
      if (/Ready in/.test(output)) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => reject(new Error(`The development server did not start:\n${output}`)));
  });
  await ready;
  return async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
}

test('pages log no warnings in the development server', async ({ page, visit }) => {
  test.setTimeout(180_000);
  const stop = await startDevServer();
  try {
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
    await stop();
  }
});

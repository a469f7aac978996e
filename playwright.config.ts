import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { basePath } from './lib/base-path';
import { isRoot } from './scripts/debian-packages.mjs';
import { findBrowser } from './scripts/find-browser.mjs';
import { LOCAL_FOLDER } from './scripts/local-site.mjs';

const port = Number(process.env.E2E_PORT || 4173);

/** Keep Chromium from calling its makers, which on a closed network costs time and says so in the console. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // Half of a journey is waiting: one more than there are cores keeps them all busy.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: isRoot ? [...QUIET, '--no-sandbox'] : QUIET },
  },
  webServer: {
    command: 'node scripts/serve-out.mjs',
    port,
    env: { PORT: String(port), OUT_DIR: LOCAL_FOLDER, BASE_PATH: basePath },
    stderr: 'pipe',
  },
});

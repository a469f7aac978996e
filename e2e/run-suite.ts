// npm run test:access, test:engines, test:hosts, test:owners, test:unoptimized: builds what a suite needs and runs it.
import { existsSync } from 'node:fs';
import { content } from '../lib/content/content';
import { UserError } from '../lib/user-error';
import { installBrowser, installPackages, runAsRoot } from '../scripts/browser';
import { run } from '../scripts/command';
import { LOCAL_FOLDER, localBuild, TEST_ENDPOINT } from '../scripts/local-site';
import { translationBuilds, writeContent } from '../scripts/translations';
import { FIREFOX, WEBKIT_DRIVER } from './engines/browsers';
import { hosts } from './hosts/servers';
import { fixtures } from './owners/fixtures';

interface Suite {
  /** Environment variables of each build; the suite runs against one build after the other. */
  builds: readonly Record<string, string>[];
  /** Debian packages by the program they install. If they cannot be installed, Playwright reports tests as skipped. */
  packages?: Readonly<Record<string, readonly string[]>>;
  /** Whether all builds form one site, so that the suite runs once, with the variables of the first. */
  isOneSite?: boolean;
}

const SAMPLE = { BASE_PATH: '' };

const suites = {
  access: { builds: [SAMPLE] },
  engines: {
    builds: [SAMPLE],
    packages: { [FIREFOX]: ['firefox-esr'], [WEBKIT_DRIVER]: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
  },
  hosts: {
    builds: [SAMPLE, { BASE_PATH: '/portfolio' }],
    packages: {
      [hosts.nginx.program]: ['nginx', 'libnginx-mod-http-brotli-static'],
      [hosts.Caddy.program]: ['caddy'],
      [hosts.Apache.program]: ['apache2'],
    },
  },
  unoptimized: { builds: [{ ...SAMPLE, SKIP_OPTIMIZATIONS: 'all' }] },
  translations: {
    builds: translationBuilds([content, fixtures.arabic], { OUT_DIR: LOCAL_FOLDER }),
    isOneSite: true,
  },
  owners: {
    // One site has a base path.
    builds: Object.entries(fixtures).map(([name, content]) => ({
      CONTENT_FILE: writeContent(content),
      BASE_PATH: name === 'maximal' ? '/portfolio' : '',
    })),
  },
} satisfies Record<string, Suite>;

async function runSuite(name: string, options: readonly string[]) {
  const suite: Suite | undefined = suites[name as keyof typeof suites];
  if (!suite) throw new UserError(`The suite ${name} is unknown; choose one of ${Object.keys(suites).join(', ')}.`);
  await installBrowser();
  const missing = Object.entries(suite.packages ?? {}).filter(([program]) => !existsSync(program));
  if (missing.length > 0) {
    await installPackages(missing.flatMap(([, packages]) => packages));
    // Debian starts an installed server as a service, which would use the port.
    if (name === 'hosts') for (const [, [service = '']] of missing) await runAsRoot(['service', service, 'stop']);
  }
  const command = ['test', '--config', 'playwright.suites.config.ts', '--project', name, ...options];
  for (const [index, environment] of suite.builds.entries()) {
    const isReady = !suite.isOneSite || index === suite.builds.length - 1;
    const failed =
      (await run('next', ['build'], { env: { ...localBuild(TEST_ENDPOINT), ...environment } })) ||
      (isReady && (await run('playwright', command, { env: suite.isOneSite ? suite.builds[0] : environment })));
    if (failed) process.exitCode = 1;
  }
}

const [name = '', ...options] = process.argv.slice(2);
await runSuite(name, options);

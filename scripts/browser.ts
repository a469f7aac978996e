import { existsSync } from 'node:fs';
import { type Browser, chromium, firefox, webkit } from 'playwright';
import { UserError } from '../lib/user-error';
import { run } from './command';

/** Debian's headless shell, which takes half as long as a full browser for the same pages. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Where distributions of Linux install Chromium and Chrome. Elsewhere Playwright's own can always be downloaded. */
const BROWSER_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

const isRoot = process.getuid?.() === 0;

/** Path of the browser that runs the tests; `undefined` means Playwright's own headless shell. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(chromium.executablePath()) ? undefined : [SHELL, ...BROWSER_PATHS].find(existsSync);
}

/** Path of a full Chromium, which has a back/forward cache, unlike the headless shell. */
export function findWholeBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || [chromium.executablePath(), ...BROWSER_PATHS].find(existsSync);
}

/** Path of Debian's Firefox where Playwright's own is missing, for the tests in other engines. */
export function findFirefox(): string | undefined {
  return existsSync(firefox.executablePath()) ? undefined : '/usr/bin/firefox-esr';
}

/** Makes sure that there is a Chromium: Playwright's own, else an installed one, else the distribution's package. */
export async function installBrowser(): Promise<void> {
  if (!process.env.CHROMIUM_PATH && !existsSync(chromium.executablePath())) await download('chromium');
  // Only Debian has a package of the headless shell. The font, metric-compatible with Arial, is what pages fall back to.
  for (const packages of [['chromium', 'chromium-headless-shell', 'fonts-liberation'], ['chromium']]) {
    if (!findWholeBrowser()) await installPackages(packages);
  }
  const browser = findWholeBrowser();
  console.log(browser ? `Browser: ${browser}` : 'Chromium could not be installed. Install it, or set CHROMIUM_PATH.');
}

/** Makes sure that there is a Firefox and, where Playwright's own can be downloaded, a WebKit. */
export async function installOtherEngines(): Promise<void> {
  await download('firefox', 'webkit');
  const stock = findFirefox();
  if (stock && !existsSync(stock)) await installPackages(['firefox-esr']);
  for (const engine of [firefox, webkit]) {
    const isThere = existsSync(engine.executablePath()) || (engine === firefox && stock && existsSync(stock));
    if (!isThere) console.log(`Playwright's ${engine.name()} could not be downloaded, and no other one is installed.`);
  }
}

/** Downloads browsers of Playwright's and, as root, installs the system libraries that they need. */
async function download(...browsers: readonly string[]): Promise<void> {
  console.log(`Downloading Playwright's ${browsers.join(' and ')}…`);
  const isDownloaded = (await run('playwright', ['install', ...browsers], { stdio: 'pipe' })) === 0;
  if (isDownloaded && isRoot && process.platform === 'linux') await run('playwright', ['install-deps', ...browsers]);
}

/** Installs packages on Debian and its derivatives; does nothing on other systems or without root rights. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (process.platform !== 'linux') return;
  await runAsRoot(['apt-get', 'update']);
  await runAsRoot(['apt-get', 'install', '--yes', '--no-install-recommends', ...packages]);
}

/** Runs a program as root, or with `sudo` if it needs no password. */
export function runAsRoot(command: readonly string[]): Promise<number> {
  const [program = '', ...args] = isRoot ? command : ['sudo', '-n', ...command];
  return run(program, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/** @throws {UserError} if there is no browser for a command. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!existsSync(executablePath ?? chromium.executablePath())) {
    throw new UserError(
      'There is no Chromium for this. Run npx playwright install chromium, or set CHROMIUM_PATH to the path of a Chromium or Chrome.',
    );
  }
  return chromium.launch({ executablePath });
}

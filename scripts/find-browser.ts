import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { UserError } from '../lib/user-error';
import { runBinary } from './command';
import { installPackages, isRoot } from './debian-packages';

/** Where Debian puts the headless shell, which needs half the time of a whole browser for the same pages. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Where distributions and vendors put Chromium and Chrome. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of the browser that runs the tests: the one `CHROMIUM_PATH` names, or one of this machine's. `undefined` stands
 * for Playwright's own headless shell.
 *
 * @throws {UserError} when `CHROMIUM_PATH` names nothing.
 */
export function findBrowser(): string | undefined {
  const named = namedBrowser();
  if (named || existsSync(chromium.executablePath())) return named;
  return [SHELL, ...PLACES].find(existsSync);
}

/**
 * Path of a Chromium with all that a visitor's has, the back/forward cache included.
 *
 * @throws {UserError} when `CHROMIUM_PATH` names nothing.
 */
export function findWholeBrowser(): string | undefined {
  return namedBrowser() ?? [chromium.executablePath(), ...PLACES].find(existsSync);
}

function namedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH || undefined;
  if (named && !existsSync(named)) throw new UserError(`CHROMIUM_PATH names ${named}, but there is no such program.`);
  return named;
}

/**
 * Makes sure that there is a Chromium: Playwright's own, else one of this machine's, else the distribution's package.
 *
 * @returns the path of its program.
 * @throws {UserError} when there is none and none could be installed.
 */
export async function installBrowser(): Promise<string> {
  if (!namedBrowser() && !existsSync(chromium.executablePath())) await downloadBrowser();
  // Only Debian itself has a package of the shell.
  for (const packages of [[], ['chromium', 'chromium-headless-shell'], ['chromium']]) {
    if (packages.length > 0) await installPackages(packages);
    const browser = findWholeBrowser();
    if (browser) return browser;
  }
  throw new UserError('The tests need Chromium, and it could not be installed. Install it, or set CHROMIUM_PATH.');
}

/** Downloads Playwright's Chromium and, where it may, installs the system libraries that it needs. */
async function downloadBrowser(): Promise<void> {
  console.log('Downloading a browser…');
  let output = '';
  const code = await runBinary('playwright', ['install', 'chromium'], {
    onOutput: (text) => {
      output += text;
    },
  });
  if (code !== 0) console.log(`The download failed: ${/Error: (.*)/.exec(output)?.[1] ?? output.trim()}`);
  else if (isRoot && process.platform === 'linux') await runBinary('playwright', ['install-deps', 'chromium']);
}

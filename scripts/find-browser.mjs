import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { runInstalled } from './command.mjs';
import { installPackages, isRoot } from './debian-packages.mjs';

/**
 * Where distributions and makers put Chromium or its kin. The headless shell comes first:
 * it draws the same pages without a window around them, in less than half the time.
 */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium that is on this machine: Playwright's own, the one `CHROMIUM_PATH`
 * names, or the distribution's.
 *
 * @returns {string | undefined} the path of its program.
 * @throws {Error} when `CHROMIUM_PATH` names nothing.
 */
export function findBrowser() {
  const own = chromium.executablePath();
  const found = [shellOf(own), own].find((program) => program && existsSync(program));
  if (found) return found;
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such program.`);
  return named || PLACES.find((place) => existsSync(place));
}

/**
 * Where Playwright keeps the headless shell that goes with its Chromium. It gives away the
 * path of the whole browser only.
 *
 * @param {string} browser Path of its Chromium.
 */
function shellOf(browser) {
  const [, folder, revision, platform] = /^(.*)chromium-(\d+)[\\/]chrome-([^\\/]+)/.exec(browser) ?? [];
  if (!folder) return undefined;
  const program = `chrome-headless-shell${platform?.startsWith('win') ? '.exe' : ''}`;
  return path.join(folder, `chromium_headless_shell-${revision}`, `chrome-headless-shell-${platform}`, program);
}

/**
 * Finds a Chromium, or else installs one: Playwright's own, and where that cannot be
 * downloaded the distribution's package.
 *
 * @returns {Promise<string>} the path of its program.
 * @throws {Error} when there is none and none could be installed, in one sentence.
 */
export async function findOrInstallBrowser() {
  for (const install of [undefined, installOwn, installShellPackage, installPackage]) {
    await install?.();
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    'The journeys need Chromium, and none could be installed; install it, or name its program in CHROMIUM_PATH.',
  );
}

/** Playwright's build, and as root the system's libraries it needs. */
async function installOwn() {
  console.log('Downloading a browser…');
  await runInstalled('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), '--only-shell', 'chromium']);
}

/** Debian's package of the shell. */
async function installShellPackage() {
  console.log('The download failed; trying the distribution’s package…');
  await installPackages(['chromium-headless-shell']);
}

/** The package of the whole browser, which others have too. */
async function installPackage() {
  await installPackages(['chromium']);
}

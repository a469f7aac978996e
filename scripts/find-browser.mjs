import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { runBin } from './command.mjs';
import { installPackages, isRoot } from './debian-packages.mjs';

/** Where Debian puts the headless shell. */
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
 * Finds a Chromium for the journeys: the one `CHROMIUM_PATH` names; a headless shell, which
 * needs half the time of a whole browser for the same pages; or a whole browser.
 *
 * @returns {string | undefined} the path of its program.
 * @throws {Error} when `CHROMIUM_PATH` names nothing.
 */
export function findBrowser() {
  return namedBrowser() ?? [ownShell(), SHELL].find(existsSync) ?? findWholeBrowser();
}

/**
 * Finds a Chromium with all that a visitor's has, the back/forward cache included: the one
 * `CHROMIUM_PATH` names, Playwright's own, or the distribution's.
 *
 * @returns {string | undefined} the path of its program.
 * @throws {Error} when `CHROMIUM_PATH` names nothing.
 */
export function findWholeBrowser() {
  return namedBrowser() ?? [chromium.executablePath(), ...PLACES].find(existsSync);
}

/** @throws {Error} when `CHROMIUM_PATH` names nothing. */
function namedBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such program.`);
  return named || undefined;
}

/** The path of Playwright's headless shell, which its API does not tell: it lies beside its Chromium. */
function ownShell() {
  const [, folder = '', revision, platform = ''] =
    /^(.*)chromium-(\d+)[\\/]chrome-([^\\/]+)/.exec(chromium.executablePath()) ?? [];
  const program = platform.startsWith('win') ? 'chrome-headless-shell.exe' : 'chrome-headless-shell';
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
  for (const install of [undefined, installOwn, installDebianPackages, installChromiumPackage]) {
    await install?.();
    const browser = findWholeBrowser() && findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    'The journeys need Chromium, and none could be installed; install it, or name its program in CHROMIUM_PATH.',
  );
}

/** Playwright's Chromium and shell; as root also the system libraries they need. */
async function installOwn() {
  console.log('Downloading a browser…');
  await runBin('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
}

/** Debian's packages. */
async function installDebianPackages() {
  console.log('The download failed; trying the distribution’s packages…');
  await installPackages(['chromium', 'chromium-headless-shell']);
}

/** The package that other distributions have as well. */
async function installChromiumPackage() {
  await installPackages(['chromium']);
}

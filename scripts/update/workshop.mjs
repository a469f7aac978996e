import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GitError, gitIn } from './git.mjs';
import { readManifest } from './site.mjs';
import { EARLY_VERSIONS, TEMPLATE } from './template.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./source.mjs').Source} Source */

/** Exit codes of a program that a signal has ended. */
const SIGNALS = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143 });

/** Under which name the workshop keeps the template's newest. */
const NEWEST = 'refs/template/newest';

/**
 * Works in a repository of its own, beside the site: it reads the site's objects and writes none, so that whatever
 * happens on the way the site is as it was.
 *
 * @template T
 * @param {(folder: string) => Promise<T>} work Is given the repository's path.
 * @returns {Promise<T>}
 */
export async function inWorkshop(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'update-'));
  const close = () => removeFolder(folder);
  process.once('exit', close);
  const stops = Object.entries(SIGNALS).map(([signal, code]) => {
    const stop = () => {
      console.error('\nStopped. The site is as it was.');
      process.exit(code);
    };
    process.once(signal, stop);
    return () => process.off(signal, stop);
  });
  try {
    const workshop = path.join(folder, 'site');
    await mkdir(workshop);
    const git = gitIn(workshop);
    // No hooks and no settings of the owner's for new repositories.
    await git(['init', '--quiet', '--template=']);
    return await work(workshop);
  } finally {
    close();
    process.off('exit', close);
    for (const forget of stops) forget();
  }
}

/**
 * Removes a folder while programs that are being ended may still write into it. Node's own retries list what is in
 * it but once, and then give up without a word.
 *
 * @param {string} folder
 */
function removeFolder(folder) {
  for (let tries = 0; tries < 40 && existsSync(folder); tries += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Tried again below.
    }
    if (existsSync(folder)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}

/**
 * Lets the workshop read the site's objects.
 *
 * @param {string} workshop
 * @param {Site} site
 */
async function borrowObjects(workshop, { folder }) {
  const objects = path.resolve(folder, await gitIn(folder)(['rev-parse', '--git-path', 'objects']));
  const about = path.join(workshop, '.git', 'objects', 'info');
  await mkdir(about, { recursive: true });
  await writeFile(path.join(about, 'alternates'), `${objects.replaceAll('\\', '/')}\n`);
}

/**
 * Brings the template's history into the workshop, beside the site's objects.
 *
 * @param {string} workshop
 * @param {Site} site
 * @param {Source} source
 * @param {string | undefined} version Which version is wanted, or which commit; without it the newest.
 * @returns {Promise<string>} the commit to go to.
 * @throws {Error} in a sentence, where the source has no such thing.
 */
export async function fetchTemplate(workshop, site, { address, isLocal }, version) {
  const git = gitIn(workshop);
  // What is there need not be fetched. Of a part of a history git takes it for the whole.
  const isPart = (await gitIn(site.folder)(['rev-parse', '--is-shallow-repository'])) === 'true';
  if (!isPart) await borrowObjects(workshop, site);
  // Nobody is there to be asked for a password where there is no terminal.
  const environment = process.stdin.isTTY ? undefined : { GIT_TERMINAL_PROMPT: '0' };
  await git(['fetch', '--quiet', '--no-tags', '--', address, `+HEAD:${NEWEST}`], { environment }).catch((error) => {
    const isShallow = error instanceof GitError && /shallow/i.test(error.message);
    throw new Error(
      isShallow || !(error instanceof GitError)
        ? shallow(address)
        : `${address} could not be read. ${error.message}${isLocal ? '' : '\nOffline, name a clone on this machine: npm run update -- --from=../portfolio-template'}`,
    );
  });
  // Of a part of a history git takes no branch, and says nothing.
  const newest = await git(['rev-parse', '--verify', '--quiet', NEWEST]).catch(() => undefined);
  if (!newest || existsSync(path.join(workshop, '.git', 'shallow'))) throw new Error(shallow(address));
  if (isPart) await borrowObjects(workshop, site);
  const { template } = await readManifest(workshop, newest).catch(() => ({ template: undefined }));
  if (template?.name !== TEMPLATE) {
    throw new Error(
      `${address} is not this template: the package.json of its newest commit does not have the name ${TEMPLATE} in "template".`,
    );
  }
  return version === undefined ? newest : findVersion(workshop, newest, version);
}

/** @param {string} address */
function shallow(address) {
  return `${address} has only a part of the template’s history (a shallow clone), and the version that the site is made from may lie before it. In that clone, run: git fetch --unshallow`;
}

/**
 * @param {string} workshop
 * @param {string} newest
 * @param {string} version
 */
async function findVersion(workshop, newest, version) {
  const git = gitIn(workshop);
  const isKnown = async (/** @type {string} */ commit) =>
    git(['merge-base', '--is-ancestor', commit, newest]).then(
      () => true,
      () => false,
    );
  const early = EARLY_VERSIONS.find((entry) => entry.version === version);
  if (early && (await isKnown(early.commit))) return git(['rev-parse', early.commit]);

  if (/^\d+\.\d+\.\d+$/.test(version)) {
    const main = await git(['rev-list', '--first-parent', newest]);
    for (const commit of main.split('\n')) {
      const { template } = await readManifest(workshop, commit).catch(() => ({ template: undefined }));
      if (template?.version === version) return commit;
    }
  } else if (/^[0-9a-f]{7,}$/.test(version) && (await isKnown(version))) {
    return git(['rev-parse', '--verify', `${version}^{commit}`]);
  }
  throw new Error(
    `The template has no version ${version}; CHANGELOG.md lists them, as in npm run update -- --to=3.2.0.`,
  );
}

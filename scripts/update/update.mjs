import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gitIn, readTree } from './git.mjs';
import { readSite } from './site.mjs';
import { findSource } from './source.mjs';
import * as own from './take-update.mjs';
import { fetchTemplate, inWorkshop } from './workshop.mjs';

const USAGE = `npm run update -- takes
  --dry-run         shows what would happen, and changes nothing
  --from=<where>    a folder with a clone of the template, or its address
  --to=<version>    an older version than the newest, or a commit`;

/**
 * Takes a newer version of the template into a site, or shows what that would do.
 *
 * @param {string} folder Path of the site.
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code: 1 where something is left for the owner's hands.
 * @throws {Error} in a sentence, where there is nothing to take or nowhere to take it to. The site is as it was then.
 */
export async function update(folder, args) {
  const { from, to, 'dry-run': isDryRun } = readOptions(args);
  const site = await readSite(folder);
  if (site.uncommitted.length > 0 && !isDryRun) {
    const [first, ...others] = site.uncommitted;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    throw new Error(
      `${first}${more} has changes that are not committed. Commit them, or put them away with git stash, so that an update can be taken back.`,
    );
  }
  const source = await findSource(site, from);
  return inWorkshop(async (workshop) => {
    console.log(`Reading the template’s history from ${source.address} …`);
    const target = await fetchTemplate(workshop, site, source, to);
    const { takeUpdate } = await newestProgram(workshop, target);
    return takeUpdate({
      site: folder,
      workshop,
      target,
      source: source.isLocal ? undefined : source.address,
      isDryRun,
    });
  });
}

/**
 * The program of the version that is taken: it knows best what belongs to whom there, and what was wrong with this one.
 *
 * @param {string} workshop
 * @param {string} target
 * @returns {Promise<typeof own>}
 */
async function newestProgram(workshop, target) {
  const git = gitIn(workshop);
  const files = [...(await readTree(git, target)).keys()];
  // A version from before there was such a program is merged by this one.
  if (!files.includes('scripts/update/take-update.mjs')) return own;

  const folder = path.join(path.dirname(workshop), 'program');
  const environment = { GIT_INDEX_FILE: path.join(path.dirname(workshop), 'program-index') };
  const input = files.filter((file) => file === 'package.json' || file.startsWith('scripts/')).join('\0');
  await git(['read-tree', target], { environment });
  await git(['checkout-index', '-z', '--stdin', `--prefix=${folder}/`], { environment, input });
  return import(pathToFileURL(path.join(folder, 'scripts', 'update', 'take-update.mjs')).href);
}

/** @param {readonly string[]} args */
function readOptions(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'dry-run': { type: 'boolean', default: false },
        from: { type: 'string' },
        to: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

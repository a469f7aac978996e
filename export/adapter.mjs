import path from 'node:path';
import { correctionIn } from '../content/correction.mjs';
import { addPictures } from './add-pictures.mjs';
import { addPolicy } from './add-policy.mjs';
import { checkAddresses } from './check-addresses.mjs';
import { compressFiles } from './compress-files.mjs';
import { cutFonts } from './cut-fonts.mjs';
import { writeHostFiles } from './host-files.mjs';
import { moveFlightData } from './move-flight-data.mjs';
import { keepOwnFiles, listOwnFiles } from './own-files.mjs';
import { removeCopies } from './remove-copies.mjs';
import { removeLeftOut } from './remove-left-out.mjs';
import { removeUnusedChunks } from './remove-unused-chunks.mjs';
import { removeUnusedClasses } from './remove-unused-classes.mjs';
import { startPage } from './start-page.mjs';

/**
 * The steps from Next's export to the finished site, in this order. Each takes the path of
 * the exported folder. It throws an error that says in a sentence what it expected and did
 * not find, and that fails the build.
 *
 * @type {readonly ((folder: string, site: import('./pages.mjs').Site) => Promise<void>)[]}
 */
const steps = [
  removeCopies,
  removeLeftOut,
  // Where a page is left out, the owner may have one at its address.
  keepOwnFiles,
  checkAddresses,
  addPictures,
  // It gives files new names, so it comes before the data is in a file that is named by its content.
  cutFonts,
  moveFlightData,
  removeUnusedClasses,
  startPage,
  // Once the pages name no chunk any more that they do not load.
  removeUnusedChunks,
  addPolicy,
  // After all that writes files for visitors, and before the files for hosts, which need no copies.
  compressFiles,
  writeHostFiles,
];

/** What `distDir` is when nobody sets it; set to anything else it names the exported folder. */
const DEFAULT_DIST_DIR = '.next';

/**
 * Next calls this once the site is exported, so that a bare `next build` leaves it complete.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'export/adapter.mjs',
  async onBuildComplete({ projectDir, config }) {
    const folder = path.join(projectDir, config.distDir === DEFAULT_DIST_DIR ? 'out' : config.distDir);
    const site = {
      basePath: config.basePath,
      digits: config.env?.SITE_DIGITS,
      leftOut: config.env?.PAGES_LEFT_OUT?.split(' ').filter(Boolean),
      project: projectDir,
      ownFiles: await listOwnFiles(projectDir),
    };
    try {
      for (const step of steps) await step(folder, site);
    } catch (error) {
      throw correctionIn(error);
    }
    if (config.env?.BRAND_NOTES) console.log(config.env.BRAND_NOTES);
  },
};

export default adapter;

import path from 'node:path';
import { compressFiles } from './compress-files.mjs';

/**
 * What turns Next's export into the finished site, in this order. A step takes the
 * path of the exported folder and throws an error with a plain sentence when what it
 * finds there is not what it expects; that fails the build.
 *
 * @type {readonly ((folder: string) => Promise<void>)[]}
 */
const steps = [
  // Stays the last one: it compresses what the others have written.
  compressFiles,
];

/**
 * Next calls this once the export is written, so that a bare `next build` leaves the complete site.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'export/adapter.mjs',
  async onBuildComplete({ projectDir }) {
    for (const step of steps) await step(path.join(projectDir, process.env.OUT_DIR || 'out'));
  },
};

export default adapter;

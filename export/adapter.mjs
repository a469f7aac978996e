import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** What `distDir` is by default; set to anything else it names the exported folder. */
const DEFAULT_DIST_DIR = '.next';

/**
 * Next calls this once the site is exported, so that a bare `next build` makes the finished site. Next loads this module
 * itself, and in Node 20 only as JavaScript.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'export/adapter.mjs',
  async onBuildComplete({ projectDir, config }) {
    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    await finishExport({
      folder: path.join(projectDir, config.distDir === DEFAULT_DIST_DIR ? 'out' : config.distDir),
      project: projectDir,
      basePath: config.basePath,
      environment: config.env ?? {},
    });
  },
};

export default adapter;

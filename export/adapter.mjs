import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * Next calls this once the site is exported, so that a bare `next build` makes the finished site. Next loads this module
 * itself, and in Node 20 only as JavaScript.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'export/adapter.mjs',
  async onBuildComplete({ projectDir, config: { env = {}, basePath } }) {
    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    await finishExport({
      // Not `distDir`, which versions of Next set differently.
      folder: path.join(projectDir, env.OUT_DIR ?? 'out'),
      project: projectDir,
      basePath,
      environment: env,
    });
  },
};

export default adapter;

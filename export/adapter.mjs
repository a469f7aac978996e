import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * Next calls this after the export, so that `next build` alone makes the finished site. It is JavaScript because Next
 * loads it itself, without tsx.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'export/adapter.mjs',
  async onBuildComplete({ projectDir, config: { env = {}, basePath } }) {
    /** @type {import('./pages').BuildFacts} */
    const facts = JSON.parse(env.FACTS ?? '');
    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    await finishExport({
      // Not `distDir`, which differs between versions of Next.
      folder: path.join(projectDir, facts.outDir ?? 'out'),
      project: projectDir,
      basePath,
      facts,
    });
  },
};

export default adapter;

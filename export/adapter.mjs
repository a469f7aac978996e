import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * Next calls this after the export. It is JavaScript because Next loads it itself, without tsx.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'export/adapter.mjs',
  async onBuildComplete({ projectDir: project, config: { env = {}, basePath } }) {
    /** @type {import('./pages').BuildFacts} */
    const facts = JSON.parse(env.FACTS ?? '');
    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    // Not `distDir`, which differs between versions of Next.
    await finishExport({ folder: path.join(project, facts.outDir ?? 'out'), project, basePath, facts });
  },
};

export default adapter;

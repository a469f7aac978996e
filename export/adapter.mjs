import { tsImport } from 'tsx/esm/api';

/**
 * Next calls this after the export. It is JavaScript because Next loads it itself, without tsx.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'export/adapter.mjs',
  async onBuildComplete({ projectDir: project }) {
    const { finishExport } = await tsImport('./finish-export.ts', import.meta.url);
    const { readSite } = await tsImport('../lib/compile/site-files.ts', import.meta.url);
    await finishExport({ project, site: readSite(process.env.SITE_LANGUAGE, project) });
  },
};

export default adapter;

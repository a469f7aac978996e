import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Export } from '../../export/pages';
import type { Site } from '../../lib/site';
import { siteWith } from './compiled-site';

/** A script as Next writes it for a chunk. */
export const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>';

/** A page as Next writes it. */
export function pageOf({ head = CHUNK, body = '' } = {}) {
  return [
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>h1{margin:0}</style>${head}</head>`,
    `<body><script>theme()</script><h1>Stars</h1>${body}<script>data("Home")</script></body></html>`,
  ].join('');
}

/** A site whose pages are those of the tests. */
export function exportedSite(others: Partial<Site> = {}): Site {
  const site = siteWith({}, others);
  const build = { ...site.build, outDir: 'out', analytics: undefined, skipped: [] };
  return {
    ...site,
    build,
    languages: site.languages.map((one) => ({
      ...one,
      pages: ['/', '/about/', '/*'],
      aliases: others.languages ? one.aliases : [],
    })) as never,
  };
}

/** A folder for each test of a file, empty at first and gone afterwards. Names of files in it may hold slashes. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  beforeEach(() => mkdir(folder, { recursive: true }));
  afterEach(() => rm(folder, { recursive: true }));
  return {
    folder,
    /** A site exported to the folder. */
    exported: { folder, project: folder, site: exportedSite(), ownFiles: new Set() } as Export,
    async write(files: Record<string, string>) {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
    read: (name: string) => readFile(path.join(folder, name), 'utf8'),
    /** Names of what lies in the folder, or in one within it. */
    list: (within = '') => readdir(path.join(folder, within)),
  };
}

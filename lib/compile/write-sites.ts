import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fontCss } from '../fonts/font-css';
import type { Site } from '../site';
import { browserModule } from './browser-module';
import { siteCss } from './site-css';
import { SITE_DATA, siteFiles } from './site-files';

/** Writes the compiled languages, and removes those that the site no longer has. Unchanged files stay as they are. */
export async function writeSites(sites: readonly Site[]): Promise<void> {
  mkdirSync(SITE_DATA, { recursive: true });
  const written = await Promise.all(
    sites.map(async (site) => {
      const files = siteFiles(site.content.site.language);
      writeFile(files.site, JSON.stringify(site));
      writeFile(files.browser, browserModule(site, 'browser'));
      writeFile(files.server, browserModule(site, 'server'));
      writeFile(files.css, (await fontCss(site.fonts, SITE_DATA)) + siteCss(site));
      return Object.values(files);
    }),
  );
  for (const name of readdirSync(SITE_DATA)) {
    const file = `${SITE_DATA}/${name}`;
    if (!written.flat().includes(file)) rmSync(file, { recursive: true });
  }
}

/** Renamed when complete, because Next may read it at the same time. */
function writeFile(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

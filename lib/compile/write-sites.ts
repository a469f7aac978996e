import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fontCss } from '../fonts/font-css';
import { type FontFile, fontFiles } from '../fonts/font-files';
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
      const fonts = await fontFiles(site, SITE_DATA);
      for (const { path, bytes } of fonts) if (bytes) writeFile(path, bytes);
      writeFile(files.css, (await fontCss(site.fonts, fonts, SITE_DATA)) + siteCss(site));
      writeFile(files.preloads, preloadsModule(fonts));
      return [...Object.values(files), ...fonts.map(({ path }) => path)];
    }),
  );
  for (const name of readdirSync(SITE_DATA)) {
    const file = `${SITE_DATA}/${name}`;
    if (!written.flat().includes(file)) rmSync(file, { recursive: true });
  }
}

/** The code of the module `@/site-data/preloads`. */
function preloadsModule(fonts: readonly FontFile[]): string {
  const files = fonts.filter(({ isPreloaded }) => isPreloaded).map(({ path }) => posix.relative(SITE_DATA, path));
  const imports = files.map((file, index) => `import font${index} from ${JSON.stringify(`./${file}`)};\n`);
  return `${imports.join('')}export default [${files.map((_, index) => `font${index}`).join()}];\n`;
}

/** Renamed when complete, because Next may read it at the same time. */
function writeFile(file: string, content: string | Buffer): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content);
  renameSync(part, file);
}

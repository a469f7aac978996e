import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fontCss } from '../fonts/font-css';
import { type FontFile, fontFiles } from '../fonts/font-files';
import type { Site } from '../site';
import { browserModule } from './browser-module';
import { siteCss } from './site-css';
import { BUILD_LOCK, siteDataFolder, siteFiles } from './site-files';

/** How the name of a file ends while it is written. */
const PART = '.part';

/**
 * Writes the compiled languages, and removes those that the site no longer has. Unchanged files stay as they are, so that
 * Next doesn't compile them again.
 */
export async function writeSites(sites: readonly Site[]): Promise<void> {
  const isDevelopment = sites.some(({ build }) => build.isDevelopment);
  const folder = siteDataFolder(isDevelopment);
  mkdirSync(folder, { recursive: true });
  const written = await Promise.all(
    sites.map(async (site) => {
      const files = siteFiles(site.content.site.language, isDevelopment);
      writeFile(files.site, JSON.stringify(site));
      writeFile(files.browser, browserModule(site, 'browser'));
      writeFile(files.server, browserModule(site, 'server'));
      const fonts = await fontFiles(site, folder);
      for (const { path, bytes } of fonts) if (bytes) writeFile(path, bytes);
      writeFile(files.css, (await fontCss(site.fonts, fonts, folder)) + siteCss(site));
      writeFile(files.preloads, preloadsModule(fonts, folder));
      return [...Object.values(files), ...fonts.map(({ path }) => path)];
    }),
  );
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    // Another process may be writing a part.
    const isKept = name === BUILD_LOCK || name.endsWith(PART) || written.flat().includes(file);
    if (!isKept) rmSync(file, { recursive: true, force: true });
  }
}

/** The code of the module `@/site-data/preloads`. */
function preloadsModule(fonts: readonly FontFile[], folder: string): string {
  const files = fonts.filter(({ isPreloaded }) => isPreloaded).map(({ path }) => posix.relative(folder, path));
  const imports = files.map((file, index) => `import font${index} from ${JSON.stringify(`./${file}`)};\n`);
  return `${imports.join('')}export default [${files.map((_, index) => `font${index}`).join()}];\n`;
}

/** Renamed when complete, because Next may read it at the same time. */
function writeFile(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  const part = `${file}.${process.pid}${PART}`;
  writeFileSync(part, bytes);
  renameSync(part, file);
}

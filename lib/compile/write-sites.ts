import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fontCss } from '../fonts/font-css';
import { type FontFile, fontFiles } from '../fonts/font-files';
import { mathFontFile } from '../fonts/math-font';
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
      writeFile(files.module, siteModule(site, files.site));
      writeFile(files.browser, browserModule(site, 'browser'));
      writeFile(files.server, browserModule(site, 'server'));
      const fonts = await fontFiles(site, folder);
      const mathFont = await mathFontFile(site, folder);
      const fontPaths = [...fonts, ...(mathFont ? [mathFont] : [])].map(({ path, bytes }) => {
        if (bytes) writeFile(path, bytes);
        return path;
      });
      writeFile(files.css, (await fontCss(site.fonts, fonts, folder)) + siteCss(site));
      writeFile(files.preloads, preloadsModule(fonts, mathFont?.path, folder));
      return [...Object.values(files), ...fontPaths];
    }),
  );
  for (const name of readdirSync(folder)) {
    const file = `${folder}/${name}`;
    // Another process may be writing a part.
    const isKept = name === BUILD_LOCK || name.endsWith(PART) || written.flat().includes(file);
    if (!isKept) rmSync(file, { recursive: true, force: true });
  }
}

/**
 * The code of the module `@/site-data/site`, which reads the site where pages are rendered. Next would compile an imported
 * one again after each change, with all its texts.
 */
function siteModule({ build }: Site, file: string): string {
  return `import { readFileSync } from 'node:fs';
export const compiledAt = '${build.compiledAt}';
export default JSON.parse(readFileSync(/* turbopackIgnore: true */ '${file}', 'utf8'));
`;
}

/** The code of the module `@/site-data/preloads`. */
function preloadsModule(fonts: readonly FontFile[], mathFont: string | undefined, folder: string): string {
  const importOf = (name: string, path: string) =>
    `import ${name} from ${JSON.stringify(`./${posix.relative(folder, path)}`)};\n`;
  const files = fonts.filter(({ isPreloaded }) => isPreloaded);
  const imports = files.map(({ path }, index) => importOf(`font${index}`, path)).join('');
  const list = `export default [${files.map((_, index) => `font${index}`).join()}];\n`;
  return `${imports}${mathFont ? importOf('mathFont', mathFont) : 'const mathFont = undefined;\n'}export { mathFont };\n${list}`;
}

/** Renamed when complete, because Next may read it at the same time. */
function writeFile(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  const part = `${file}.${process.pid}${PART}`;
  writeFileSync(part, bytes);
  renameSync(part, file);
}

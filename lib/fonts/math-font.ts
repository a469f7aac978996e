import { readFile } from 'node:fs/promises';
import type { Site } from '../site';
import { cutMathFont } from './cut-font';
import { cutFileName, cutInBuild, type FontFile } from './font-files';

/** Has OpenType's measures of formulas, without which roots and brackets are too small for what is in them. */
const FILE = 'node_modules/@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2';

/**
 * The font of a site's formulas, in a build cut down to them; `undefined` for a site without formulas.
 *
 * @param folder the folder of the cut file, from the repository's root.
 */
export async function mathFontFile(site: Site, folder: string): Promise<Pick<FontFile, 'path' | 'bytes'> | undefined> {
  const { formulas } = site.fonts;
  if (!formulas) return undefined;
  return cutInBuild<Pick<FontFile, 'path' | 'bytes'>>(site, { path: FILE }, async () => {
    const bytes = await cutMathFont(await readFile(FILE), formulas);
    return { path: `${folder}/${cutFileName(FILE, bytes)}`, bytes };
  });
}

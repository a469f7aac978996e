import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ChosenFonts, FontFace } from './choose';
import { fallbackRules } from './fallback-fonts';

/** The folder for the style sheets. Next.js clears its own cache when a build begins. */
const FOLDER = 'node_modules/.cache/fonts';

/**
 * Writes the style sheet of the site's fonts: their `@font-face` rules, and those of their fallbacks. Each pair of
 * fonts has its own file.
 *
 * @returns its path, relative to the repository's root.
 */
export async function writeFontCss(fonts: ChosenFonts): Promise<string> {
  const text = [
    ...fonts.heading.map((face, index) => fontFace('headingFont', face, index === 0)),
    ...fonts.body.map((face, index) => fontFace('bodyFont', face, index === 0)),
    ...(await fallbackRules(fonts)),
  ].join('\n');
  const file = `${FOLDER}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css`;
  if (!existsSync(file)) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, text);
  }
  return file;
}

/** @param isFirst Whether the face has no `unicode-range`: it has all characters that the other files lack. */
function fontFace(family: string, { file, weight, range }: FontFace, isFirst: boolean): string {
  return [
    '@font-face {',
    `  font-family: ${family};`,
    `  src: url("${relative(FOLDER, join('node_modules', file))}") format("woff2");`,
    '  font-display: swap;',
    `  font-weight: ${weight};`,
    ...(isFirst || !range ? [] : [`  unicode-range: ${range};`]),
    '}',
  ].join('\n');
}

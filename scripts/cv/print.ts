import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import subsetFont from 'subset-font';
import { cutFont } from '../../lib/fonts/cut-font';
import { charactersFor } from '../../lib/fonts/font-files';
import { charactersOf } from '../../lib/fonts/letters';
import type { FontFace, WeightRange } from '../../lib/fonts/packages';
import { directionOf } from '../../lib/language/writing-systems';
import type { Site } from '../../lib/site';
import { root } from '../command';
import { paperOf, withOrigin } from './pdf';

/**
 * Prints the open CV page of a site. Its outline is left out in languages from right to left, because Chromium writes
 * the words of their headings in the wrong order.
 *
 * @param page of a browser context with `bypassCSP`, because the fonts for paper are none of the site's.
 */
export async function printCv(page: Page, site: Site): Promise<Buffer> {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.addStyleTag({ content: await paperFontCss(site) });
  await page.evaluate((prefix) => {
    return Promise.allSettled(
      [...document.fonts].filter(({ family }) => family.startsWith(prefix)).map((it) => it.load()),
    );
  }, PREFIX);
  const outline = directionOf(site.content.site.language) === 'ltr';
  return withOrigin(await page.pdf({ format: paperOf(site.content), tagged: true, outline }), site);
}

const PREFIX = 'paper-';

/** The weights of running text in the styles. */
const WEIGHTS = [400, 500, 600];

/**
 * The site's fonts for a PDF, each file with one weight and whole: Chromium draws the letters of a variable font one by
 * one, in four times the size, and where a font is divided into files, programs that read the PDF see a space.
 */
async function paperFontCss(site: Site): Promise<string> {
  const { pageFonts } = site.fonts;
  const rules = Object.entries(pageFonts).flatMap(([family, faces]) =>
    faces.flatMap((face) => {
      const characters = charactersFor(face, site).join('');
      if (!characters) return [];
      const [min = 0, max = min] = face.weight.split(' ').map(Number);
      const { axis, range } = face;
      // Browsers combine only files that declare the same weights, whatever they have.
      const weights = min === max ? [min] : WEIGHTS.filter((weight) => weight >= min && weight <= max);
      return weights.map(async (weight) => {
        const used = axis && Math.min(Math.max(weight, axis.min), axis.max);
        const font = await cutForPaper(face, used ? { min: used, max: used } : undefined, characters);
        const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
        const ranges = range ? `unicode-range: ${range};` : '';
        return `@font-face { font-family: ${PREFIX}${family}; font-weight: ${weight}; ${ranges} src: ${source}; }`;
      });
    }),
  );
  const names = Object.keys(pageFonts).map((family) => {
    return `--k-font-${family.replace('Font', '')}: ${PREFIX}${family}, ${family}, system-ui, sans-serif;`;
  });
  return [...(await Promise.all(rules)), `:root:root { ${names.join(' ')} }`].join('\n');
}

/** The joined forms of Arabic letters, and the ligature of lam and alef (U+FEF5 to U+FEFC), as characters. */
const ARABIC_FORMS = [...charactersFrom(0xfb50, 0xfbff), ...charactersFrom(0xfe70, 0xfefc)];

/**
 * Cuts a font to characters. Of Arabic ligatures, which programs read in the wrong order, only lam and alef remain,
 * without which Arabic would look wrong: first it is cut to letters and forms as if nothing replaced them, then to the
 * letters alone and what still replaces them.
 */
async function cutForPaper(face: FontFace, axis: WeightRange | undefined, characters: string): Promise<Buffer> {
  const font = await readFile(path.join(root, 'node_modules', face.file));
  const known = face.subset === 'arabic' ? charactersOf([face]) : new Set<string>();
  const forms = ARABIC_FORMS.filter((form) => known.has(form));
  if (forms.length === 0) return cutFont(font, characters, axis, true);
  const text = characters + forms.join('');
  return cutFont(await subsetFont(font, text, { noLayoutClosure: true }), characters, axis, true);
}

function charactersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../../lib/compile/places';
import type { Finding, Place } from '../../lib/content/finding';
import { chooseFonts } from '../../lib/fonts/choose';
import { charactersOf } from '../../lib/fonts/letters';
import { documentsOf } from '../../lib/markdown/documents';
import type { Site } from '../../lib/site';
import { collectTexts } from '../content-files';

const LETTER = /[\p{L}\p{M}]/u;

/** The letters that the fonts lack, with the first place of one; they are to be had if a name or a title has one. */
export function findMissingLetters(site: Site, folder = 'content'): Finding[] {
  const { brand, site: settings, profile, pages } = site.content;
  const { headingFont, bodyFont } = chooseFonts(brand.fonts, settings.language);
  const [inHeadings, inText] = [charactersOf(headingFont), charactersOf(bodyFont)];
  const lines = collectTextLines(site, folder);
  const letters = [...new Set(lines.map(({ text }) => text).join(''))].filter((one) => LETTER.test(one));
  const lacking = letters.filter((letter) => !inHeadings.has(letter) || !inText.has(letter));
  const first = lines.find(({ text }) => lacking.some((letter) => text.includes(letter)))?.findPlace();
  if (!first) return [];
  const titles = [profile.name, profile.role, ...Object.values(pages).flatMap(({ title }) => title ?? [])].join();
  const isDrawn = lacking.some((letter) => titles.normalize('NFC').includes(letter) && !inHeadings.has(letter));
  const message = [
    `lack ${lacking.length} of your letters (${lacking.slice(0, 5).join(' ')}),`,
    `the first of them in ${first.file}${first.line ? `:${first.line}` : ''}:`,
    'pages show them in a font of the visitor’s device, and preview images leave them out;',
    'install a font that has them (docs/recipes.md, "Fonts"), and name it in brand.fonts',
  ].join(' ');
  const place = placeOf('brand.fonts', folder);
  return [{ level: isDrawn ? 'must' : 'should', ...place, field: 'brand.fonts', message }];
}

/** The texts of the content and the lines of the Markdown files of a language, in composed letters. */
function collectTextLines({ content, documents }: Site, folder: string) {
  const fields = collectTexts(content).map(({ field, value }) => ({
    text: value.normalize('NFC'),
    findPlace: (): Place => placeOf(field, folder),
  }));
  const documentTexts = documentsOf(documents).flatMap(({ file }) =>
    readFileSync(path.join(process.cwd(), file), 'utf8')
      .split('\n')
      .map((line, index) => ({ text: line.normalize('NFC'), findPlace: (): Place => ({ file, line: index + 1 }) })),
  );
  return [...fields, ...documentTexts];
}

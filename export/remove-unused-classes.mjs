import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute, edit, rangeOf, readPages, textOf } from './pages.mjs';

/** The class by which styled-components lets rules name a component, and a rule that does so. */
const COMPONENT = /^sc-[\da-f]+-\d+$/;
const NAMED = /\.(sc-[\da-f]+-\d+)/g;

/** The rule of the class that next/font makes of each font, of which the site uses the variables alone. */
const FONT_CLASS = /\.\w+_className\{[^{}]*\}\s*/g;

/**
 * Takes out of the pages the components' classes that no rule names, and the rules of the fonts' classes,
 * which no element has: styled-components gives each element one of the former, and no text packs them.
 * What a rule of any page names stays on all of them, because the header and the footer outlive a
 * change of page. React compares no classes when it takes a page over, and an element whose class
 * changes later gets the whole attribute.
 *
 * @param {string} folder Path of the exported site.
 * @param {Pick<import('./pages.mjs').Site, 'ownFiles'>} site
 */
export async function removeUnusedClasses(folder, { ownFiles }) {
  const pages = await readPages(folder, ownFiles);
  const styles = pages.flatMap(({ elements }) => elements.filter(({ tagName }) => tagName === 'style').map(textOf));
  const named = new Set(styles.flatMap((style) => [...style.matchAll(NAMED)].map(([, name]) => name)));
  /** @param {string} name */
  const isUnused = (name) => COMPONENT.test(name) && !named.has(name);
  await Promise.all(
    pages.map(({ file, html, elements }) => {
      const edits = elements.flatMap((element) => [
        ...withoutClasses(element, isUnused),
        ...(element.tagName === 'style' ? [{ ...rangeOf(element), text: withoutFontClasses(html, element) }] : []),
      ]);
      return writeFile(path.join(folder, file), edit(html, edits));
    }),
  );
}

/**
 * @param {import('./pages.mjs').Element} element
 * @param {(name: string) => boolean} isUnused
 * @returns {import('./pages.mjs').Edit[]}
 */
function withoutClasses(element, isUnused) {
  const place = element.sourceCodeLocation?.attrs?.class;
  const names = attribute(element, 'class')?.split(' ') ?? [];
  if (!place || !names.some(isUnused)) return [];
  const left = names.filter((name) => !isUnused(name)).join(' ');
  // Without names the attribute goes, and the space before it.
  return left
    ? [{ start: place.startOffset, end: place.endOffset, text: `class="${left}"` }]
    : [{ start: place.startOffset - 1, end: place.endOffset }];
}

/**
 * @param {string} html
 * @param {import('./pages.mjs').Element} style
 * @returns {string} the element's HTML without those rules.
 */
function withoutFontClasses(html, style) {
  const { start, end } = rangeOf(style);
  return html.slice(start, end).replace(FONT_CLASS, '');
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A font file, and the text that it is used for. */
export interface FontFace {
  /** Path below `node_modules/`. */
  file: string;
  /** Fontsource's name for this part of the font, such as `latin` or `arabic`. */
  subset: string;
  /** Its characters, as a `unicode-range`; none for all characters that the family's other files lack. */
  range?: string;
  /** The `font-weight` in its `@font-face` rule: one weight, or the two ends of a range. */
  weight: string;
  /** The weights of a variable font: those that it has, or those that the site uses. */
  axis?: WeightRange;
}

/** The lightest and the boldest of a variable font's weights. */
export interface WeightRange {
  min: number;
  max: number;
}

/** Matches the characters of a `unicode-range` without wildcards, which Fontsource does not use. */
export function toCharacterPattern(range = 'U+0-10FFFF'): RegExp {
  const classes = range.split(',').map((part) => {
    const codes = part.trim().slice('U+'.length).split('-');
    return codes.map((code) => `\\u{${code}}`).join('-');
  });
  return new RegExp(`[${classes.join('')}]`, 'u');
}

/**
 * The characters that browsers take from each file of a family: of those that it has, what its range names, and from the
 * first one what no other subset has. Files have a few letters of other scripts, too: Cairo's Arabic one has an A.
 *
 * @param characters those that each file has, as code points.
 */
export function shownCharacters(
  faces: readonly Pick<FontFace, 'subset' | 'range'>[],
  characters: readonly (readonly number[])[],
): ReadonlySet<number>[] {
  const inRange = faces.map(({ range }, index) => {
    const pattern = toCharacterPattern(range);
    return new Set(characters[index]?.filter((code) => pattern.test(String.fromCodePoint(code))));
  });
  const others = inRange.filter((_, index) => faces[index]?.subset !== faces[0]?.subset);
  return inRange.map((shown, index) =>
    faces[index]?.range ? shown : new Set([...shown].filter((code) => !others.some((other) => other.has(code)))),
  );
}

/** The packages that the name of a family or of a package may mean; variable fonts come first. */
export function packageNames(value: string): string[] {
  if (value.startsWith('@')) return [value];
  const id = value.trim().toLowerCase().replace(/\s+/g, '-');
  return ['@fontsource-variable', '@fontsource'].map((scope) => `${scope}/${id}`);
}

/** The installed package of a font, by the name of the family or of the package, or `undefined`. */
export function findFontPackage(value: string) {
  const name = packageNames(value).find((candidate) => existsSync(join('node_modules', candidate, 'metadata.json')));
  if (!name) return undefined;
  const read = (file: string) => JSON.parse(readFileSync(join('node_modules', name, file), 'utf8'));
  const { id, variable } = read('metadata.json');
  const ranges = read('unicode.json');
  // Subsets with digits in their names are slices of a large script, and one slice is not enough.
  const pattern = new RegExp(`^${id}-([a-z-]+)-(wght|\\d+)-normal\\.woff2$`);
  const faces = readdirSync(join('node_modules', name, 'files')).flatMap((file): FontFace[] => {
    const [, subset, weight] = pattern.exec(file) ?? [];
    if (!subset || !weight) return [];
    const face = { file: `${name}/files/${file}`, subset, range: ranges[subset] };
    if (weight !== 'wght') return [{ ...face, weight }];
    const { min, max } = variable.wght;
    return [{ ...face, weight: `${min} ${max}`, axis: { min: Number(min), max: Number(max) } }];
  });
  return { name, faces };
}

/** The reason why a font cannot be used (it is not installed, or it lacks what the site needs), or `undefined`. */
export function validateFont(value: string): string | undefined {
  const font = findFontPackage(value);
  if (font) return validateFontPackage(font);
  const [variable, fixed] = packageNames(value);
  const other = fixed ? `, or ${fixed} if npm has no package of that name (fontsource.org lists all fonts)` : '';
  return `is ${JSON.stringify(value)}, which is not installed; run npm install ${variable}${other}`;
}

/** The reason why an installed package cannot be used, or `undefined`. */
export function validateFontPackage({ name, faces }: { name: string; faces: readonly FontFace[] }): string | undefined {
  const latin = faces.filter(({ subset }) => subset === 'latin').map(({ weight }) => weight);
  if (latin.length > 0 && faces.every(({ weight }) => latin.includes(weight))) return undefined;
  return name.startsWith('@fontsource-variable/')
    ? `has no variable weight or no Latin letters (${name}); try ${name.replace('-variable', '')}, or another font`
    : `is a font without Latin letters (${name}), which the site’s own text needs; choose one that has them`;
}

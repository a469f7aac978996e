import { rangesOf } from './font-characters.mjs';

/**
 * The `@font-face` of a family.
 *
 * @param {readonly string[]} styles Texts of the pages' style elements.
 * @param {string} name Of the family's file.
 * @param {string} family Its name in styles/fonts.ts; two families may be of one file.
 * @returns {string}
 * @throws {Error} where no rule names the file.
 */
export function findRule(styles, name, family) {
  const rules = styles.flatMap((style) => style.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const naming = rules.filter((found) => found.includes(name));
  const rule = naming.find((found) => found.includes(family)) ?? naming[0];
  if (!rule) {
    throw new Error(`No @font-face in the pages names ${name}; bring export/cut-fonts.mjs up to this version of Next.`);
  }
  return rule;
}

/**
 * @param {string} rule
 * @returns {import('./font-file.mjs').Weight}
 * @throws {Error} where the rule says none.
 */
export function weightOf(rule) {
  const [, min, max = min] = /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(rule) ?? [];
  if (!min) throw new Error(`“${rule}” says no weight in figures; give the font one in styles/fonts.ts.`);
  return min === max ? Number(min) : { min: Number(min), max: Number(max) };
}

/**
 * A family's rule for a further file, which a browser loads where it meets one of its characters.
 *
 * @param {string} rule The family's own.
 * @param {{ before: string, name: string, characters: readonly string[] }} file The file that the family's rule names,
 *   the one in its place, and what that has.
 */
export function furtherRule(rule, { before, name, characters }) {
  return rule.replace(before, name).replace('}', `;unicode-range:${rangesOf(characters)}}`);
}

/**
 * The names of cut files by what stands for them in the site's texts. Families of one font have one file before they
 * are cut: of those but the first, the beginning of their rule stands for them, which comes before the name alone.
 *
 * @param {readonly { name: { before: string, after: string }, rule: string }[]} cuts Of each family its file's name, and
 *   its `@font-face` as Next wrote it.
 * @returns {Map<string, string>}
 */
export function namesAfter(cuts) {
  const isFirst = (/** @type {typeof cuts[number]} */ { name }, /** @type {number} */ index) =>
    cuts.findIndex((other) => other.name.before === name.before) === index;
  const others = cuts.filter((cut, index) => !isFirst(cut, index));
  return new Map([
    ...others.map(({ name, rule }) => {
      const beginning = rule.slice(rule.indexOf('{') + 1, rule.indexOf(name.before) + name.before.length);
      return /** @type {const} */ ([beginning, beginning.replace(name.before, name.after)]);
    }),
    ...cuts.filter(isFirst).map(({ name }) => /** @type {const} */ ([name.before, name.after])),
  ]);
}

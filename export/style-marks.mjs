import { attribute, rangeOf, textOf } from './pages.mjs';

/** What styled-components writes behind each rule of a page. */
const END = '/*!sc*/\n';

/** The rule behind those of a component: names its place among the others, its id and the classes it has rules for. */
const MARK = /^data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}$/;

/** @typedef {[mark: string, ...lengths: number[]]} Group A component's mark, and the length of each of its rules. */

/**
 * Takes out of a page's style what only styled-components reads, when it takes the style over: a
 * sixth of its bytes, which no text packs. A statement for the page's data puts it back before
 * the framework starts.
 *
 * The style that is left paints the page by itself. It has no version, so that styled-components
 * leaves it alone where the statement did not run.
 *
 * @param {import('./pages.mjs').Page} page
 * @returns {{ edits: import('./pages.mjs').Edit[], statement: string }} the statement is empty for a page without such a style.
 * @throws {Error} when the style is not as expected.
 */
export function takeStyleMarks({ file, html, elements }) {
  const [style, ...others] = elements.filter((element) => attribute(element, 'data-styled') !== undefined);
  if (!style) return { edits: [], statement: '' };
  const version = attribute(style, 'data-styled-version');
  const groups = readGroups(textOf(style));
  if (others.length > 0 || !version || !groups) {
    throw new Error(
      `${file} does not hold its styles as one <style> of styled-components with a mark behind each component's rules; bring export/style-marks.mjs up to this version of styled-components.`,
    );
  }
  const { start, end } = rangeOf(style);
  const text = html
    .slice(start, end)
    .replace(` data-styled-version="${version}"`, '')
    .replace(textOf(style), () => groups.flatMap(({ rules }) => rules).join(''));
  const lengths = groups.map(({ mark, rules }) => [mark, ...rules.map((rule) => rule.length)]);
  return {
    edits: [{ start, end, text }],
    statement: `(${putBackMarks})(${JSON.stringify(lengths)},${JSON.stringify(version)},${JSON.stringify(END)})`,
  };
}

/**
 * @param {string} text
 * @returns {{ mark: string, rules: string[] }[] | undefined} nothing for a text that does not end in a mark.
 */
function readGroups(text) {
  const parts = text.split(END);
  if (parts.pop() !== '' || !MARK.test(parts.at(-1) ?? '')) return undefined;
  const groups = [];
  /** @type {string[]} */
  let rules = [];
  for (const part of parts) {
    if (MARK.test(part)) {
      groups.push({ mark: part, rules });
      rules = [];
    } else rules.push(part);
  }
  return groups;
}

/**
 * Runs in the page, as text. styled-components reads the style's text, puts its rules into a sheet
 * of its own and takes the element away, all at once. So the element says the whole text when it is
 * asked and keeps its own, which is the one that the policy knows.
 *
 * @param {readonly Group[]} groups
 * @param {string} version
 * @param {string} end
 */
export function putBackMarks(groups, version, end) {
  const style = document.querySelector('style[data-styled]');
  if (!style) return;
  const rules = style.textContent ?? '';
  let at = 0;
  /** @param {number} length */
  const next = (length) => {
    at += length;
    return rules.slice(at - length, at) + end;
  };
  const value = groups.map(([mark, ...lengths]) => lengths.map(next).join('') + mark + end).join('');
  Object.defineProperty(style, 'textContent', { value });
  style.setAttribute('data-styled-version', version);
}

import { readFileSync } from 'node:fs';

/**
 * Ends the program with a sentence when this Node is outside of the range that package.json
 * names under `engines`.
 */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const version = process.versions.node;
  if (isInRange(version, engines.node)) return;
  console.error(
    `This site needs Node.js ${describeRange(engines.node)}, and this is ${version}; get one from https://nodejs.org.`,
  );
  process.exit(1);
}

/**
 * Whether a version of Node is within a range.
 *
 * @param {string} version as in `20.19.0`
 * @param {string} range alternatives of `^20.19.0` or `>=24.0.0`, divided by `||`
 */
export function isInRange(version, range) {
  const own = numbers(version);
  return range.split('||').some((alternative) => {
    const least = numbers(alternative);
    return (alternative.includes('>=') || own[0] === least[0]) && compare(own, least) >= 0;
  });
}

/**
 * A range as people say it: `20 from 20.19 on, 22 from 22.12 on, or 24 and later`.
 *
 * @param {string} range as for `isInRange`
 */
export function describeRange(range) {
  const words = range.split('||').map((alternative) => {
    const least = numbers(alternative)
      .join('.')
      .replace(/(\.0)+$/, '');
    return alternative.includes('>=') ? `${least} and later` : `${numbers(alternative)[0]} from ${least} on`;
  });
  const last = words.pop();
  return words.length > 0 ? `${words.join(', ')}, or ${last}` : String(last);
}

/**
 * @param {string} text
 * @returns {number[]}
 */
function numbers(text) {
  return (text.match(/\d+/g) || []).map(Number);
}

/**
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
function compare(one, other) {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : Number(one[at]) - Number(other[at]);
}

/** @typedef {null | boolean | number | string | Json[] | { [key: string]: Json }} Json */

/**
 * Two changes of one value that cannot both be had.
 *
 * @typedef {object} Clash
 * @property {readonly string[]} path The keys that lead to it.
 * @property {Json | undefined} ours Nothing where it was taken out.
 * @property {Json | undefined} theirs
 */

/**
 * @callback Decide
 * @param {Clash} clash
 * @returns {Json | undefined} the value to have.
 */

/**
 * Merges two changes of a group of values key by key, in the order of the template's.
 *
 * @param {{ base: Json | undefined, ours: Json | undefined, theirs: Json | undefined }} values
 * @param {Decide} decide Is asked where both have changed the same value, and differently.
 * @param {{ depth?: number, path?: readonly string[] }} [options] `depth`: below so many keys a group is one value.
 * @returns {Json | undefined}
 */
export function mergeJson({ base, ours, theirs }, decide, { depth = Number.POSITIVE_INFINITY, path = [] } = {}) {
  if (isEqual(ours, theirs) || isEqual(base, theirs)) return ours;
  if (isEqual(base, ours)) return theirs;
  if (!isGroup(ours) || !isGroup(theirs) || path.length >= depth) return decide({ path, ours, theirs });

  const before = isGroup(base) ? base : {};
  const keys = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  const merged = [...keys].flatMap((key) => {
    const values = { base: before[key], ours: ours[key], theirs: theirs[key] };
    const value = mergeJson(values, decide, { depth, path: [...path, key] });
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(merged);
}

/**
 * @param {unknown} value
 * @returns {value is { [key: string]: Json }}
 */
function isGroup(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether two values are the same, in whatever order their keys stand.
 *
 * @param {Json | undefined} one
 * @param {Json | undefined} other
 */
function isEqual(one, other) {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

/**
 * @param {string} _key
 * @param {unknown} value
 */
function inOrder(_key, value) {
  return isGroup(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}

/**
 * What one figure was over the rounds.
 *
 * @typedef {object} Figure
 * @property {number} median
 * @property {number} least
 * @property {number} most
 */

/** @typedef {'site' | 'twin' | 'older'} Variant The site, its pages without script, and the export it is compared with. */

/**
 * One measurement of one variant.
 *
 * @template {string} Name
 * @typedef {object} Measurement
 * @property {string} of What was measured: the row of the table.
 * @property {Variant} variant
 * @property {Readonly<Record<Name, number>>} values By the figures' names; `Infinity` for what never came.
 */

/**
 * All measurements of one thing.
 *
 * @template {string} Name
 * @typedef {object} Row
 * @property {string} of
 * @property {Partial<Record<Variant, Record<Name, Figure>>>} figures
 */

/**
 * @param {readonly number[]} values At least one.
 * @returns {Figure}
 */
export function figureOf(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [one = Number.NaN, other = one] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  const median = (one + other) / 2;
  return { median, least: sorted[0] ?? median, most: sorted.at(-1) ?? median };
}

/**
 * @template {string} Name
 * @param {readonly Measurement<Name>[]} measurements
 * @returns {Row<Name>[]} in the order in which they were measured first.
 */
export function summarize(measurements) {
  return [...groupBy(measurements, ({ of }) => of)].map(([of, same]) => ({
    of,
    figures: Object.fromEntries(
      [...groupBy(same, ({ variant }) => variant)].map(([variant, rounds]) => [variant, figuresOf(rounds)]),
    ),
  }));
}

/**
 * @template {string} Name
 * @param {readonly Measurement<Name>[]} rounds Of one variant of one thing.
 * @returns {Record<Name, Figure>}
 */
function figuresOf(rounds) {
  const names = /** @type {Name[]} */ (Object.keys(rounds[0]?.values ?? {}));
  const figures = names.map((name) => [name, figureOf(rounds.map(({ values }) => values[name]))]);
  return Object.fromEntries(figures);
}

/**
 * @template T
 * @template {string} Key
 * @param {readonly T[]} items
 * @param {(item: T) => Key} keyOf
 * @returns {Map<Key, T[]>}
 */
function groupBy(items, keyOf) {
  /** @type {Map<Key, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

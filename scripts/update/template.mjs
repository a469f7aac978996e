/** The template's own name, as `template.name` in package.json has it: what a site and a source are known by. */
export const TEMPLATE = 'khatam-portfolio';

/**
 * The record in package.json of which template a site is made from.
 *
 * @typedef {object} TemplateRecord
 * @property {string} [name] The template's own name.
 * @property {string} [version] Which version of it the tree has.
 * @property {string} [source] Where newer ones come from: an address that git knows, or a folder. The owner writes it.
 * @property {string} [commit] The template's commit that the last update brought.
 */

/** @typedef {{ template?: TemplateRecord, engines?: { node?: string }, [field: string]: unknown }} Manifest A package.json. */

/**
 * Versions from before package.json had a record of them, the newest first, each by the commit that reached it.
 *
 * @type {readonly { version: string, commit: string }[]}
 */
export const EARLY_VERSIONS = [
  { version: '3.2.0', commit: '2a3d2867a929d3f9e1446c3d0ffd4558c29a4348' },
  { version: '3.1.0', commit: '0230e44914622ad3784d9765f45386a92e8e0500' },
  { version: '3.0.0', commit: '0f2cffbc9a64f4fb549dcdd5be6829c7c6037edc' },
  { version: '2.0.0', commit: '871835571bdb13f048f15f3c29a4b20d8fa1a59f' },
  { version: '1.0.0', commit: '5b992be4700b13460078e2bbc813ad3d7537c6c5' },
];

/**
 * Orders versions, `1.10.0` after `1.9.2`.
 *
 * @param {string} one
 * @param {string} other
 * @returns {number} below 0 where `one` is the older.
 */
export function compareVersions(one, other) {
  const [first, second] = [one, other].map((version) => (version.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (first?.[index] ?? 0) - (second?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

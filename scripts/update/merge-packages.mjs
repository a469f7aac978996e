import { mergeJson } from './merge-json.mjs';
import { OWNED_FIELDS } from './owned.mjs';
import { compareVersions } from './template.mjs';

/** @typedef {import('./template.mjs').Manifest} Manifest */
/** @typedef {import('./template.mjs').TemplateRecord} TemplateRecord */
/** @typedef {import('./merge-json.mjs').Json} Json */

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * The package.json of the updated site.
 *
 * @typedef {object} MergedManifest
 * @property {Manifest} start What git takes for the template's own before, where not all could be merged by fields.
 * @property {Manifest} next What the update brings.
 * @property {boolean} isMerged Whether `next` is the whole; else git is left to show where the two differ.
 * @property {string[]} notes What was decided of packages that both have changed.
 */

/**
 * Merges package.json field by field: the owner's packages and commands stay, the template's come.
 *
 * @param {{ base: Manifest, ours: Manifest, theirs: Manifest }} manifests
 * @param {TemplateRecord} record Which version the site has from now on.
 * @returns {MergedManifest}
 */
export function mergeManifests({ base, ours, theirs }, record) {
  /** @type {string[]} */
  const notes = [];
  let isMerged = true;
  const merged = mergeJson(
    { base: asJson(base), ours: asJson(ours), theirs: asJson(theirs) },
    ({ path, ours: own, theirs: other }) => {
      const [group = '', name = ''] = path;
      if (group === 'template' || OWNED_FIELDS.includes(group)) return own;
      if (!DEPENDENCIES.includes(group) || path.length !== 2) {
        isMerged = false;
        return own;
      }
      const [taken, note] = decideVersion(name, own, other);
      notes.push(note);
      return taken;
    },
  );
  const next = isMerged ? /** @type {Manifest} */ (merged) : theirs;
  const owners = { ...ownFields(ours), template: record };
  return {
    start: isMerged ? ours : order({ ...withoutOwned(base), ...ownFields(ours), template: ours.template }, ours),
    next: order({ ...withoutOwned(next), ...owners, ...sortedDependencies(next) }, isMerged ? theirs : ours),
    isMerged,
    notes,
  };
}

/**
 * @param {string} name
 * @param {Json | undefined} own
 * @param {Json | undefined} other
 * @returns {[Json | undefined, string]} the version to have, and why.
 */
function decideVersion(name, own, other) {
  if (typeof own === 'string' && typeof other === 'string') {
    const taken = compareVersions(own, other) > 0 ? own : other;
    return [taken, `${name} is ${own} with you and ${other} in the template; ${taken}, the newer, was taken`];
  }
  if (other === undefined) {
    return [
      undefined,
      `${name}, which is ${own} with you, is no longer used by the template; install it again if you use it`,
    ];
  }
  return [other, `${name}, which you had taken out, is ${other} in the template, and is back`];
}

/**
 * The lockfile of the updated site, as far as it can be known without asking the registry.
 *
 * @param {{ base: Json | undefined, ours: Json, theirs: Json }} locks
 * @param {{ manifest: Manifest, theirManifest: Manifest }} manifests The merged package.json, and the template's.
 * @returns {{ lock: Json, isCertain: boolean }} certain where the packages are the template's.
 */
export function mergeLocks({ base, ours, theirs }, { manifest, theirManifest }) {
  const isCertain = packagesOf(manifest) === packagesOf(theirManifest);
  /** @type {import('./merge-json.mjs').Decide} */
  const newer = ({ ours: own, theirs: other }) => {
    const [first, second] = [versionIn(own), versionIn(other)];
    return first && second && compareVersions(first, second) > 0 ? own : other;
  };
  // A package's version and its checksum belong together.
  const merged = isCertain ? theirs : mergeJson({ base, ours, theirs }, newer, { depth: 2 });
  return { lock: withRoot(/** @type {Lock} */ (merged), manifest), isCertain };
}

/** @typedef {{ packages?: Record<string, Json>, [field: string]: Json | undefined }} Lock */

/**
 * @param {Lock} lock
 * @param {Manifest} manifest
 * @returns {Json}
 */
function withRoot(lock, manifest) {
  const about = ['name', 'version', 'license', ...DEPENDENCIES, 'engines'].flatMap((field) =>
    manifest[field] === undefined ? [] : [[field, asJson(manifest[field])]],
  );
  const { name, version } = asJson(manifest);
  return asJson({
    ...lock,
    ...(name !== undefined && { name }),
    ...(version !== undefined && { version }),
    packages: { ...lock.packages, '': Object.fromEntries(about) },
  });
}

/** @param {Json | undefined} entry */
function versionIn(entry) {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry) && typeof entry.version === 'string'
    ? entry.version
    : undefined;
}

/** @param {Manifest} manifest */
function packagesOf(manifest) {
  return JSON.stringify(DEPENDENCIES.map((group) => Object.entries(manifest[group] ?? {}).sort()));
}

/** @param {Manifest} manifest */
function sortedDependencies(manifest) {
  const groups = DEPENDENCIES.flatMap((group) => {
    const packages = manifest[group];
    if (typeof packages !== 'object' || packages === null) return [];
    // As npm writes them.
    return [[group, Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))]];
  });
  return Object.fromEntries(groups);
}

/** @param {Manifest} manifest */
function ownFields(manifest) {
  return Object.fromEntries(Object.entries(manifest).filter(([field]) => OWNED_FIELDS.includes(field)));
}

/** @param {Manifest} manifest */
function withoutOwned(manifest) {
  return Object.fromEntries(Object.entries(manifest).filter(([field]) => !OWNED_FIELDS.includes(field)));
}

/**
 * @param {Manifest} manifest
 * @param {Manifest} like Whose fields' order it takes; what that one lacks comes last.
 * @returns {Manifest}
 */
function order(manifest, like) {
  const fields = [...Object.keys(like), ...Object.keys(manifest)];
  const known = fields.flatMap((field) => (manifest[field] === undefined ? [] : [[field, manifest[field]]]));
  return Object.fromEntries(known);
}

/**
 * @param {any} value What came of JSON.
 * @returns {any}
 */
function asJson(value) {
  return value;
}

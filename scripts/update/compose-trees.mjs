import { dispensableFolder, kindOf, pageFolder } from './owned.mjs';

/** @typedef {import('./git.mjs').Tree} Tree */
/** @typedef {import('./git.mjs').Entry} Entry */

/**
 * What git is given to merge: the two ends of the way that the template went, in which whatever is the owner's
 * is as the owner has it. Between them nothing of the owner's changes, so no merge can touch it.
 *
 * @typedef {object} Composed
 * @property {Tree} start The template that the site has, with the owner's own.
 * @property {Tree} next The newer one, likewise.
 * @property {string[]} added Files of the owner's that only the newer template has: they come in as they are there.
 * @property {string[]} leftOut Folders of `app/` that the newer template brings and the owner already has.
 * @property {string[]} rewritten Files that the next build writes anew for the owner.
 */

/**
 * @param {{ base: Tree, ours: Tree, theirs: Tree }} trees The template that the site has, the site, the newer template.
 * @returns {Composed} without package.json and its lockfile, which are merged by their fields.
 */
export function composeTrees({ base, ours, theirs }) {
  const start = new Map(base);
  const next = new Map(theirs);
  /** @type {Pick<Composed, 'added' | 'leftOut' | 'rewritten'>} */
  const told = { added: [], leftOut: [], rewritten: [] };
  const own = ownPages(base, ours);
  const gone = goneFolders(base, ours);

  for (const path of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const [before, now, later] = [base.get(path), ours.get(path), theirs.get(path)];
    const kind = own.has(pageFolder(path) ?? '') ? 'own page' : kindOf(path);
    if (kind === 'owned' && !before && !now && later) told.added.push(path);
    else if (kind === 'owned' || (kind === 'owned once changed' && !isSame(before, now))) keep(path, now);
    else if (kind === 'own page') {
      const folder = String(pageFolder(path));
      if (later && !told.leftOut.includes(folder)) told.leftOut.push(folder);
      keep(path, now);
    } else if (kind === 'written by the build' && now && !isSame(before, later)) {
      if (!isSame(before, now)) told.rewritten.push(path);
      put(start, path, now);
    } else if (!now && isDispensed(path, before)) keep(path, undefined);
  }
  return { start, next, ...told };

  /**
   * @param {string} path
   * @param {Entry | undefined} before
   */
  function isDispensed(path, before) {
    const folder = dispensableFolder(path);
    return folder !== undefined && (before !== undefined || gone.has(folder));
  }

  /**
   * @param {string} path
   * @param {Entry | undefined} entry
   */
  function keep(path, entry) {
    put(start, path, entry);
    put(next, path, entry);
  }
}

/**
 * @param {Tree} tree
 * @param {string} path
 * @param {Entry | undefined} entry Nothing takes the file out.
 */
export function put(tree, path, entry) {
  if (entry) tree.set(path, entry);
  else tree.delete(path);
}

/**
 * @param {Entry | undefined} one
 * @param {Entry | undefined} other
 */
export function isSame(one, other) {
  return one?.id === other?.id && one?.mode === other?.mode;
}

/**
 * @param {Tree} base
 * @param {Tree} ours
 * @returns {ReadonlySet<string>} the folders of pages that the owner has added.
 */
function ownPages(base, ours) {
  return foldersMissing(base, ours, pageFolder);
}

/**
 * @param {Tree} base
 * @param {Tree} ours
 * @returns {ReadonlySet<string>} the folders of the template's that the owner has done away with.
 */
function goneFolders(base, ours) {
  return foldersMissing(ours, base, dispensableFolder);
}

/**
 * @param {Tree} from
 * @param {Tree} within
 * @param {(path: string) => string | undefined} folderOf
 * @returns {ReadonlySet<string>} the folders of one tree that another does not have.
 */
function foldersMissing(from, within, folderOf) {
  const known = new Set([...from.keys()].map(folderOf));
  return new Set([...within.keys()].map(folderOf).flatMap((folder) => (folder && !known.has(folder) ? [folder] : [])));
}

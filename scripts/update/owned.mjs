/**
 * Whose a file is. The owner's are never changed and never taken away by an update; what a newer template has
 * beyond them comes in, because the newer parts ask for it. Everything that is not named here is the template's:
 * git merges it with what the owner made of it.
 */

/** The owner's files, by their paths from the root. */
export const OWNED_FILES = [
  'content/availability.ts',
  'content/brand.ts',
  'content/education.ts',
  'content/experience.ts',
  'content/images.json',
  'content/languages.ts',
  'content/links.ts',
  'content/navigation.ts',
  'content/pages.ts',
  'content/process.ts',
  'content/profile.ts',
  'content/projects.ts',
  'content/services.ts',
  'content/site.ts',
  'content/skills.ts',
  'content/words.ts',
];

/** Folders of which everything is the owner's, and so is a folder of `app/` that the template does not have. */
export const OWNED_FOLDERS = ['public/'];

/** The owner's from the day they change or remove them; until then they go with the template. */
export const OWNED_ONCE_CHANGED = ['README.md', 'LICENSE', 'docs/home.png'];

/** What the next build writes anew for the owner's content, should the template's differ from it. */
export const WRITTEN_BY_THE_BUILD = ['styles/chosen-fonts.mjs', 'styles/font-fallbacks.css', 'styles/fonts.ts'];

/** What the site does without: what the owner has taken out of these folders stays out. */
export const DISPENSABLE_FOLDERS = ['.ci/', '.github/', 'deploy/', 'docs/', 'e2e/'];

/** Fields of package.json that say what the owner's site is; the others are merged one by one. */
export const OWNED_FIELDS = [
  'name',
  'version',
  'private',
  'description',
  'keywords',
  'homepage',
  'bugs',
  'repository',
  'funding',
  'license',
  'author',
  'contributors',
];

/** @typedef {'owned' | 'owned once changed' | 'written by the build' | 'manifest' | 'lock' | 'merged'} Kind */

/** @type {Record<string, Kind>} */
const KINDS = {
  'package.json': 'manifest',
  'package-lock.json': 'lock',
  ...Object.fromEntries(OWNED_FILES.map((file) => [file, /** @type {const} */ ('owned')])),
  ...Object.fromEntries(OWNED_ONCE_CHANGED.map((file) => [file, /** @type {const} */ ('owned once changed')])),
  ...Object.fromEntries(WRITTEN_BY_THE_BUILD.map((file) => [file, /** @type {const} */ ('written by the build')])),
};

/**
 * @param {string} path From the root, with slashes.
 * @returns {Kind} `merged` for a page of the owner's own too: whether it is one, the template's tree tells.
 */
export function kindOf(path) {
  if (OWNED_FOLDERS.some((folder) => path.startsWith(folder))) return 'owned';
  return KINDS[path] ?? 'merged';
}

/**
 * @param {string} path
 * @returns {string | undefined} which of the folders that the site does without a file is in.
 */
export function dispensableFolder(path) {
  return DISPENSABLE_FOLDERS.find((folder) => path.startsWith(folder));
}

/**
 * @param {string} path
 * @returns {string | undefined} the folder of `app/` that a file is in, as `app/uses/`.
 */
export function pageFolder(path) {
  return /^app\/[^/]+\//.exec(path)?.[0];
}

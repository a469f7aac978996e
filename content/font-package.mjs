import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A font package of Fontsource, by what the site needs of it.
 *
 * @typedef {object} FontPackage
 * @property {string} name As npm knows it.
 * @property {string} version
 * @property {string} family As people know it.
 * @property {Record<string, Record<string, string>>} files Paths below `node_modules/@fontsource-variable/`, by weight
 *   (`wght` where all of them are in one file) and by script, Latin first.
 * @property {{ min: number, max: number }} [axis] Its weights, where they are in one file.
 */

/** Where packages are looked for, the ones with all weights in one file first. */
const SCOPES = ['@fontsource-variable', '@fontsource'];

/** The packages that are installed, by their names. */
export function installedFonts(modules = path.join(process.cwd(), 'node_modules')) {
  return SCOPES.flatMap((scope) => {
    const folder = path.join(modules, scope);
    return existsSync(folder) ? readdirSync(folder).map((id) => `${scope}/${id}`) : [];
  });
}

/**
 * The names of packages that a value may stand for: a family's name, or a package's own.
 *
 * @param {string} value
 */
export function packageNames(value) {
  if (value.startsWith('@')) return [value];
  const id = value.trim().toLowerCase().replace(/\s+/g, '-');
  return SCOPES.map((scope) => `${scope}/${id}`);
}

/**
 * The installed package of a font, or nothing.
 *
 * @param {string} value Name of the family or of its package.
 * @returns {FontPackage | undefined}
 */
export function findFontPackage(value, modules = path.join(process.cwd(), 'node_modules')) {
  const name = packageNames(value).find((candidate) => existsSync(path.join(modules, candidate, 'metadata.json')));
  if (!name) return undefined;
  const folder = path.join(modules, name);
  const { id, family, variable } = JSON.parse(readFileSync(path.join(folder, 'metadata.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const axis = name.startsWith('@fontsource-variable/') && variable?.wght;
  return {
    name,
    version,
    family,
    files: filesIn(path.join(folder, 'files'), id, path.posix.join(name.startsWith('@fontsource/') ? '..' : '', name)),
    ...(axis && { axis: { min: Number(axis.min), max: Number(axis.max) } }),
  };
}

/**
 * @param {string} folder
 * @param {string} id
 * @param {string} below
 */
function filesIn(folder, id, below) {
  /** @type {Record<string, Record<string, string>>} */
  const files = {};
  // A script's name has no digits: fonts of thousands of letters are cut into numbered parts, of which no one will do.
  const pattern = new RegExp(`^${id}-([a-z-]+)-(wght|\\d+)-normal\\.woff2$`);
  const names = readdirSync(folder).sort((one, other) => rankOf(one, id) - rankOf(other, id));
  for (const file of names) {
    const [, script = '', weight = ''] = pattern.exec(file) ?? [];
    const short = below.replace(/^@fontsource-variable\//, '');
    if (script) files[weight] = { ...files[weight], [camelCase(script)]: `${short}/files/${file}` };
  }
  return files;
}

/**
 * Latin first, then Latin's further letters, then the others.
 *
 * @param {string} file
 * @param {string} id
 */
function rankOf(file, id) {
  const rest = file.slice(id.length + 1);
  return rest.startsWith('latin-ext-') ? 1 : rest.startsWith('latin-') ? 0 : 2;
}

/** @param {string} name */
function camelCase(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A font package of Fontsource, by what the site needs of it. */
export interface FontPackage {
  /** As npm knows it. */
  name: string;
  /** Paths below `node_modules/`, by weight (`wght` where all of them are in one file) and by subset, such as `latin`. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The characters of each subset, as a `unicode-range`. */
  ranges: Readonly<Record<string, string>>;
  /** The weights, where they are in one file. */
  axis?: { min: number; max: number };
}

/** Where packages are looked for, the ones with all weights in one file first. */
const SCOPES = ['@fontsource-variable', '@fontsource'];

const MODULES = join(process.cwd(), 'node_modules');

/** The packages that a value may stand for: a family's name, or a package's own. */
export function packageNames(value: string): string[] {
  if (value.startsWith('@')) return [value];
  const id = value.trim().toLowerCase().replace(/\s+/g, '-');
  return SCOPES.map((scope) => `${scope}/${id}`);
}

/**
 * The installed package of a font, or nothing.
 *
 * @param value Name of the family or of its package.
 */
export function findFontPackage(value: string): FontPackage | undefined {
  const name = packageNames(value).find((candidate) => existsSync(join(MODULES, candidate, 'metadata.json')));
  if (!name) return undefined;
  const read = (file: string) => JSON.parse(readFileSync(join(MODULES, name, file), 'utf8'));
  const { id, variable } = read('metadata.json');
  const axis = name.startsWith('@fontsource-variable/') && variable?.wght;
  return {
    name,
    files: filesOf(name, id),
    ranges: read('unicode.json'),
    ...(axis && { axis: { min: Number(axis.min), max: Number(axis.max) } }),
  };
}

function filesOf(name: string, id: string): FontPackage['files'] {
  const files: Record<string, Record<string, string>> = {};
  // Subsets whose names have digits are parts of a script of thousands of letters, of which no one will do.
  const pattern = new RegExp(`^${id}-([a-z-]+)-(wght|\\d+)-normal\\.woff2$`);
  for (const file of readdirSync(join(MODULES, name, 'files'))) {
    const [, subset, weight] = pattern.exec(file) ?? [];
    if (subset && weight) files[weight] = { ...files[weight], [subset]: `${name}/files/${file}` };
  }
  return files;
}

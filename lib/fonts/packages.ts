import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Fontsource package, as far as the site uses it. */
export interface FontPackage {
  /** The package's name on npm. */
  name: string;
  /** Paths below `node_modules/`, by weight (`wght` for a variable font) and by subset, such as `latin`. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The characters of each subset, as a `unicode-range`. */
  ranges: Readonly<Record<string, string>>;
  /** The range of weights of a variable font. */
  axis?: { min: number; max: number };
}

/** The npm scopes to look in; variable fonts are preferred. */
const SCOPES = ['@fontsource-variable', '@fontsource'];

const MODULES = join(process.cwd(), 'node_modules');

/** The packages that a value may name: it is the name of a family or of a package. */
export function packageNames(value: string): string[] {
  if (value.startsWith('@')) return [value];
  const id = value.trim().toLowerCase().replace(/\s+/g, '-');
  return SCOPES.map((scope) => `${scope}/${id}`);
}

/** The installed package of a font, by the name of the family or of the package, or `undefined`. */
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
  // Subsets with digits in their names are slices of a large script, and one slice is not enough.
  const pattern = new RegExp(`^${id}-([a-z-]+)-(wght|\\d+)-normal\\.woff2$`);
  for (const file of readdirSync(join(MODULES, name, 'files'))) {
    const [, subset, weight] = pattern.exec(file) ?? [];
    if (subset && weight) files[weight] = { ...files[weight], [subset]: `${name}/files/${file}` };
  }
  return files;
}

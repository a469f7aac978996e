import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { contentLocator } from '@/scripts/content-files';

/** A block of code in README.md that says where it belongs, behind the name of its language. */
export interface Recipe {
  /** The heading it stands under. */
  heading: string;
  /** Its file, from the repository's root. */
  file: string;
  /** Where in the content: a group whose fields it has, as in `brand`, or a place in a list, as in `projects[0]`. Without it the block is the whole file. */
  place?: string;
  code: string;
}

const BLOCK = /^```\w+ ((?:app|content)\/\S+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** Every such block, in the order of the file. */
export function readRecipes(readme: string): Recipe[] {
  return [...readme.matchAll(BLOCK)].map(({ 1: file = '', 2: place, 3: code = '', index }) => {
    const [heading = ''] = [...readme.slice(0, index).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => words).slice(-1);
    return { heading, file, place, code };
  });
}

/** What a block of content comes to: its fields, or the entry that it is. */
export function contentOf({ code, place }: Recipe): Record<string, unknown> {
  const written = code.trim().replace(/,$/, '');
  return runInNewContext(place?.endsWith(']') ? `(${written})` : `({ ${written} })`);
}

/** What tells an entry of a list from the others, the first of these that it has. */
const KEYS = ['path', 'address', 'title'];

/**
 * Does what a block says, as an owner would: puts an entry into its list, fields into their group in place of those
 * that are there, or a file into its folder. An entry that is there already, because the owner has followed the
 * block, gives way to it.
 *
 * @param folder of the repository, or of a copy.
 * @throws {Error} where there is no such file or place.
 */
export function followRecipe(folder: string, recipe: Recipe): void {
  const { file, place, code } = recipe;
  const full = join(folder, file);
  if (!place) {
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, code);
    return;
  }
  if (!existsSync(full)) throw new Error(`README.md names ${file}, which is not there.`);
  const [, list, index] = /^(.+)\[(\d+)\]$/.exec(place) ?? [];
  if (list) {
    removeLike(contentOf(recipe), folder, recipe, list, full);
    const text = readFileSync(full, 'utf8');
    const { start, end } = rangeOf(codeAt(folder, recipe, `${list}[${index}]`) ?? codeAt(folder, recipe, list));
    const at = codeAt(folder, recipe, `${list}[${index}]`) ? start : end - 1;
    writeFileSync(full, `${text.slice(0, at)}${code.trim()}\n${text.slice(at)}`);
    return;
  }
  for (const name of Object.keys(contentOf(recipe))) {
    const text = readFileSync(full, 'utf8');
    const member = placeIn(folder, recipe, `${place}.${name}`).member;
    const group = rangeOf(codeAt(folder, recipe, place));
    const { start, end } = member ? rangeOf(member) : { start: group.start + 1, end: group.start + 1 };
    const [field = ''] = new RegExp(`^${name}: [^]*?(?=,\\n\\w|,\\n$)`, 'm').exec(code) ?? [];
    writeFileSync(full, text.slice(0, start) + field + (member ? '' : ', ') + text.slice(end));
  }
}

/** Takes the entry out of a list that another one is to take the place of, with its comma. */
function removeLike(entry: Record<string, unknown>, folder: string, recipe: Recipe, list: string, full: string) {
  const key = KEYS.find((name) => name in entry);
  const isAlike = (written: string) => written.slice(1, -1).toLowerCase() === String(entry[String(key)]).toLowerCase();
  const text = readFileSync(full, 'utf8');
  for (let index = 0; ; index += 1) {
    const member = codeAt(folder, recipe, `${list}[${index}]`);
    if (!member) return;
    const value = codeAt(folder, recipe, `${list}[${index}].${key}`);
    if (!value || !isAlike(text.slice(rangeOf(value).start, rangeOf(value).end))) continue;
    const { start, end } = rangeOf(member);
    writeFileSync(full, text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''));
    return;
  }
}

function codeAt(folder: string, recipe: Recipe, place: string) {
  return placeIn(folder, recipe, place).node;
}

function placeIn(folder: string, { file, place: asked }: Recipe, place: string) {
  const found = contentLocator(folder)(place);
  if (found.file !== file) throw new Error(`README.md puts ${asked} into ${file}; it stands in ${found.file}.`);
  return found;
}

/** The offsets of a piece of code in its file. */
function rangeOf(node: ReturnType<typeof codeAt>): { start: number; end: number } {
  if (node?.start == null || node.end == null) throw new Error('README.md names a place that the content has not.');
  return { start: node.start, end: node.end };
}

/** The recipes of this checkout. */
export function ownRecipes(): Recipe[] {
  return readRecipes(readFileSync('README.md', 'utf8'));
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { readCode } from '@/scripts/content/content-source.mjs';

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
    removeLike(contentOf(recipe), codeAt(folder, recipe, list), full);
    const { source, node } = codeAt(folder, recipe, list);
    const at = node.elements[Number(index)]?.start ?? node.end - 1;
    writeFileSync(full, `${source.text.slice(0, at)}${code.trim()}\n${source.text.slice(at)}`);
    return;
  }
  for (const name of Object.keys(contentOf(recipe))) {
    const seat = readCode(folder, new Map())(`${place}.${name}`)?.seat;
    const { source, start, end } = seat
      ? { source: inFile(seat.source, recipe), start: seat.member.start, end: seat.member.end }
      : startOf(codeAt(folder, recipe, place));
    const [field = ''] = new RegExp(`^${name}: [^]*?(?=,\\n\\w|,\\n$)`, 'm').exec(code) ?? [];
    writeFileSync(full, source.text.slice(0, start) + field + (seat ? '' : ', ') + source.text.slice(end));
  }
}

/** Takes the entry out of a list that another one is to take the place of, with its comma. */
function removeLike(entry: Record<string, unknown>, { source, node }: ReturnType<typeof codeAt>, full: string) {
  const key = KEYS.find((name) => name in entry);
  // As the rules have it, which tell no capitals from small letters.
  const isAlike = (value: unknown) => String(value).toLowerCase() === String(entry[String(key)]).toLowerCase();
  const there = node.elements.find((element: typeof node) =>
    element.properties?.some((property: typeof node) => {
      return (property.key?.name ?? property.key?.value) === key && isAlike(property.value.value);
    }),
  );
  if (!there) return;
  const behind = source.text.slice(there.end).replace(/^\s*,/, '');
  writeFileSync(full, source.text.slice(0, there.start) + behind);
}

/** Just behind a group's brace. */
function startOf({ source, node }: ReturnType<typeof codeAt>) {
  return { source, start: node.start + 1, end: node.start + 1 };
}

function codeAt(folder: string, recipe: Recipe, place: string) {
  const found = readCode(folder, new Map())(place);
  if (!found) throw new Error(`README.md names ${place}, which the content has not.`);
  inFile(found.source, recipe);
  return found;
}

function inFile<Source extends { file: string }>(source: Source, { file, place }: Recipe): Source {
  if (source.file !== file) throw new Error(`README.md puts ${place} into ${file}; it stands in ${source.file}.`);
  return source;
}

/** The recipes of this checkout. */
export function ownRecipes(): Recipe[] {
  return readRecipes(readFileSync('README.md', 'utf8'));
}

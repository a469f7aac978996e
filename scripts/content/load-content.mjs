import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build, buildSync } from 'esbuild';
import { stoppedBy, unreadableIn } from './unreadable.mjs';

/** @typedef {import('../../lib/content/schema').Content} Content */
/** @typedef {import('../../lib/content/mistakes.mjs').Mistake} Mistake */

/** What stands in each field: its path, as in `links.profiles[0].address`, and its value. */
/** @typedef {{ field: string, value: unknown }} Leaf */

/**
 * The owner's content as a program of its own reads it.
 *
 * @typedef {object} LoadedContent
 * @property {Content} content
 * @property {boolean} hasFormEndpoint Whether the environment says where on the web the form sends its messages.
 * @property {Mistake[]} mistakes What the build would refuse; none where the rules were not asked for.
 * @property {(content: Content) => Mistake[]} judge What the build would refuse of another content; nothing where the
 *   rules were not asked for.
 */

/** Modules whose exports are read. The rules take the marks of every service along, which a build has done with. */
const CONTENT =
  "export { content } from './lib/content/content'; export { environment } from './lib/content/environment';";
const RULES = [
  "export { findMistakes } from './lib/content/check'",
  "export { entriesWithoutPage } from './content/page-folders'",
  // Where it is called, and not before: a site of an older version may lack its packages yet, when an update asks.
  "export const findMistakesInLook = (content) => require('./lib/brand/look').findMistakesInLook(content)",
].join(';');

/**
 * Reads the content of a site, which is TypeScript, on every Node that the site is built with.
 *
 * @param {string} folder Path of the repository.
 * @param {object} options
 * @param {boolean} options.withRules
 * @param {ReadonlyMap<string, string>} [options.drafts] Texts of files that are not written yet, by their paths from
 *   the root.
 * @returns {Promise<LoadedContent>}
 * @throws {import('./unreadable.mjs').UnreadableContent} where a file cannot be read as TypeScript, or its code stops.
 * @throws {Error} where the environment stops it.
 */
export async function loadContent(folder, { withRules, drafts }) {
  const built = build({
    ...programOf(folder, CONTENT + (withRules ? RULES : '')),
    plugins: drafts ? [readingDrafts(folder, drafts)] : [],
  });
  const { outputFiles } = await built.catch((error) => {
    throw unreadableIn(error);
  });
  const { content, environment, findMistakes, findMistakesInLook, entriesWithoutPage } = evaluate(outputFiles);
  const judge = (/** @type {Content} */ other) => {
    if (!withRules) return [];
    const wrong = findMistakes(other, path.join(folder, 'public'));
    return wrong.length > 0 || other.brand.colors === 'shipped' ? wrong : findMistakesInLook(other);
  };
  const mistakes = judge(content);
  // A list of pages is compared with the folders only where it is one.
  if (withRules && mistakes.length === 0) {
    mistakes.push(...entriesWithoutPage(content.navigation, path.join(folder, 'app')));
  }
  // An inbox of this machine, as npm start names one, is no place for a visitor's message.
  const hasFormEndpoint = environment.formEndpoint?.startsWith('https://') ?? false;
  return { content, hasFormEndpoint, mistakes, judge };
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} drafts
 * @returns {import('esbuild').Plugin}
 */
function readingDrafts(folder, drafts) {
  const byPath = new Map([...drafts].map(([file, text]) => [path.join(folder, file), text]));
  return {
    name: 'drafts',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        const contents = byPath.get(file);
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      });
    },
  };
}

/**
 * Stops where a file of the content cannot be read, with sentences. Next and its compiler, who come to it next, show
 * the insides of their parser instead.
 *
 * @param {string} folder Path of the repository.
 * @throws {Error} as `loadContent` does.
 */
export function refuseUnreadable(folder) {
  const build = () => {
    try {
      return buildSync(programOf(folder, CONTENT));
    } catch (error) {
      throw unreadableIn(error);
    }
  };
  evaluate(build().outputFiles);
}

/** What the bundle is called, which is nowhere written. */
const PROGRAM = 'content-as-a-program.cjs';

/**
 * @param {string} folder
 * @param {string} contents
 * @returns {import('esbuild').BuildOptions & { write: false }}
 */
function programOf(folder, contents) {
  return {
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    absWorkingDir: folder,
    outfile: path.join(folder, PROGRAM),
    bundle: true,
    write: false,
    sourcemap: 'external',
    sourcesContent: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    alias: { '@': folder },
    logLevel: 'silent',
  };
}

/** @param {readonly import('esbuild').OutputFile[]} outputFiles The program's map, and the program. */
function evaluate([map, program]) {
  const module = { exports: /** @type {any} */ ({}) };
  // Packages are this program's own: a copy of the content may lie where none are.
  const parameters = ['require', 'module', 'exports'];
  const run = compileFunction(program?.text ?? '', parameters, { filename: PROGRAM });
  try {
    run(createRequire(import.meta.url), module, module.exports);
  } catch (error) {
    throw stoppedBy(error, PROGRAM, map?.text ?? '');
  }
  return module.exports;
}

/**
 * Every value in a content, however deep.
 *
 * @param {unknown} value
 * @param {string} [field] The path it stands at.
 * @returns {Leaf[]}
 */
export function leavesOf(value, field = '') {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, `${field}[${index}]`));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, field ? `${field}.${key}` : key));
  }
  return value === undefined ? [] : [{ field, value }];
}

/**
 * The leaves that are texts.
 *
 * @param {Content} content
 * @returns {{ field: string, value: string }[]}
 */
export function textsOf(content) {
  return leavesOf(content).flatMap(({ field, value }) => (typeof value === 'string' ? [{ field, value }] : []));
}

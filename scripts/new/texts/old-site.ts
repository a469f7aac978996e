import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import {
  ANY_ROOT,
  CONTAINERS,
  GENERATORS,
  type GeneratorName,
  NO_TEXT,
  NO_TEXTS,
  PUBLIC,
  TEXT_FILE,
  UNREAD_FORMATS,
} from './generators';

/** A site of another program, as far as an import needs to know it. */
export interface OldSite {
  /** The folder with its configuration, or that of the texts. */
  root: string;
  generator?: GeneratorName;
  /** Its configuration; empty if it has none, or one in code. */
  configuration: Readonly<Record<string, unknown>>;
  /** Without a slash at its end. */
  address?: string;
  /** Where files lie that pages name by a path from the site's root. */
  publicFolders: readonly string[];
  /** The folder that the sections of addresses are counted from, by its path from the root. */
  input: string;
  /** The languages of its texts, if it names several, and the main one. */
  languages: readonly string[];
  mainLanguage?: string;
  /** What could not be read of it, by kind. */
  faults: { kind: string; place: string }[];
}

/** A file with a text, and where it belongs. */
export interface TextFile {
  /** The path from the root, with slashes. */
  path: string;
  /** The folder that it is offered with, from the root: `content/posts`; empty for the root itself. */
  folder: string;
  /** The language by its folder or the ending of its name. */
  language?: string;
}

/** Finds the site that a folder belongs to. */
export function readOldSite(folder: string, repository: string): OldSite {
  const root = findRoot(path.resolve(folder), repository);
  const faults: OldSite['faults'] = [];
  const known = generatorIn(root);
  const { code, data } = readConfiguration(root, known, faults);
  // Both call their configuration config.toml.
  const generator = known === 'hugo' && 'base_url' in data ? 'zola' : known;
  const written = /\b(?:site|siteUrl|url|SITEURL|SITE_URL)\s*[:=]\s*["'`](https?:[^"'`]+)/.exec(code)?.[1];
  const addresses = [data.url, data.baseURL, data.base_url, data.site_url, data.baseurl, written];
  const inputDir = generator === 'eleventy' ? /\binput\s*:\s*["'`]([^"'`]+)/.exec(code)?.[1] : undefined;
  const base = generator && BASES[generator];
  const input = inputDir?.replace(/^\.\/|\/$/g, '') ?? (base && existsSync(path.join(root, base)) ? base : '');
  return {
    ...{ root, generator, configuration: data, faults, input },
    address: addresses
      .map(String)
      .find((one) => /^https?:/.test(one))
      ?.replace(/\/$/, ''),
    publicFolders: [...PUBLIC, input].map((name) => path.join(root, name)).filter((name) => existsSync(name)),
    ...findOldLanguages(code, data),
  };
}

const BASES: Readonly<Partial<Record<GeneratorName, string>>> = {
  hugo: 'content',
  zola: 'content',
  pelican: 'content',
  hexo: 'source',
  mkdocs: 'docs',
  bridgetown: 'src',
};

function findRoot(folder: string, repository: string): string {
  const above = [folder];
  for (
    let up = path.dirname(folder);
    above.length < 6 && !repository.startsWith(`${up}${path.sep}`);
    up = path.dirname(up)
  ) {
    if (up === path.dirname(up)) break;
    above.push(up);
  }
  const hasSign = (one: string) => ANY_ROOT.some((name) => existsSync(path.join(one, name)));
  return above.find((one) => generatorIn(one)) ?? above.find(hasSign) ?? folder;
}

function generatorIn(root: string): GeneratorName | undefined {
  const names = readdirSync(root);
  const deeper = ['config/_default', 'config/initializers.rb', 'docs/.vitepress'].filter((name) =>
    existsSync(path.join(root, name)),
  );
  return (Object.keys(GENERATORS) as GeneratorName[]).find((one) =>
    [...names, ...deeper].some((name) => GENERATORS[one].root.test(name)),
  );
}

function readConfiguration(root: string, generator: GeneratorName | undefined, faults: OldSite['faults']) {
  const row = generator && GENERATORS[generator];
  const isThere = (name: string) => statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile();
  const inCode = generator && readdirSync(root).find((name) => GENERATORS[generator].root.test(name) && isThere(name));
  const name = row?.configuration?.find(isThere) ?? inCode;
  const code = name ? readFileSync(path.join(root, name), 'utf8') : '';
  let data: Record<string, unknown> = {};
  try {
    if (name) data = readData(name, code) ?? {};
    // Hugo's folder of configurations has a file for each of these.
    for (const part of ['permalinks', 'languages']) {
      const file = ['toml', 'yaml', 'yml'].map((ending) => `config/_default/${part}.${ending}`).find(isThere);
      if (file) data = { ...data, [part]: readData(file, readFileSync(path.join(root, file), 'utf8')) };
    }
  } catch {
    faults.push({ kind: 'Configurations that could not be read', place: String(name) });
  }
  return { code, data };
}

/** Data in YAML, TOML or JSON; nothing if it is code. */
export function readData(name: string, source: string): Record<string, unknown> | undefined {
  if (/\.toml$/.test(name)) return parseToml(source);
  if (!/\.(?:ya?ml|json)$/.test(name)) return undefined;
  return Object(parseYaml(source, { logLevel: 'error' }));
}

function findOldLanguages(code: string, data: Record<string, unknown>): Pick<OldSite, 'languages' | 'mainLanguage'> {
  const inCode = /\blocales\s*:\s*\[([^\]]*)\]/.exec(code)?.[1]?.match(/[a-z]{2}(?:-[A-Za-z]+)?/g) ?? [];
  const { languages } = data;
  const named = Array.isArray(languages) ? languages.map(String) : Object.keys(Object(languages));
  const main =
    data.defaultContentLanguage ??
    data.default_lang ??
    data.default_language ??
    data.lang ??
    data.languageCode ??
    /\bdefaultLocale\s*:\s*["'`]([\w-]+)/.exec(code)?.[1];
  const all = named.length > 0 ? named : inCode;
  return {
    languages: all.filter((one) => /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/.test(one)),
    mainLanguage: main === undefined ? undefined : String(Array.isArray(main) ? main[0] : main),
  };
}

/** The files with texts in a folder of a site. */
export function findTextFiles(site: OldSite, folder: string): TextFile[] {
  const top = path.relative(site.root, path.resolve(folder)).replaceAll(path.sep, '/');
  const files = listSourceFiles(site.root, top);
  for (const file of files) {
    const format = UNREAD_FORMATS[path.extname(file).slice(1).toLowerCase()];
    if (format) site.faults.push({ kind: `Files in ${format} are not read`, place: file });
  }
  const texts = files.filter((file) => TEXT_FILE.test(file) && !NO_TEXT.test(path.posix.basename(file)));
  const lists = new Set(
    texts.map((file) => path.posix.dirname(file)).filter((one, index, all) => all.indexOf(one) !== index),
  );
  return texts
    .filter(
      (file) =>
        !/^index\.\w+$/.test(path.posix.basename(file)) ||
        !(lists.has(path.posix.dirname(file)) || isRootOfTexts(file)),
    )
    .map((file) => placeOfText(file, texts, site));
}

/** Whether a file is the first page of a site or of its folder of texts. */
function isRootOfTexts(file: string): boolean {
  const parts = path.posix.dirname(file).split('/');
  return parts.every((part) => part === '.' || CONTAINERS.has(part));
}

function listSourceFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return NO_TEXTS.test(entry.name) ? [] : listSourceFiles(root, name);
      return entry.isFile() && !entry.name.startsWith('.') ? [name] : [];
    });
}

function placeOfText(file: string, files: readonly string[], site: OldSite): TextFile {
  const parts = file.split('/');
  const ending = /\.([a-z]{2}(?:[-_][A-Za-z]{2,4})?)\.\w+$/.exec(file)?.[1];
  const isKnown = (name: string) => site.languages.includes(name) || (site.languages.length === 0 && isLanguage(name));
  const at = parts.slice(0, -1).findIndex((part, index) => {
    const siblings = new Set(
      files.filter((one) => one.startsWith(parts.slice(0, index).join('/'))).map((one) => one.split('/')[index] ?? ''),
    );
    return (
      isKnown(part) &&
      (site.languages.length > 0 || [...siblings].filter((one) => !one.includes('.')).every(isLanguage)) &&
      (site.languages.length > 0 || siblings.size > 1)
    );
  });
  const byEnding = ending && (site.languages.includes(ending) || files.includes(file.replace(`.${ending}.`, '.')));
  const language = byEnding ? ending : parts[at];
  return {
    path: file,
    folder: findOfferedFolder(parts.slice(0, -1).filter((_, index) => index !== at)),
    ...(language && { language }),
  };
}

function isLanguage(name: string): boolean {
  return (
    /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/.test(name) &&
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(name.replace('_', '-')) !== undefined
  );
}

/** The folder that a text is offered with: the first below those that only contain others, or Jekyll's of posts. */
function findOfferedFolder(parts: readonly string[]): string {
  const posts = parts.findIndex((part) => /^_(?:posts|drafts)$/.test(part));
  if (posts >= 0) return [...parts.slice(0, posts), '_posts'].join('/');
  const first = parts.findIndex((part) => !CONTAINERS.has(part));
  return parts.slice(0, first < 0 ? undefined : first + 1).join('/');
}

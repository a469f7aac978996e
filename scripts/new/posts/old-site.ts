import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { slugOf } from '../../../lib/markdown/front-matter';

/** A site of another generator, as far as an import needs to know it. */
export interface OldSite {
  /** The folder with its configuration, or that of the posts. */
  root: string;
  generator?: Generator;
  /** Without a slash at its end. */
  address?: string;
  /** Where files lie that pages name by a path from the site's root. */
  publicFolders: readonly string[];
  /** The pattern of the addresses of posts, if it is certain. */
  permalinkOf: (section: string) => string | undefined;
}

/** What each generator's site has at its root; Hexo's also has what Jekyll's has. */
const SIGNS = {
  astro: /^astro\.config\./,
  gatsby: /^gatsby-config\./,
  eleventy: /^(?:\.eleventy|eleventy\.config)\./,
  obsidian: /^\.obsidian$/,
  hexo: /^scaffolds$/,
  jekyll: /^_config\.ya?ml$/,
  hugo: /^(?:hugo|config)\.(?:toml|ya?ml)$/,
} as const;

export type Generator = keyof typeof SIGNS;

/** The folders that sites have posts in; the first that is there counts. */
const POSTS =
  '_posts source/_posts src/_posts src/content/blog src/content/posts content/posts content/post content/blog src/posts src/blog posts blog'.split(
    ' ',
  );

const PUBLIC = 'static public . source src src/site src/assets assets'.split(' ');

/** The names of patterns in the configuration of Jekyll. */
const JEKYLL: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
};

/** Finds the site that a folder of posts belongs to, and its posts if the folder is that of the whole site. */
export function readOldSite(folder: string): { site: OldSite; posts: string } {
  const whole = path.resolve(folder);
  let root = whole;
  for (let up = 0; up < 6 && !generatorIn(root) && !existsSync(path.join(root, '.git')); up++)
    root = path.dirname(root);
  const generator = generatorIn(root);
  if (!generator) return { site: { root: whole, publicFolders: [whole], permalinkOf: () => undefined }, posts: whole };
  const inside = POSTS.map((name) => path.join(root, name)).find((name) => existsSync(name));
  const isRoot = root === whole && generator !== 'obsidian';
  const { address, permalinkOf } = readConfiguration(root, generator);
  const publicFolders = PUBLIC.map((name) => path.join(root, name)).filter((name) => existsSync(name));
  return { site: { root, generator, address, publicFolders, permalinkOf }, posts: (isRoot && inside) || whole };
}

function generatorIn(folder: string): Generator | undefined {
  const names = readdirSync(folder);
  return (Object.keys(SIGNS) as Generator[]).find((one) => names.some((name) => SIGNS[one].test(name)));
}

function readConfiguration(root: string, generator: Generator): Pick<OldSite, 'address' | 'permalinkOf'> {
  const name = readdirSync(root).find((file) => SIGNS[generator === 'hexo' ? 'jekyll' : generator].test(file));
  const file = path.join(root, name ?? '');
  const code = generator === 'obsidian' || !name ? '' : readFileSync(file, 'utf8');
  const data = /\.toml$/.test(file)
    ? parseToml(code)
    : /\.ya?ml$/.test(file)
      ? parseYaml(code, { logLevel: 'error' })
      : {};
  const { url, baseURL, baseurl, permalink, permalinks } = Object(data);
  const [, written] =
    /\b(?:site|siteUrl|url)\s*[:=]\s*["'`](https?:[^"'`]+)/.exec(/\.[cm]?[jt]s$/.test(file) ? code : '') ?? [];
  const address = [url, baseURL, baseurl, written].find((one) => /^https?:/.test(String(one)))?.replace(/\/$/, '');
  const patterns: Partial<Record<Generator, (section: string) => string>> = {
    jekyll: () => JEKYLL[permalink ?? 'date'] ?? permalink,
    hexo: () => permalink ?? ':year/:month/:day/:title/',
    hugo: (section) => permalinks?.page?.[section] ?? permalinks?.[section] ?? '/:sections/:contentbasename/',
  };
  return { address, permalinkOf: patterns[generator] ?? (() => undefined) };
}

/** What the address of a post is made of. */
interface AddressParts {
  /** The name of its file, without the date and the ending. */
  name: string;
  /** The folder of its file, from that of the content, with slashes. */
  sections: string;
  slug?: string;
  title: string;
  /** `2019-05-21`, if there is one. */
  date?: string;
  categories: readonly string[];
}

/** The address that a pattern gives a post; `undefined` if it has a part that an import does not know. */
export function addressFrom(
  pattern: string,
  { name, sections, slug, title, date, categories }: AddressParts,
): string | undefined {
  const [year, month, day] = date?.split('-') ?? [];
  const category = categories.map((one) => slugOf(one, 'en')).join('/');
  const parts: Record<string, string | undefined> = {
    year,
    month,
    day,
    short_year: year?.slice(2),
    i_month: month?.replace(/^0/, ''),
    i_day: day?.replace(/^0/, ''),
    title: slug ?? name,
    slug: slug ?? slugOf(title, 'en'),
    filename: name,
    contentbasename: name,
    name,
    post_title: name,
    categories: category,
    category,
    sections,
    section: sections.split('/')[0],
  };
  let isKnown = true;
  const address = pattern.replace(/:(\w+)/g, (_, part: string) => {
    const value = parts[part];
    isKnown &&= value !== undefined;
    return value ?? '';
  });
  return isKnown ? `/${address}`.replace(/\/{2,}/g, '/') : undefined;
}

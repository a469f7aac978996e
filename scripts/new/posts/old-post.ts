import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { isMap, isScalar, parseDocument, parse as parseYaml, stringify } from 'yaml';
import { aliasPath, isAlias } from '../../../lib/content/alias';
import { BETWEEN_HYPHENS, divideFile } from '../../../lib/markdown/divide-file';
import { isTextField, readFields } from '../../../lib/markdown/read-fields';
import { dayOf } from '../../../lib/today';
import { addressFrom, type OldSite } from './old-site';

/** A post of an old site. */
export interface OldPost {
  file: string;
  /** The name of its new file, without the ending. */
  name: string;
  /** The last part of its new address. */
  slug: string;
  /** The fields of its front matter, as YAML. */
  yaml: string;
  text: string;
  /** The addresses that it has on the old site. */
  addresses: readonly string[];
  title?: string;
  image?: { field: string; value: string };
}

/** The endings of files with posts. */
export const POST_FILE = /\.(?:md|markdown|mdx|html)$/;

/**
 * Reads a post. What only its place tells is added to its front matter: that it is a draft, and a missing date.
 *
 * @param content the folder from which the generator counts the sections of addresses.
 */
export function readOldPost(file: string, content: string, site: OldSite): OldPost {
  const source = readText(file).replace(/\r\n?/g, '\n');
  const [matter, toml] = /^\s*\+\+\+[ \t]*\n([\s\S]*?)\n\+\+\+[ \t]*(?:\n|$)/.exec(source) ?? [];
  const [whole = '', written = ''] = matter === undefined ? (BETWEEN_HYPHENS.exec(source) ?? []) : [];
  let yaml = toml === undefined ? withQuotes(withoutReferences(written)) : stringify(parseToml(toml), { lineWidth: 0 });
  const text = source.slice((matter ?? whole).length);
  const folder = path.relative(content, path.dirname(file)).replaceAll(path.sep, '/');
  const name = nameOf(file, content);
  const { fields = {} } = divideFile(`---\n${yaml}---\n`, isTextField);
  const { fields: read, slug, oldAddress, writtenNames } = readFields('posts', fields, name);
  if (!read.title && !/^\s*# /.test(text)) yaml += `title: ${JSON.stringify(titleOf(name))}\n`;
  if (!read.date) yaml += `date: ${dayOf(statSync(file).mtime)}\n`;
  if (!('draft' in read) && /(?:^|\/)_?drafts(?:\/|$)/.test(folder)) yaml += 'draft: true\n';
  const undated = name.replace(/^\d{4}-\d\d-\d\d-/, '');
  const pattern =
    placeholders(fields.permalink) ?? (oldAddress ? undefined : site.permalinkOf(folder.split('/')[0] ?? ''));
  const ownSlug = typeof fields.slug === 'string' ? fields.slug : undefined;
  const categories = [fields.categories ?? fields.category ?? []].flat().map(String);
  const sections = /(?:^|\/)index\.\w+$/.test(file) ? path.posix.dirname(folder) : folder;
  const parts = {
    name: undated,
    sections,
    slug: ownSlug,
    title: String(read.title ?? undated),
    date: read.date && String(read.date),
    categories,
  };
  const usual = pattern && addressFrom(pattern, parts as Parameters<typeof addressFrom>[1]);
  const others = [fields.aliases, fields.redirect_from, fields.path]
    .flat()
    .flatMap((one) => (typeof one === 'string' && isAlias(one) ? one : []));
  const addresses = [...new Set([usual, ...others].flatMap((one) => (one && isAlias(one) ? aliasPath(one) : [])))];
  const field = writtenNames.image;
  return {
    file,
    name,
    slug,
    yaml,
    text,
    addresses: oldAddress ? [...addresses, oldAddress] : addresses,
    title: typeof read.title === 'string' ? read.title : undefined,
    ...(field && typeof read.image === 'string' && { image: { field, value: read.image } }),
  };
}

/** A text in UTF-8 or UTF-16, or in the encoding that most others are in. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The name of a post: of its file or, if that is `index`, of its folder. One of digits has the folder's before it. */
function nameOf(file: string, content: string): string {
  const parts = path.relative(content, file).replace(POST_FILE, '').split(path.sep);
  if (parts.at(-1) === 'index' && parts.length > 1) parts.pop();
  let name = parts.pop() ?? '';
  while (/^[\d-]+$/.test(name) && parts.length > 0) name = `${parts.pop()}-${name}`;
  return name;
}

function titleOf(name: string): string {
  const words = name.replace(/^\d{4}-\d\d-\d\d-/, '').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const placeholders = (permalink: unknown) =>
  typeof permalink === 'string' && permalink.includes(':') ? permalink : undefined;

/** YAML with values in place of references to them (`*name`), which the site does not read. */
function withoutReferences(yaml: string): string {
  if (!/[:-]\s+\*\w/.test(yaml)) return yaml;
  try {
    return stringify(parseYaml(yaml), { lineWidth: 0, aliasDuplicateObjects: false });
  } catch {
    return yaml;
  }
}

/** YAML whose texts are not cut off at a #, which begins a comment. */
function withQuotes(yaml: string): string {
  return yaml.replace(
    /^(title|description|summary|excerpt|subtitle):[ \t]+(?!["'|>&])(.*?\s#.*)$/gim,
    (_, field, value) => `${field}: ${JSON.stringify(value)}`,
  );
}

/** YAML without some of its fields, or with comments in their place. */
export function withoutFields(yaml: string, names: readonly string[], isComment = false): string {
  const { contents } = parseDocument(yaml);
  if (!isMap(contents)) return yaml;
  let result = yaml;
  for (const { key, value } of [...contents.items].reverse()) {
    if (!isScalar(key) || !names.includes(String(key.value)) || !key.range) continue;
    const end = (value as { range?: readonly number[] } | null)?.range?.[2] ?? key.range[2];
    const source = yaml.slice(key.range[0], end);
    const comment = isComment ? `${source.trimEnd().replace(/^/gm, '# ')}\n` : '';
    result = result.slice(0, key.range[0]) + comment + result.slice(end);
  }
  return result;
}

/** The front matter with the old addresses in place of those that it names. */
export function withAliases(yaml: string, aliases: readonly string[]): string {
  const list = aliases.map((alias) => `  - ${JSON.stringify(alias)}\n`).join('');
  return withoutFields(yaml, ['aliases', 'redirect_from']) + (list && `aliases:\n${list}`);
}

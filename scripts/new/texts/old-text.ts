import { readFileSync } from 'node:fs';
import path from 'node:path';
import { slugOf } from '../../../lib/slug';
import { type AddressParts, addressesOf } from './address-pattern';
import { type FieldName, listFieldNames, NOT_PUBLIC, normalizeFieldName } from './field-names';
import { readFrontMatter } from './front-matter';
import { COLLECTION_TAGS, GENERATORS, TEXT_FILE } from './generators';
import { inheritedFields } from './inherited';
import { Leftovers } from './leftovers';
import type { OldSite, TextFile } from './old-site';
import { parseDayAndTime, textIn } from './values';

/** A text of another site. */
export interface OldText extends TextFile {
  /** The last part of its new address, and the name of its new file. */
  name: string;
  title: string;
  description?: string;
  /** The day, as `2026-03-14`, and the time behind it, if the source has one. */
  date?: string;
  time?: string;
  updated?: string;
  tags: readonly string[];
  image?: string;
  alt?: string;
  lang?: string;
  canonical?: string;
  /** The addresses that it has on the old site. */
  addresses: readonly string[];
  /** The value of a field by any of its names, as a text. */
  find: (field: FieldName) => string | undefined;
  /** The values of a field that is a list. */
  list: (field: FieldName) => string[];
  text: string;
  /** Why it is a draft, each as the rest of a sentence that begins with the text. */
  reasons: string[];
  leftovers: Leftovers;
}

/**
 * Reads a text.
 *
 * @param sharedName the name that most files of its folder have: its folder's name tells it from them.
 */
export function readOldText(file: TextFile, site: OldSite, today: string, sharedName?: string): OldText {
  const { fields: own, text, faults } = readFrontMatter(readTextFile(path.join(site.root, file.path)));
  const inherited = inheritedFields(file.path, site);
  const fields = flattened({ ...inherited.fields, ...own });
  const find = (field: FieldName) => listFieldNames(field).flatMap((name) => textIn(fields.get(name)) ?? [])[0];
  const list = (field: FieldName) => [
    ...new Set(listFieldNames(field).flatMap((name) => parseOldList(fields.get(name), site))),
  ];
  const place = parseFileName(file, sharedName);
  const heading = /^\s*#[ \t]+(.+?)[ \t#]*(?:\n|$)/.exec(text) ?? /^\s*([^\n]+)\n=+[ \t]*(?:\n|$)/.exec(text);
  const written = find('title');
  const title = written ?? (heading?.[1] && plainHeading(heading[1])) ?? titleOf(place.name);
  const isTitle = heading && slugOf(plainHeading(heading[1] ?? ''), 'en') === slugOf(title, 'en');
  const dates = listFieldNames('date').flatMap((name) => textIn(fields.get(name)) ?? []);
  const moment = dates.map(parseDayAndTime).find(Boolean) ?? (place.day ? { day: place.day } : undefined);
  const slug = textIn(fields.get('slug'));
  const ownSlug = slug && !/.\/./.test(slug) ? slug : undefined;
  const name = slugOf(ownSlug?.replace(/^\/|\/$/g, '') ?? place.name, 'en') || slugOf(title, 'en') || 'text';
  const canonical = find('canonical');
  const base = { ...file, name, title, tags: tagsIn(list('tags')), date: moment?.day, time: moment?.time, find, list };
  const parts: AddressParts = {
    name: place.name,
    slug: ownSlug,
    title,
    date: moment?.day,
    file,
    site,
    categories: [...parseOldList(fields.get('categories'), site), ...parseOldList(fields.get('category'), site)],
  };
  return {
    ...base,
    ...described(find('description'), isTitle ? text.slice(heading[0].length) : text),
    updated: parseDayAndTime(find('updated') ?? '')?.day,
    image: find('image'),
    alt: find('alt') ?? textIn(Object(fields.get('image') ?? fields.get('cover')).alt),
    lang: find('lang'),
    canonical: canonical && /^https:\/\//.test(canonical) ? canonical : undefined,
    addresses: addressesOf(fields, parts, slug),
    reasons: [
      ...faults,
      ...inherited.faults,
      ...notPublic(fields, file, site, today),
      ...notDated(moment?.day, dates, today),
    ],
    leftovers: new Leftovers(),
  };
}

/** The fields by their plain names; those of groups, such as `taxonomies` and `extra`, stand in for missing ones. */
function flattened(written: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(written))
    if (!fields.has(normalizeFieldName(name)) && String(value) !== '') fields.set(normalizeFieldName(name), value);
  for (const group of ['taxonomies', 'extra', 'params', 'seo', 'data', 'meta'])
    for (const [name, value] of Object.entries(Object(fields.get(group))))
      if (!fields.has(normalizeFieldName(name)) && String(value) !== '') fields.set(normalizeFieldName(name), value);
  return fields;
}

function parseOldList(value: unknown, site: OldSite): string[] {
  const row = site.generator && GENERATORS[site.generator];
  if (typeof value === 'string') {
    const list = value.replace(/^\[(.*)\]$/, '$1');
    return list.split(!list.includes(',') && row?.splitsTagsAtSpaces ? /\s+/ : /\s*[,;]\s*/).filter(Boolean);
  }
  return Array.isArray(value) ? value.flat(3).flatMap((one) => textIn(one) ?? []) : [];
}

function tagsIn(values: readonly string[]): string[] {
  const names = values.map((value) =>
    value
      .trim()
      .replace(/^#/, '')
      .replace(/^["']|["']$/g, '')
      .replaceAll('<', ''),
  );
  return names.filter((name) => slugOf(name, 'en') !== '' && !COLLECTION_TAGS.has(name.toLowerCase()));
}

/** A day at the start of a name, and what is behind it. */
const DATED = /^(\d{4})-?(\d\d?)-?(\d\d?)(?:T[\d:-]+)?(?:[-_ ]+(.+))?$/;

/** The name of a text, by its file or its folder, and the day that is part of it. */
function parseFileName({ path: file, language }: TextFile, sharedName?: string): { name: string; day?: string } {
  const ending = language ? new RegExp(`\\.${language}$`) : '';
  const parts = file.replace(TEXT_FILE, '').replace(ending, '').split('/');
  const isShared = (name?: string) => /^(?:index|\+?page)$/i.test(name ?? '') || name === sharedName;
  const [, ...days] = [parts.at(-1), parts.at(-2)].map((part) => DATED.exec(part ?? '')).find(Boolean) ?? [];
  if (parts.length > 1 && isShared(DATED.exec(parts.at(-1) ?? '')?.[4] ?? parts.at(-1))) parts.pop();
  let name = parts.pop() ?? '';
  name = DATED.exec(name)?.[4] ?? name;
  while (/^[\d-]+$/.test(name) && parts.length > 0) name = `${parts.pop()}-${name}`;
  const folders = /(?:^|\/)(\d{4})\/(\d\d)\/(\d\d)(?:\/|$)/.exec(path.posix.dirname(file))?.slice(1) ?? [];
  const [year, month, day] = days[0] ? days : folders;
  return { name, day: year && parseDayAndTime(`${year}-${month}-${day}`)?.day };
}

function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const plainHeading = (heading: string) =>
  heading
    .replace(/[ \t]*\{[#.:][^}]*\}[ \t]*$/, '')
    .replace(/[`*_]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();

/** A description that is the first paragraph is left out, and so is one with tags of a program. */
function described(description: string | undefined, text: string): Pick<OldText, 'description' | 'text'> {
  const plain = (one: string) => one.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const [first = ''] = text.trimStart().split(/\n\s*\n/);
  const isFirst = description && plain(first) === plain(description);
  return {
    text,
    ...(description &&
      !isFirst && {
        description: description
          .replace(/\s+/g, ' ')
          .replace(/<\/?[a-z][^>]*>/gi, '')
          .trim(),
      }),
  };
}

/** The fields of a group. */
function fieldsIn(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => [[normalizeFieldName(name), one], ...fieldsIn(one)]);
}

/** Why a text is not public on the old site. */
function notPublic(
  fields: ReadonlyMap<string, unknown>,
  { path: file }: TextFile,
  site: OldSite,
  today: string,
): string[] {
  const reasons: string[] = [];
  for (const [name, value] of [...fields, ...[...fields.values()].flatMap(fieldsIn)]) {
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    const rows = NOT_PUBLIC.filter(({ words }) => words.test(name) || wordsAround(name, words));
    const isDate = parseDayAndTime(written) !== undefined;
    for (const { isKeptOff } of rows)
      if (isKeptOff(written, today) && !(isDate && rows[0] === NOT_PUBLIC[1]))
        reasons.push(/pass|crypt/.test(name) ? `has a ${name}` : `has ${name}: ${written.slice(0, 40)}`);
  }
  const folder = path.posix
    .dirname(file)
    .split('/')
    .find((part) => /^_?(?:drafts?|unpublished|unused|private|wip|trash)_?$/i.test(part));
  if (folder) reasons.push(`is in ${folder}/`);
  if (/(?:^|\/)(?:_|draft[_-])[^/]*$/.test(file)) reasons.push('has the name of a file that its program leaves out');
  const collection = /^(?:collections\/|_collections\/)?_(\w+)\//.exec(file)?.[1];
  const collections = Object(site.configuration.collections);
  if (
    collection &&
    collection in collections &&
    String(Object(collections[collection]).output) !== 'true' &&
    collection !== 'posts'
  )
    reasons.push(`is in the collection ${collection}, which has no pages`);
  const row = site.generator && GENERATORS[site.generator];
  const isShared = ['publish', 'dgpublish', 'public', 'share', 'published'].some((name) =>
    /^(?:true|yes)$/i.test(String(fields.get(name))),
  );
  if (row?.isPrivate && !isShared) reasons.push('is a note without publish: true');
  return reasons;
}

/** Whether the words of a name are those of a row and such as say nothing: `eleventyexcludefromcollections`. */
function wordsAround(name: string, words: RegExp): boolean {
  const bare = name.replace(
    /^(?:is|dg|eleventy|post|page|wp|article|note|site)+|(?:from|in|collections?|lists?|home|index|feed|date|at|on|post|page|time|flag|state)+$/g,
    '',
  );
  return bare !== name && words.test(bare);
}

function notDated(day: string | undefined, dates: readonly string[], today: string): string[] {
  if (day)
    return [day, ...dates.map((one) => parseDayAndTime(one)?.day ?? '')].some((one) => one > today)
      ? ['has a day ahead']
      : [];
  return [dates.length > 0 ? `has a date that could not be read (${dates[0]})` : 'has no date'];
}

/** A text in UTF-8 or UTF-16, or in the encoding that most others are in. */
function readTextFile(file: string): string {
  const bytes = readFileSync(file);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

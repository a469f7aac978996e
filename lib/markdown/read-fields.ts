import { type DocumentKind, documentFolders } from '../routes';
import { dayOf } from '../today';
import type { DividedFile } from './divide-file';
import { FRONT_MATTER, slugOf } from './front-matter';

/** The fields of a Markdown file by the site's names, whatever their author called them. Nothing of it is checked. */
export interface ReadFields {
  fields: Record<string, unknown>;
  /** What the author called a field. */
  writtenNames: Readonly<Record<string, string>>;
  /** What the author called the fields that the site does not read. */
  unreadFields: readonly string[];
  /** The last part of the address. */
  slug: string;
  /** The address that the text has elsewhere, if it has another one here. */
  oldAddress?: `/${string}`;
}

/** What fields are called here and in other site generators, in lower-case letters alone; the first that is there counts. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['title'],
  description: ['description', 'summary', 'excerpt', 'subtitle'],
  date: ['date', 'pubdate', 'pubdatetime', 'publishdate', 'published'],
  updated: ['updated', 'lastmod', 'modified', 'updateddate', 'moddatetime', 'lastmodifiedat'],
  tags: ['tags', 'categories', 'tag', 'category'],
  image: ['image', 'cover', 'hero', 'thumbnail', 'heroimage', 'coverimage', 'featuredimage'],
  alt: ['alt', 'imagealt', 'coveralt', 'heroalt'],
  draft: ['draft', 'published'],
  lang: ['lang'],
  aliases: ['aliases', 'redirectfrom'],
  myRole: ['myrole'],
};

/** Fields in which a # is part of the text. */
const TEXTS = ['title', 'description', 'alt', 'myRole', 'tags'].flatMap((field) => NAMES[field] ?? []);

/** Whether a field is a text, by what its author called it. */
export function isTextField(name: string): boolean {
  return TEXTS.includes(plainName(name));
}

/** `redirect_from` and `redirectFrom` are one name. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** What a written value means; values that mean nothing stay as they are, for the schema to refuse. */
const MEANINGS: Readonly<Record<string, (value: unknown, name: string) => unknown>> = {
  title: oneLine,
  description: oneLine,
  alt: oneLine,
  myRole: oneLine,
  // `published: true` is no day, and `published: 2026-01-09` no draft.
  date: (value, name) => (name === 'published' && isFlag(value) ? undefined : dayIn(value)),
  draft: (value, name) => (name !== 'published' ? flagIn(value) : isFlag(value) ? !flagIn(value) : undefined),
  updated: dayIn,
  tags: listIn,
  image: picturePathIn,
  aliases: addressesIn,
  lang: (value) => (typeof value === 'string' ? value.replace('_', '-') : value),
};

/**
 * Reads the fields of a Markdown file.
 *
 * @param name that of the file, without its ending.
 */
export function readFields(kind: DocumentKind, writtenFields: DividedFile['fields'] = {}, name: string): ReadFields {
  const entries = Object.entries(writtenFields).filter(([, value]) => String(value) !== '');
  const fields: Record<string, unknown> = {};
  const writtenNames: Record<string, string> = {};
  const usedNames = new Set<string>();
  for (const field of Object.keys(FRONT_MATTER[kind].shape)) {
    for (const candidate of NAMES[field] ?? []) {
      const [key = '', value] = entries.find(([one]) => plainName(one) === candidate) ?? [];
      const meaning = key && MEANINGS[field]?.(value, candidate);
      if (!key || meaning === undefined || (field in fields && !['tags', 'aliases'].includes(field))) continue;
      usedNames.add(key);
      writtenNames[field] ??= key;
      fields[field] = field in fields ? [fields[field], meaning].flat() : meaning;
    }
  }
  const { image } = writtenNames;
  if (image) fields.alt ??= oneLine(Reflect.get(Object(writtenFields[image]), 'alt'));
  const [, day, rest] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
  const isDatedByName = kind === 'posts' && day !== undefined && !fields.date;
  if (isDatedByName) fields.date = day;
  const address = readAddress(kind, entries, (isDatedByName && rest) || name);
  return {
    fields,
    writtenNames,
    unreadFields: entries.map(([key]) => key).filter((key) => !usedNames.has(key) && !address.names.includes(key)),
    slug: address.slug,
    oldAddress: address.oldAddress,
  };
}

/** The address that the fields ask for, and the fields that do. One outside of the folder of its kind is an old one. */
function readAddress(kind: DocumentKind, entries: readonly (readonly [string, unknown])[], name: string) {
  const find = (names: readonly string[]) => entries.find(([key]) => names.includes(plainName(key)));
  const slug = find(['slug']);
  const isSlug = slug && !/.\/./.test(String(slug[1]));
  const permalink = find(['permalink', 'url']) ?? (isSlug ? undefined : slug);
  const names = [...(isSlug ? [slug[0]] : []), ...(permalink ? [permalink[0]] : [])];
  const ownSlug = slugOf(isSlug ? String(slug[1]) : name, 'en');
  // A pattern such as `/:year/:title/` is not an address, and a URL on another site is not this text's address.
  const [, permalinkPath] = /^(?:\/)?(?!(?:null|false|true|~)$)([^:{}?#]+)$/.exec(String(permalink?.[1] ?? '')) ?? [];
  if (!permalinkPath) return { names: isSlug ? [slug[0]] : [], slug: ownSlug };
  const old = `/${permalinkPath}` as const;
  const folder = documentFolders[kind];
  const last = old.startsWith(folder) ? old.slice(folder.length).replace(/(?:\.html?|\/)$/, '') : '';
  const newSlug = last === '' || last.includes('/') ? ownSlug : slugOf(last, 'en');
  const isSame = old.replace(/\/?$/, '/') === `${folder}${newSlug}/`;
  return { names, slug: newSlug, ...(!isSame && { oldAddress: old }) };
}

function oneLine(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;
}

/** `a, b`, `[a, b]` and the lists in lists of Hexo. */
function listIn(value: unknown): unknown {
  if (typeof value === 'string') return listIn(value.split(','));
  if (!Array.isArray(value)) return value;
  return value.flat().flatMap((entry) => (typeof entry === 'string' ? entry.trim().replace(/^#/, '') || [] : entry));
}

/** Addresses without those of other sites; in Obsidian, the field has further titles. */
function addressesIn(value: unknown): unknown {
  const entries = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry) =>
    typeof entry !== 'string' ? [entry] : /^[^:]*(?:\/|\.html?$)/.test(entry) ? entry.replace(/^\/?/, '/') : [],
  );
}

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

function flagIn(value: unknown): unknown {
  return FLAGS[String(value).toLowerCase()] ?? value;
}

const isFlag = (value: unknown) => typeof flagIn(value) === 'boolean';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The day of a date as its author wrote it, whatever the time zone: `2026-03-14T09:00:00+02:00`, `20260314`, `Mar 14, 2026`. */
function dayIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{10}(?:\d{3})?$/.test(value)) return dayOf(new Date(Number(value.padEnd(13, '0'))));
  const [, year, , month, day] =
    /^(\d{4})([-/. ])(\d\d?)\2(\d\d?)(?![\d-])/.exec(value) ?? /^(\d{4})()(\d\d)(\d\d)(?!\d)/.exec(value) ?? [];
  const isoDay = (...parts: (string | number)[]) => parts.map((part) => String(part).padStart(2, '0')).join('-');
  if (year && month && day) return isoDay(year, month, day);
  const [, first = '', second = '', lastYear = ''] = /(\w+)\.? (\w+?)(?:st|nd|rd|th)?\.?,? (\d{4})\b/.exec(value) ?? [];
  const [name, number] = /^\d+$/.test(first) ? [second, first] : [first, second];
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return index >= 0 && /^\d\d?$/.test(number) ? isoDay(lastYear, index + 1, number) : value;
}

/** The path of a picture: the value, or that of a group's field. */
function picturePathIn(value: unknown): unknown {
  const names = ['image', 'src', 'url', 'path'];
  return typeof value === 'object' ? names.map((name) => Reflect.get(Object(value), name)).find(Boolean) : value;
}

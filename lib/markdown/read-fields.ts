import type { DocumentKind } from '../routes';
import { slugOf } from '../slug';
import { dayOf } from '../today';
import type { DividedFile } from './divide-file';
import { FRONT_MATTER } from './front-matter';

/** The fields of a Markdown file. Nothing of it is checked. */
export interface ReadFields {
  fields: Record<string, unknown>;
  /** The moment of a `date` with a time, in ISO 8601, which orders the posts of one day. */
  moment?: string;
  /** The fields that the site does not read. */
  unreadFields: readonly string[];
  /** The last part of the address. */
  slug: string;
}

/** Fields in which a # is part of the text. */
const FRONT_MATTER_TEXTS = ['title', 'description', 'alt', 'myRole', 'tags'];

/** Whether a field is a text. */
export function isTextField(name: string): boolean {
  return FRONT_MATTER_TEXTS.includes(name);
}

/** What a written value means; values that mean nothing stay as they are, for the schema to refuse. */
const MEANINGS: Readonly<Record<string, (value: unknown) => unknown>> = {
  title: oneLine,
  description: oneLine,
  alt: oneLine,
  myRole: oneLine,
  date: (value) => parseMoment(value)?.day ?? value,
  draft: (value) => (value === 'true' ? true : value === 'false' ? false : value),
  tags: parseList,
  aliases: parseList,
};

/**
 * Reads the fields of a Markdown file.
 *
 * @param name that of the file, without its ending.
 */
export function readFields(kind: DocumentKind, writtenFields: DividedFile['fields'] = {}, name: string): ReadFields {
  const entries = Object.entries(writtenFields).filter(([, value]) => String(value) !== '');
  const isRead = (field: string) => field in FRONT_MATTER[kind].shape;
  const fields: Record<string, unknown> = Object.fromEntries(
    entries.filter(([field]) => isRead(field)).map(([field, value]) => [field, MEANINGS[field]?.(value) ?? value]),
  );
  const [, day, rest] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
  const isDatedByName = kind === 'posts' && day !== undefined && !fields.date;
  if (isDatedByName) fields.date = day;
  // Until a draft has its date, `npm run dev` shows it as one of today.
  if (kind === 'posts' && fields.draft === true) fields.date ??= dayOf();
  const { slug, date } = writtenFields;
  return {
    fields,
    moment: parseMoment(date)?.moment,
    unreadFields: entries.map(([field]) => field).filter((field) => !isRead(field) && field !== 'slug'),
    slug: slugOf(String(slug || (isDatedByName && rest) || name), 'en'),
  };
}

function oneLine(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value;
}

/** `a, b` and `[a, b]`. */
function parseList(value: unknown): unknown {
  if (typeof value === 'string') return parseList(value.split(','));
  if (!Array.isArray(value)) return value;
  return value.flatMap((entry) => (typeof entry === 'string' ? entry.trim() || [] : [entry]));
}

/** The day and the moment of `2026-03-14 09:30` or `2026-03-14T09:30:00+02:00`; without a zone, the time is that of UTC. */
function parseMoment(value: unknown): { day: string; moment: string } | undefined {
  const [, day, time, zone = ''] =
    /^(\d{4}-\d\d-\d\d)[T ]+(\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?$/.exec(String(value)) ?? [];
  const moment = `${day}T${time}${zone.replace(/^([+-]\d\d):?/, '$1:') || 'Z'}`;
  return day && !Number.isNaN(Date.parse(moment)) ? { day, moment } : undefined;
}

import { z } from 'zod';

// The field types of the content. A rule's message continues a sentence that begins with the field's name. The value is
// appended to messages that begin with "must", and to no others.

/** Length of a page's title, as `lengthOf` counts it: search results truncate longer ones. */
export const TITLE_LENGTH = { most: 60 };

/** Length of a page's description: search engines truncate longer ones, and replace very short ones. */
export const DESCRIPTION_LENGTH = { least: 70, most: 160 };

/** Letters and punctuation of Chinese, Japanese and Korean, which are as wide as two others and say as much. */
const WIDE_LETTERS = /[\p{Script=Hani}\p{Script=Hang}\u3000-\u30FF\uFF01-\uFF60]/gu;

/** The length that a reader sees, in characters (code points); those of Chinese, Japanese and Korean count double. */
export function lengthOf(text: string): number {
  return [...text].length + (text.match(WIDE_LETTERS) ?? []).length;
}

/** A string that passes a test. It does not abort, so that rules for several fields run as well. */
export function text<T extends string = string>(message: string, test: (value: string) => boolean) {
  return z.custom<T>((value) => typeof value === 'string' && test(value), { error: message, abort: false });
}

/** For a further rule of a value, which runs only if the rules before it have found nothing. */
export const soFarValid = ({ issues }: z.core.ParsePayload) => issues.length === 0;

/** For a rule of a group, which runs only if the fields that it reads are valid, whatever the others are. */
export function valid(...fields: string[]) {
  return ({ issues }: z.core.ParsePayload) =>
    issues.every(({ code, path = [] }) =>
      path.length === 0 ? code === 'unrecognized_keys' : !fields.includes(String(path[0])),
    );
}

/** A number from `least` to `most`, a whole one unless `kind` says otherwise. */
export function numberWithin(least: number, most: number, kind: 'number' | 'whole number' = 'whole number') {
  const isKind = kind === 'number' ? Number.isFinite : Number.isInteger;
  return z.custom<number>((value) => isKind(value) && Number(value) >= least && Number(value) <= most, {
    error: `must be a ${kind} from ${least} to ${most}, without quotes`,
    abort: false,
  });
}

/** A list of any length. No two entries have the same value in one of the `uniqueFields`, ignoring case. */
export function list<Entry extends z.ZodType>(entry: Entry, ...uniqueFields: readonly string[]) {
  return z
    .array(entry)
    .superRefine(
      (value, { addIssue }) => {
        for (const field of uniqueFields) {
          const texts = value.map((item) => String(Object(item)[field] ?? '').toLowerCase());
          texts.forEach((one, index) => {
            const first = texts.indexOf(one);
            if (!one || first === index) return;
            const message = `must differ from the ${field} of entry ${first + 1} of the list`;
            addIssue({ code: 'custom', message, path: [index, field], input: value });
          });
        }
      },
      { when: isList },
    )
    .readonly();
}

/** For a rule of a list, which runs whatever the entries are. */
export const isList = ({ value }: z.core.ParsePayload) => Array.isArray(value);

/** A list with at least one entry. */
export function filledList<Entry extends z.ZodType>(entry: Entry) {
  return z.array(entry).min(1, 'must have at least one entry').readonly();
}

/** Marks text for visitors, which `lib/language/localized-text.ts` localizes. All other strings are identifiers. */
export const TEXT = { isText: true };

/**
 * One or more sentences, in which Markdown is read: *emphasis*, **strong emphasis**, `code` and [links](https://…), also
 * to pages of the site such as `/projects/`. Line breaks are shown as spaces.
 */
export const prose = () => someText().meta({ ...TEXT, markdown: 'inline' });

/** A whole text in Markdown, with headings and lists. */
export const markdown = () => someText().meta({ ...TEXT, markdown: 'whole' });

const someText = () =>
  text('must not be empty; a field that may be missing can be removed', (value) => value.trim() !== '');

/** A name, a heading, the label of a link: shown as it is written. */
export const line = () =>
  text('must be one line of text without a space at either end', (value) =>
    /^(?!.*\p{Cc})\S(?:.*\S)?$/u.test(value),
  ).meta(TEXT);

/** Marks what is the same in every language: a name, or what someone else has said. */
export const VERBATIM = { isVerbatim: true };

/** The name of a person, a place, an organization, a product or a technology. */
export const name = () => line().meta({ ...TEXT, ...VERBATIM });

/** A phone number with its country code (ITU-T E.164: at most 15 digits, the first of them not 0). */
export const phone = () =>
  text('must be a phone number with + and the country code, such as "+20 100 000 0000"', (value) => {
    const digits = value.replace(/\D/g, '');
    return /^\+[1-9(][\d ().-]*\d$/.test(value) && !value.includes('(0)') && digits.length >= 7 && digits.length <= 15;
  });

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country's two-letter code (ISO 3166-1), and no alias of it, which Intl.Locale resolves: UK becomes GB. */
export const countryCode = () =>
  text(
    'must be the two capital letters of a country (ISO 3166-1), such as "EG"',
    (value) => /^[A-Z]{2}$/.test(value) && new Intl.Locale(`und-${value}`).region === value && !!regionNames.of(value),
  );

/** Whether a text is a language tag (BCP 47), without an extension such as `-u-nu-latn`, which search engines do not know. */
export function isLanguageTag(value: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-\w{2,})*$/.test(value) && Boolean(new Intl.Locale(value));
  } catch {
    return false;
  }
}

/** A language tag. */
export const languageTag = () => text('must be a language tag such as "en" or "ar"', isLanguageTag);

/** A time zone of the IANA database. */
export const timeZone = () =>
  text('must be a time zone such as "Africa/Cairo" or "Europe/Berlin"', (value) => {
    try {
      return /^\w+(?:\/[\w+-]+)*$/.test(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
    } catch {
      return false;
    }
  });

/** A valid date in the format `YYYY-MM-DD`. */
export const day = () => z.iso.date('must be a day that exists, as YYYY-MM-DD, such as "2026-03-14"');

/** The years from 1900 to 2100, in the calendar that machines read and in the Islamic and Persian, Buddhist and Jewish ones. */
const YEARS = [
  [1900, 2100],
  [1279, 1525],
  [2443, 2643],
  [5660, 5860],
] as const;

/** A year from 1900 to 2100, or one of another calendar such as 1404, which the site shows as it is written. */
export const year = () =>
  z.custom<number>(
    (value) =>
      Number.isInteger(value) && YEARS.some(([least, most]) => Number(value) >= least && Number(value) <= most),
    { error: 'must be a whole number from 1900 to 2100, without quotes', abort: false },
  );

/** A year or a month for machines: `2021`, `2021-03`; `undefined` without one, and for one of another calendar. */
export function isoOf(moment: YearOrMonth | undefined): string | undefined {
  const [[least, most]] = YEARS;
  const year = Number(String(moment).slice(0, 4));
  return year >= least && year <= most ? String(moment) : undefined;
}

/** A year, or a month such as `2021-03`. */
export type YearOrMonth = number | `${number}-${number}`;

/** When something began and ended. */
export interface Period {
  from?: YearOrMonth;
  to?: YearOrMonth | 'present';
}

function isYearOrMonth(value: unknown): boolean {
  const isMonth = typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);
  return year().safeParse(isMonth ? Number(value.slice(0, 4)) : value).success;
}

/** When something began. */
export const start = () =>
  z.custom<YearOrMonth>(isYearOrMonth, {
    error: 'must be a year from 1900 to 2100, without quotes, or a month such as "2021-03"',
    abort: false,
  });

/** When something ended, which may have no end yet. */
export const end = () =>
  z.custom<YearOrMonth | 'present'>((value) => value === 'present' || isYearOrMonth(value), {
    error: 'must be a year from 1900 to 2100, without quotes, a month such as "2021-03", or "present"',
    abort: false,
  });

/**
 * Whether a group's `to` is not before its `from`. They are compared as texts, a year and a month by their years;
 * `present` comes behind all digits.
 */
export function isInOrder({ from, to }: Period): boolean {
  const length = Math.min(String(from).length, String(to).length);
  return !from || !to || String(to).slice(0, length) >= String(from).slice(0, length);
}

/** Leaves something out of the CV. */
export const leftOutOfCv = () => z.literal(false, 'must be false, or be left out').optional();

/** What the rule `isInOrder` reports, and when. */
export const NOT_IN_ORDER = { path: ['to'], message: 'must not be before the start', when: valid('from', 'to') };

/** Matches SVG path data, which begins with a moveto command and has only commands and numbers. */
export const PATH_DATA = /^[Mm][\s\d.+-][\sAaCcEeHhLlMmQqSsTtVvZz\d,.+-]+$/;

/** A colour in hexadecimal notation, with six digits. */
export const color = () =>
  text<`#${string}`>('must be a colour as # and six digits from 0 to F, such as "#0A6A62"', (value) =>
    /^#[0-9a-f]{6}$/i.test(value),
  );

/** The fields of a heading with a paragraph. */
export const textBlock = {
  heading: line(),
  text: prose(),
};

export type TextBlock = z.infer<z.ZodObject<typeof textBlock>>;

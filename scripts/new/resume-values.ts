import { parseFragment } from 'parse5';
import { translations } from '../../lib/content/interface-languages';
import type { Content } from '../../lib/content/schema';
import { collectTexts, type Value } from '../content-files';
import { completeAddress } from '../profiles';

// What the values of a CV mean, whoever wrote them. A value without a meaning stays as it is, so that its message shows it.

/** A group of fields in JSON. */
export type Group = Readonly<Record<string, unknown>>;

export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields in which a group has its text, such as an address with a label. */
const TEXT_FIELDS = ['href', 'url', 'content', 'name', 'title', 'text', 'city'];

/** The texts in a value, in its groups and lists. A number is a text, too. */
export function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isGroup(value)) return textsIn(TEXT_FIELDS.map((field) => value[field]).find((text) => text !== undefined));
  return ['string', 'number'].includes(typeof value) ? [String(value)] : [];
}

const RESUME_TAG = /<(\/?)(p|ul|ol|li|br|div|h\d|span|strong|em|b|i|u|s|a|code|mark)\b[^>]*>/gi;

/** What begins a line that is an item of a list, and what does so within a line. */
const BULLET = /^\s*(?:[-*–—+]\s|\d{1,2}[.)]\s|[•▪◦‣●■·∙⁃]\s*)+/u;
const BULLET_IN_LINE = /\s*[•▪◦‣●■]\s*/u;

/** The text of HTML or of plain text, and the items of the lists in it. */
export function parseTextAndItems(
  written: string,
  isHtml = written.search(RESUME_TAG) >= 0,
): { text: string; items: string[] } {
  let depth = 0;
  const lines = written.replace(isHtml ? RESUME_TAG : /$^/g, (_, slash: string, tag: string) => {
    const name = tag.toLowerCase();
    if (name === 'li') depth += slash ? -1 : 1;
    if (name === 'li' && !slash) return '\n• ';
    if (!/^(?:p|ul|ol|li|br|div|h\d)$/.test(name)) return '';
    return depth > 0 && !/^(?:ul|ol|li)$/.test(name) ? ' ' : '\n';
  });
  const text: string[] = [];
  const items: string[] = [];
  for (const line of (isHtml ? decodeEntities(lines) : lines).split('\n')) {
    const rest = line.replace(BULLET, '');
    // A line that is set in belongs to the item before it.
    const isMore = items.length > 0 && !isHtml && /^\s{2,}\S/.test(line);
    if (rest !== line) items.push(...(BULLET_IN_LINE.test(line) ? rest.split(BULLET_IN_LINE) : [rest]));
    else if (isMore) items.push(`${items.pop()} ${line}`);
    else text.push(line);
  }
  const inOneLine = (one: string) => one.replace(/\s+/g, ' ').trim();
  return { text: inOneLine(text.join(' ')), items: items.map(inOneLine).filter(Boolean) };
}

/** A text without the entities of HTML, which are what is left of it. */
function decodeEntities(text: string): string {
  const nodes = parseFragment(text.replaceAll('<', '&lt;')).childNodes;
  return nodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** An address with `https://`, if the text is the address of a page, with or without its scheme. */
export function withHttps(text: string): string {
  const isOther = /\s|^[^/?#]*@/.test(text) || /^(?!https?:)[a-z][a-z+.-]*:(?!\d)/i.test(text);
  return isOther || !text.includes('.') ? text : completeAddress(text, 'https://');
}

const PRESENT = /^(?:present|current(?:ly)?|now|today|ongoing|to date|until now)$/i;

/** The word for the present in the languages of the interface. */
const PRESENT_WORDS = Object.values(translations).flatMap((words) =>
  collectTexts(words).flatMap(({ field, value }) => (field === 'about.present' ? [value.toLowerCase()] : [])),
);

/** When something began or ended: a year, a month such as `2021-03`, or `present`. */
function momentOf(value: unknown, { site, words }: Content): Value | undefined {
  if (isGroup(value)) value = [value.month, value.year].filter(Boolean).join(' ');
  const [text] = textsIn(value);
  if (!text) return undefined;
  const isPresent =
    PRESENT.test(text) || [words.about.present.toLowerCase(), ...PRESENT_WORDS].includes(text.toLowerCase());
  if (isPresent) return 'present';
  const inOrder = /^(\d{4})(?:[-/.年] ?(\d{1,2}))?(?!\d)/.exec(text);
  if (inOrder) return monthOf(inOrder[1], inOrder[2]);
  const [, first, sign, second, year] = /^(?:(\d{1,2})([-/.]))?(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  if (year && !first) return monthOf(year, second);
  // 3/4/2021 is in March or in April, 13/4/2021 and 3.4.2021 are in April.
  if (year && (sign === '.' || Number(first) > 12 || first === second)) return monthOf(year, second);
  if (year) return Number(second) > 12 ? monthOf(year, first) : Number(year);
  const years = text.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
  return years.length === 1 ? monthOf(years[0], monthNamed(text, ['en', site.language])) : text;
}

function monthOf(year = '', month: string | number = 0): Value {
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? `${year}-${String(month).padStart(2, '0')}` : Number(year);
}

/** The number of the month that a text names, or of which it has the first three letters or more. */
function monthNamed(text: string, languages: readonly string[]): number | undefined {
  const written = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const styles = languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (month) => new Intl.DateTimeFormat(language, { month, timeZone: 'UTC', calendar: 'gregory' }),
    ),
  );
  const months = Array.from({ length: 12 }, (_, index) => index);
  const month = months.find((index) =>
    styles.some((style) => {
      const name = style.format(Date.UTC(2000, index)).toLowerCase().replace('.', '');
      return written.some((word) => name.startsWith(word) || word.startsWith(name));
    }),
  );
  return month === undefined ? undefined : month + 1;
}

/** What separates the start and the end of a period that is one text. */
const BETWEEN = /\s+(?:to|until|-)\s+|\s*[–—]\s*|(?<=\d{4})-(?=\d{4}|\d{1,2}\/|[a-z])/i;

/**
 * The start and the end of a period.
 *
 * @param range both in one, as a text or a group; a single date is an end.
 */
export function periodOf(start: unknown, end: unknown, range: unknown, content: Content): { from?: Value; to?: Value } {
  if (isGroup(range)) return periodOf(range.startDate ?? range.start, range.endDate ?? range.end, undefined, content);
  const [text] = textsIn(range);
  if (text) {
    const moments = text.replace(/^(?:since|from)\s+(.*)/i, '$1 - present').split(BETWEEN);
    const [first, last] = moments.length > 1 ? moments : [undefined, text];
    return periodOf(first, last, undefined, content);
  }
  const from = momentOf(start, content);
  return { from, to: momentOf(end, content) ?? (from === undefined ? undefined : 'present') };
}

/** The length of a language's bar, by words of its level; the first that matches counts. */
const PROFICIENCY: readonly [words: RegExp, percent: number][] = [
  [/native|mother|bilingual|c2/i, 100],
  [/elementary|limited|basic|a2/i, 35],
  [/beginner|a1/i, 20],
  [/fluent|full|advanced|excellent|c1/i, 90],
  [/professional|proficient|very good|upper|b2/i, 75],
  [/intermediate|good|conversational|b1/i, 60],
];

/** The length of a language's bar in percent that words of its level stand for. */
export function percentOf(level: string): number | undefined {
  return PROFICIENCY.find(([words]) => words.test(level))?.[1];
}

import { isoOf, type YearOrMonth } from '../content/fields';
import type { Content, Project, TimelineEntry } from '../content/schema';
import { fillIn, inSiteDigits } from './fill-in';
import { type SiteLocale, tagOf } from './writing-systems';

/** A year, as machines and as visitors read it. */
export interface ShownYear {
  /** `undefined` for one of another calendar. */
  iso?: string;
  /** In the site's digits. */
  text: string;
}

/**
 * An entry of a timeline as the about page shows it: with years alone, without what only the CV shows. `to` is missing
 * if it is the same year as `from`; of an entry with an end alone, `from` is the year of it.
 */
export function inYears(
  { location: _, highlights: _1, technologies: _2, link: _3, from, to, ...entry }: TimelineEntry,
  site: SiteLocale,
) {
  const show = (year: number): ShownYear => ({ iso: isoOf(year), text: inSiteDigits(year, site) });
  const last = to === 'present' ? to : to && show(yearOf(to));
  const first = from ? show(yearOf(from)) : last;
  return {
    ...entry,
    ...(first && first !== 'present' && { from: first }),
    ...(last && (last === 'present' || last.text !== Object(first).text) && { to: last }),
  };
}

/** The year of a project: the one that the owner has written, or that of its end. */
export function yearOfProject({ year, to }: Pick<Project, 'year' | 'to'>): number | undefined {
  return year ?? (to === undefined || to === 'present' ? undefined : yearOf(to));
}

/** The year of a year (`2021`) or a month (`'2021-03'`). */
export function yearOf(moment: YearOrMonth): number {
  return Number(String(moment).slice(0, 4));
}

/** When something began and ended, in the site's words and digits; `undefined` if there is no date. */
export function describePeriod(
  { from, to }: { from?: YearOrMonth; to?: YearOrMonth | 'present' },
  content: Pick<Content, 'site' | 'words'>,
): string | undefined {
  const { period, since } = content.words.cv;
  const [first, last] = [from, to === 'present' ? undefined : to].map((moment) =>
    moment === undefined ? undefined : format(moment, content),
  );
  if (first && last && first !== last) return fillIn(period, { from: first, to: last });
  return first && to === 'present' ? fillIn(since, { from: first }) : (last ?? first);
}

/** `2021` or `03/2021`, as the site's locale writes them. */
function format(moment: YearOrMonth, content: Pick<Content, 'site'>): string {
  return typeof moment === 'number'
    ? inSiteDigits(moment, content.site)
    : formatDate(moment, content, { year: 'numeric', month: '2-digit' });
}

/** A day or a month in the site's language, `1 March 2027` or `March 2027`, or only some parts of it. */
export function formatDate(
  date: string,
  { site }: Pick<Content, 'site'>,
  options: Intl.DateTimeFormatOptions = date.length > 7 ? { dateStyle: 'long' } : { month: 'long', year: 'numeric' },
): string {
  // Other calendars begin their months on other days.
  const settings = { calendar: 'gregory', timeZone: 'UTC', ...options };
  return new Intl.DateTimeFormat(tagOf(site), settings).format(new Date(date));
}

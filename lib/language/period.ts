import { isoOf, type Period, type YearOrMonth } from '../content/fields';
import type { Content, Project } from '../content/schema';
import { fillIn, inSiteDigits } from './fill-in';
import { tagOf } from './writing-systems';

/** A year or a month, as machines and as visitors read it. */
export interface ShownMoment {
  /** `undefined` for one of another calendar. */
  iso?: string;
  /** In the site's digits. */
  text: string;
}

/** The entries of a section with their dates in one form: in months if all of them are, otherwise in years. */
export function inSamePrecision<Entry extends Period>(entries: readonly Entry[]): readonly Entry[] {
  const yearsOf = ({ from, to }: Period) => [from, to].filter((moment) => typeof moment === 'number');
  if (entries.every((entry) => yearsOf(entry).length === 0)) return entries;
  return entries.map(({ from, to, ...entry }) => ({
    ...(entry as Entry),
    ...(from && { from: yearOf(from) }),
    ...(to && { to: to === 'present' ? to : yearOf(to) }),
  }));
}

/** A period as the about page shows it: `to` is missing if it is the same as `from`, and a lone end is `from`. */
export function shownPeriod({ from, to }: Period, content: Pick<Content, 'site'>) {
  const show = (moment: YearOrMonth): ShownMoment => ({ iso: isoOf(moment), text: format(moment, content) });
  const last = to === 'present' ? to : to && show(to);
  const first = from ? show(from) : last;
  return {
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
export function describePeriod({ from, to }: Period, content: Pick<Content, 'site' | 'words'>): string | undefined {
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

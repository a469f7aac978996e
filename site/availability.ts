import type { Content } from '@/lib/content/schema';
import { fillIn, joinList } from '@/lib/language/fill-in';
import { formatDate } from '@/lib/language/period';
import { tagOf } from '@/lib/language/writing-systems';
import { dayOf } from '@/lib/today';

/** The texts about taking on work, depending on whether the owner does now; `undefined` on a site without an offer. */
export function describeAvailability({ availability }: Pick<Content, 'availability'>) {
  if (!availability) return undefined;
  return availability.open ? availability.whenOpen : availability.whenClosed;
}

/** Whether a day or a month is over. */
export function hasPassed(date: string, today = new Date()): boolean {
  return date < dayOf(today).slice(0, date.length);
}

/** Between a number and its unit. */
const NO_BREAK = '\u00a0';

/** From when, how much and where the owner works: `free from March 2027`, `3 days a week`, `remote`. */
export function availabilityDetails(content: Content, today = new Date()): string[] {
  if (!content.availability) return [];
  const { from, days, where } = content.availability;
  const { offer } = content.words;
  const inDays = new Intl.NumberFormat(tagOf(content.site), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return [
    from && !hasPassed(from, today) && fillIn(offer.from, { date: formatDate(from, content) }),
    days && fillIn(offer.perWeek, { days: inDays.format(days).replace(' ', NO_BREAK) }),
    where && offer[where],
  ].filter((detail) => typeof detail === 'string');
}

/** A text about taking on work, followed by the details of the availability, if there are any. */
export function withAvailability(text: string, content: Content): string {
  const details = availabilityDetails(content);
  const { offer } = content.words;
  const { where } = content.availability || { where: undefined };
  if (details.length === 0) return text;
  if (details.length === 1 && where) return `${text} ${fillIn(offer.workplace, { where: offer[where] })}`;
  return `${text} ${fillIn(offer.availability, { details: joinList(details, content.words.lists) })}`;
}

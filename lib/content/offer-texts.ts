import { fillIn, joinList } from '../fill-in';
import { formatDate } from '../period';
import { tagOf } from '../writing-systems';
import type { Content, Service } from './schema';

/** Whether a day or a month is over. */
export function hasPassed(date: string, today = new Date()): boolean {
  return date < today.toISOString().slice(0, date.length);
}

/** From when, how much and where the owner works: `free from March 2027`, `3 days a week`, `remote`. */
export function availabilityDetails(
  content: Pick<Content, 'availability' | 'site' | 'words'>,
  today = new Date(),
): string[] {
  const { from, days, where } = content.availability;
  const details: string[] = [];
  if (from && !hasPassed(from, today))
    details.push(fillIn(content.words.offer.from, { date: formatDate(from, content) }));
  if (days !== undefined) {
    const format = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
    const written = new Intl.NumberFormat(tagOf(content.site.locale), format).format(days);
    details.push(fillIn(content.words.offer.perWeek, { days: written }));
  }
  if (where) details.push(content.words.offer[where]);
  return details;
}

/** A text about taking on work, followed by the details of the availability, if there are any. */
export function withAvailability(text: string, content: Pick<Content, 'availability' | 'site' | 'words'>): string {
  const details = availabilityDetails(content);
  if (details.length === 0) return text;
  return `${text} ${fillIn(content.words.offer.availability, { details: joinList(details, content.words.lists) })}`;
}

/** A price in the site's language: `from €900 a day`. */
export function formatPrice({ price }: Service, content: Pick<Content, 'site' | 'words'>): string | undefined {
  if (price === undefined || typeof price === 'string') return price;
  const { amount, currency, unit, from } = price;
  const digits = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  const format = new Intl.NumberFormat(tagOf(content.site.locale), { style: 'currency', currency, ...digits });
  const written = format.format(amount);
  const perUnit = unit ? fillIn(content.words.offer.units[unit], { price: written }) : written;
  return from ? fillIn(content.words.offer.startingAt, { price: perUnit }) : perUnit;
}

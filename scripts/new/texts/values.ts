import { dayOf } from '../../../lib/today';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * The day of a date as its author wrote it, whatever the time zone, and the time behind it, unless it is midnight:
 * `2026-03-14T09:00:00+02:00`, `20260314`, `Sat Mar 14 2026 09:00:00 GMT+0200`, `14. März 2026` is not known.
 */
export function parseDayAndTime(value: string): { day: string; time?: string } | undefined {
  const day = dayIn(value.trim());
  if (day === undefined || Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day)
    return undefined;
  const [, hour, minute, second = '00', mark = ''] =
    /[T ,](\d\d?):(\d\d)(?::(\d\d))?(?:\.\d+)?(?:\s*([ap]m))?/i.exec(value) ?? [];
  if (hour === undefined || mark) return { day };
  const time = `${hour.padStart(2, '0')}:${minute}:${second}`;
  const [, zone = ''] = /\d\d(?:\.\d+)?\s*(?:GMT|UTC)?\s*(Z|[+-]\d\d:?\d\d)?(?:\s*\(.*\))?$/.exec(value) ?? [];
  return time === '00:00:00' ? { day } : { day, time: time + zone.replace(/^([+-]\d\d):?/, '$1:') };
}

function dayIn(value: string): string | undefined {
  if (/^\d{10}(?:\d{3})?$/.test(value)) return dayOf(new Date(Number(value.padEnd(13, '0'))));
  const isoDay = (...parts: (string | number)[]) => parts.map((part) => String(part).padStart(2, '0')).join('-');
  const [, year, , month, day] =
    /^["']?(\d{4})([-/. ])(\d\d?)\2(\d\d?)(?![\d-])/.exec(value) ?? /^(\d{4})()(\d\d)(\d\d)(?!\d)/.exec(value) ?? [];
  if (year && month && day) return isoDay(year, month, day);
  const [, first = '', second = '', lastYear = ''] =
    /([a-z]+|\d+)\.? ([a-z]+|\d+?)(?:st|nd|rd|th)?\.?,? (\d{4})\b/i.exec(value) ?? [];
  const [name, number] = /^\d+$/.test(first) ? [second, first] : [first, second];
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return index >= 0 && /^\d\d?$/.test(number) ? isoDay(lastYear, index + 1, number) : undefined;
}

/** The text of a value: itself, the first of a list, or that of a group's field; nothing if it is empty. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return /^(?:|null|~)$/.test(value.trim()) ? undefined : value.trim();
  if (Array.isArray(value)) return textIn(value[0]);
  const names = ['image', 'src', 'url', 'path', 'relative', 'file', 'name', 'title', 'text'];
  return typeof value === 'object' && value !== null
    ? names.flatMap((name) => textIn(Reflect.get(value, name)) ?? [])[0]
    : undefined;
}

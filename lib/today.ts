/** A day, by default today, as `2026-03-14`: where the site is built, or in `site.timeZone` (lib/compile/read-languages.ts). */
export function dayOf(moment = new Date()): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** @jest-environment node */
import { content } from '@/lib/content/content';
import { checkContent } from './check';
import type { CalendarDay } from './schema';

function updatedOn(updated: string | undefined) {
  const about = { ...content.pages.about, updated: updated as CalendarDay | undefined };
  return () => checkContent({ ...content, pages: { ...content.pages, about } });
}

test.each(['2026-03-14', '2024-02-29', undefined])('takes %s for the day of a change', (day) => {
  expect(updatedOn(day)).not.toThrow();
});

test.each(['2026-02-30', '14.03.2026', '2026-3-1', 'yesterday', ''])('says what is wrong with the day %p', (day) => {
  expect(updatedOn(day)).toThrow(/content\/pages\.ts: pages\.about\.updated .+\./);
});

import { content } from '@/e2e/support/compiled-site';
import { describePeriod, inSamePrecision, shownPeriod, yearOfProject } from './period';

test.each([
  [{ from: 2019, to: 2021 }, '2019 – 2021'],
  [{ from: '2019-03', to: 2021 }, '03/2019 – 2021'],
  [{ from: '2019-03', to: '2019-03' }, '03/2019'],
  [{ from: '2019-03', to: 'present' }, 'since 03/2019'],
  [{ from: 2019 }, '2019'],
  [{ to: 2021 }, '2021'],
  [{}, undefined],
] as const)('the period of %j is %s', (period, text) => {
  expect(describePeriod(period, content)).toBe(text);
});

test.each([
  ['ar_EG', '٠٣\u200f/٢٠١٩ – ٢٠٢١'],
  // The Persian calendar has other years.
  ['fa_IR', '۲۰۱۹/۰۳ – ۲۰۲۱'],
])('periods are in the digits and the order of the locale %s', (locale, text) => {
  const site = { ...content.site, language: locale.slice(0, 2), locale };
  expect(describePeriod({ from: '2019-03', to: 2021 }, { ...content, site })).toBe(text);
});

test('a section has years alone unless each of its dates is a month', () => {
  const months = [{ from: '2009-10', to: '2012-02' }, { from: '2012-03', to: 'present' }, {}] as const;
  expect(inSamePrecision(months)).toBe(months);
  expect(inSamePrecision([...months, { title: 'A course', from: 2020 }])).toEqual([
    { from: 2009, to: 2012 },
    { from: 2012, to: 'present' },
    {},
    { title: 'A course', from: 2020 },
  ]);
});

test('a period on the about page is in the digits of the locale, with one date if both are the same', () => {
  const site = { ...content.site, language: 'ar', locale: 'ar_EG' };
  const [from, to] = [2009, 2012].map((year) => ({ iso: String(year), text: year === 2009 ? '٢٠٠٩' : '٢٠١٢' }));
  expect(shownPeriod({ from: 2009, to: 2012 }, { site })).toEqual({ from, to });
  expect(shownPeriod({ from: 2009, to: 2009 }, { site })).toEqual({ from });
  expect(shownPeriod({ from: 2009, to: 'present' }, { site })).toEqual({ from, to: 'present' });
  expect(shownPeriod({ to: 2009 }, { site })).toEqual({ from });
  expect(shownPeriod({ from: '2009-10' }, { site }).from).toEqual({ iso: '2009-10', text: '١٠\u200f/٢٠٠٩' });
  expect(shownPeriod({}, { site })).toEqual({});
});

test('the year of a project is the one that is written, or that of its end', () => {
  const years = [{ to: '2020-11' as const }, { year: 2018, to: 2020 }, { to: 'present' as const }, {}].map(
    yearOfProject,
  );
  expect(years).toEqual([2020, 2018, undefined, undefined]);
});

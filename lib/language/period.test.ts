import { content } from '@/e2e/support/compiled-site';
import { describePeriod, inYears, yearOfProject } from './period';

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

test('the about page has years alone, and nothing that only the CV shows', () => {
  const entry = { title: 'Engineer', organization: 'A hospital' };
  const ofCv = { location: 'Porto', highlights: ['One.'], technologies: ['Go'], link: 'https://a.dev' } as const;
  const yearsIn = (from?: '2009-10', to?: '2009-12' | '2012-02' | 'present') =>
    inYears({ ...entry, ...ofCv, from, to }, { language: 'ar', locale: 'ar_EG' });
  const from = { iso: '2009', text: '٢٠٠٩' };
  expect(yearsIn('2009-10', '2012-02')).toEqual({ ...entry, from, to: { iso: '2012', text: '٢٠١٢' } });
  expect(yearsIn('2009-10', '2009-12')).toEqual({ ...entry, from });
  expect(yearsIn('2009-10', 'present')).toEqual({ ...entry, from, to: 'present' });
  expect(yearsIn(undefined, '2009-12')).toEqual({ ...entry, from });
  expect(yearsIn()).toEqual(entry);
});

test('the year of a project is the one that is written, or that of its end', () => {
  const years = [{ to: '2020-11' as const }, { year: 2018, to: 2020 }, { to: 'present' as const }].map(yearOfProject);
  expect(years).toEqual([2020, 2018, undefined]);
});

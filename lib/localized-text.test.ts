import { renderToStaticMarkup } from 'react-dom/server';
import { leftToRight, localizerFor } from '@/lib/localized-text';

const mark = localizerFor({ language: 'ar', otherLanguages: ['en'] });

function html(node: React.ReactNode): string {
  return renderToStaticMarkup(node);
}

test('text in the site’s script is returned unchanged', () => {
  const entry = { title: 'مهندس', from: 2023, skills: ['تحليل'], grade: undefined };
  expect(mark(entry)).toEqual(entry);
});

test('parts in another script get their language and direction, within one element', () => {
  expect(html(mark('C#'))).toBe('<span lang="en" dir="ltr">C#</span>');
  expect(html(mark('بلغة C#.'))).toBe('<span>بلغة <span lang="en" dir="ltr">C#</span>.</span>');
  expect(html(localizerFor({ language: 'en' })('مصطفى'))).toBe('<bdi dir="rtl">مصطفى</bdi>');
});

test('fields that are not text for visitors are never marked', () => {
  const entry = { from: 2023, to: 'present', address: 'https://example.com/', icon: 'web', code: 'en', href: '/a/' };
  expect(mark(entry)).toEqual(entry);
});

test('a phone number stays left-to-right on a right-to-left site', () => {
  expect(html(leftToRight('+20 100', { language: 'ar' }))).toBe('<bdi dir="ltr">+20 100</bdi>');
  expect(leftToRight('+20 100', { language: 'en' })).toBe('+20 100');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { leftToRight, localizerFor } from '@/lib/localized-text';

const mark = localizerFor({ language: 'ar', otherLanguages: ['en'] });

function html(node: React.ReactNode): string {
  return renderToStaticMarkup(node);
}

test('words without foreign parts come back as they are', () => {
  const entry = { title: 'مهندس', from: 2023, skills: ['تحليل'], grade: undefined };
  expect(mark(entry)).toEqual(entry);
});

test('foreign parts carry their language and direction, in one element of all', () => {
  expect(html(mark('C#'))).toBe('<span lang="en" dir="ltr">C#</span>');
  expect(html(mark('بلغة C#.'))).toBe('<span>بلغة <span lang="en" dir="ltr">C#</span>.</span>');
  expect(html(localizerFor({ language: 'en' })('مصطفى'))).toBe('<bdi dir="rtl">مصطفى</bdi>');
});

test('what is no word is never marked', () => {
  const entry = { from: 2023, to: 'present', address: 'https://example.com/', icon: 'web', code: 'en', href: '/a/' };
  expect(mark(entry)).toEqual(entry);
});

test('a telephone number is kept in its order where lines run to the left', () => {
  expect(html(leftToRight('+20 100', { language: 'ar' }))).toBe('<bdi dir="ltr">+20 100</bdi>');
  expect(leftToRight('+20 100', { language: 'en' })).toBe('+20 100');
});

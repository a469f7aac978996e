import { renderToStaticMarkup } from 'react-dom/server';
import type { z } from 'zod';
import { contentSchema } from '../content/schema';
import { withMarks } from '../markdown/inline';
import { foreignDirection, leftToRight, localizeIn, localizerFor, textPartsFor } from './localized-text';
import { directionOf, joinedSelector, settingsIn, tagOf } from './writing-systems';

const mark = localizerFor({ language: 'ar', otherLanguages: ['en'] });

function html(node: React.ReactNode): string {
  return renderToStaticMarkup(node);
}

test('parts in another script get their language and direction, within one element', () => {
  expect(html(mark('C#'))).toBe('<span lang="en" dir="ltr">C#</span>');
  expect(html(mark('Well done. Thanks!'))).toBe('<span lang="en" dir="ltr">Well done. Thanks!</span>');
  expect(html(mark('2 m 10 s'))).toBe('<span lang="en" dir="ltr">2 m 10 s</span>');
  expect(html(mark('بلغة C#.'))).toBe('<span>بلغة <span lang="en" dir="ltr">C#</span>.</span>');
  expect(html(mark('C#، Go'))).toBe(
    '<span><span lang="en" dir="ltr">C#</span>، <span lang="en" dir="ltr">Go</span></span>',
  );
  expect(html(localizerFor({ language: 'en' })('مصطفى'))).toBe('<bdi dir="rtl">مصطفى</bdi>');
});

test('emphasis, code and links in sentences are elements, in which texts are localized and code is not', () => {
  const text = withMarks('*مهندس* **C#** `a_b` [موقع](/ar/) [x](https://x.dev)', (address) => address);
  expect(html(mark(text))).toBe(
    '<span><em>مهندس</em> <strong><span lang="en" dir="ltr">C#</span></strong> <code dir="ltr">a_b</code> ' +
      '<a href="/ar/" data-page="">موقع</a> ' +
      '<a href="https://x.dev" target="_blank" rel="noopener"><span lang="en" dir="ltr">x</span></a></span>',
  );
  expect(html(mark(withMarks('C# *مهندس*', String)))).toBe(
    '<span><span><span lang="en" dir="ltr">C#</span> </span><em>مهندس</em></span>',
  );
  expect(html(localizerFor({ language: 'en' })(withMarks('*مصطفى*', String)))).toBe(
    '<bdi dir="rtl"><em>مصطفى</em></bdi>',
  );
  // Otherwise its parts would stand in the order of the site.
  expect(html(mark(withMarks('Ask *me* first.', String)))).toBe(
    '<span lang="en" dir="ltr">Ask <em>me</em> first.</span>',
  );
});

test('text in the site’s script, and fields that are not text for visitors, stay as they are', () => {
  const texts = { title: 'مهندس', skills: ['تحليل'], grade: undefined };
  const values = { from: 2023, to: 'present', address: 'https://example.com/', icon: 'web', code: 'en', href: '/a/' };
  expect(mark({ ...texts, ...values })).toEqual({ ...texts, ...values });
});

/** What the kinds of schemas have. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  options?: readonly z.ZodType[];
  element?: z.ZodType;
  innerType?: z.ZodType;
}

/** The names of the fields with strings in a schema, and whether the schema says that they are text for visitors. */
function stringFields(schema: z.ZodType, name = ''): (readonly [name: string, isText: boolean])[] {
  const { type, shape = {}, options = [], element, innerType } = schema.def as unknown as Definition;
  const isString = ['custom', 'string', 'enum', 'literal'].includes(type) && !schema.safeParse(false).success;
  const isNumber = schema.safeParse(2020).success || schema.safeParse(5).success;
  return [
    ...(isString && !isNumber ? ([[name, Boolean(schema.meta()?.isText)]] as const) : []),
    ...Object.entries(shape).flatMap(([key, field]) => stringFields(field, key)),
    ...[...options, element, innerType].flatMap((inner) => (inner ? stringFields(inner, name) : [])),
  ];
}

/** What no page localizes as a whole. */
const APART = ['achievements', 'site', 'brand', 'clients', 'legal', 'services', 'testimonials', 'words'];

test('in French, no line begins with a sign that has a space before it, or ends with an opening quotation mark', () => {
  const text = 'Développement et automatisation : « choisissez » ! Ou ?';
  const joined = text.replaceAll(/ (?=[:!?»])|(?<=«) /g, '\u00a0');
  expect(localizerFor({ language: 'fr-CA' })(text)).toBe(joined);
  expect(localizerFor({ language: 'en' })(text)).toBe(text);
  const withCode = withMarks('Oui `a ? b` : non', String);
  expect(html(localizerFor({ language: 'fr' })(withCode))).toBe('<span>Oui <code>a ? b</code>\u00a0: non</span>');
});

test('what the schema says is text is localized, and no other field', () => {
  const parts = Object.entries(contentSchema.shape).filter(([name]) => !APART.includes(name));
  const fields = parts.flatMap(([, part]) => stringFields(part));
  expect(fields.length).toBeGreaterThan(70);
  const wrong = fields.filter(([name, isText]) => {
    // A text on pages, and the address of an organization, which the CV alone shows.
    if (name === 'link' && !isText) return false;
    // Choices of the owner's that no page localizes; the CV has texts of these names.
    if (name === 'sections' || name === 'background') return false;
    const { [name]: localized } = mark({ [name]: 'C#' }) as Record<string, unknown>;
    return (typeof localized !== 'string') !== isText;
  });
  expect(wrong).toEqual([]);
});

test('a phone number stays left-to-right on a right-to-left site', () => {
  expect(html(leftToRight('+20 100', { language: 'ar' }))).toBe('<bdi dir="ltr">+20 100</bdi>');
  expect(leftToRight('+20 100', { language: 'en' })).toBe('+20 100');
});

/** A text with its marked parts in brackets, each after the values of its attributes. */
function parted(languages: Parameters<typeof textPartsFor>[0], text: string): string {
  return textPartsFor(languages)(text)
    .map(({ text: part, attributes }) => (attributes ? `[${Object.values(attributes).join(' ')}|${part}]` : part))
    .join('');
}

test.each(['C#, C++ and .NET', 'Żółć, Łukasz, naïve façade – 2023', '(3.7) +20 100 000 0000', ''])(
  'an English site leaves “%s” unmarked',
  (text) => {
    expect(textPartsFor({ language: 'en' })(text)).toEqual(text ? [{ text }] : []);
  },
);

test.each([
  ['Mostafa (مصطفى الشاذلي) in Cairo', 'Mostafa ([ar rtl|مصطفى الشاذلي]) in Cairo'],
  ['مصطفى، ثم مُحَمَّد.', '[ar rtl|مصطفى، ثم مُحَمَّد].'],
  ['Ø مصطفى Ø', 'Ø [ar rtl|مصطفى] Ø'],
])('an English site that names Arabic marks the Arabic words in “%s”', (text, parts) => {
  expect(parted({ language: 'en', otherLanguages: ['ar'] }, text)).toBe(parts);
});

test('letters of a language that is not named are marked only if they run in the other direction', () => {
  expect(parted({ language: 'en' }, 'Mostafa مصطفى, Иван')).toBe('Mostafa [rtl|مصطفى], Иван');
  expect(parted({ language: 'en', otherLanguages: ['ru'] }, 'Иван Иванов, Mostafa')).toBe('[ru|Иван Иванов], Mostafa');
  expect(parted({ language: 'ar' }, 'مصطفى Иван')).toBe('مصطفى [ltr|Иван]');
});

test.each([
  ['بلغة C#', 'بلغة [en ltr|C#]'],
  ['و.NET', 'و[en ltr|.NET]'],
  ['وASP.NET Core وSQL Server', 'و[en ltr|ASP.NET Core] و[en ltr|SQL Server]'],
  ['C#، C++، T-SQL', '[en ltr|C#]، [en ltr|C++]، [en ltr|T-SQL]'],
  ['C#, C++, T-SQL.', '[en ltr|C#, C++, T-SQL].'],
  ['Entity Framework (EF) جيد', '[en ltr|Entity Framework (EF)] جيد'],
  ['على Windows 11 وUTF-8', 'على [en ltr|Windows 11] و[en ltr|UTF-8]'],
  ['على Django 5.2 وحده', 'على [en ltr|Django 5.2] وحده'],
  ['طابعة 3D', 'طابعة [en ltr|3D]'],
  ['Kino am Fleet · تصميم', '[en ltr|Kino am Fleet] · تصميم'],
  ['١٢٠ US$ للساعة', '١٢٠ [en ltr|US$] للساعة'],
  ['عام ٢٠٢٧ و2026', 'عام ٢٠٢٧ و2026'],
  ['مع useState() وarr[i] و --flag=on', 'مع [en ltr|useState()] و[en ltr|arr[i]] و [en ltr|--flag=on]'],
  ['في https://a.dev/a-b?x=1 و/a/ (Work)', 'في [en ltr|https://a.dev/a-b?x=1] و[en ltr|/a/ (Work)]'],
  ['لغات (مثل Go) Rust', 'لغات (مثل [en ltr|Go]) [en ltr|Rust]'],
  ['دالة f(س) هنا', 'دالة [en ltr|f](س) هنا'],
  ['على +20 100 000 0000، ثم', 'على [ltr|+20 100 000 0000]، ثم'],
])('an Arabic site marks each Latin name in “%s” as a whole', (text, parts) => {
  expect(parted({ language: 'ar', otherLanguages: ['en'] }, text)).toBe(parts);
});

test('in a text of another language than its site, the words of the site are marked', () => {
  const site = { language: 'ar', otherLanguages: ['en'] };
  expect(parted(settingsIn('en', site), 'Mostafa مصطفى')).toBe('Mostafa [ar rtl|مصطفى]');
  expect(settingsIn('ar', site)).toEqual(site);
  expect(html(localizeIn('en', 'Tides مصطفى', site))).toBe(
    '<span lang="en" dir="ltr"><span>Tides <span lang="ar" dir="rtl">مصطفى</span></span></span>',
  );
});

test('dates are in the script of the language', () =>
  expect(tagOf({ language: 'sr-Latn', locale: 'sr_RS' })).toBe('sr-Latn-RS'));

test('a block on a right-to-left site runs to the right only if all its words do, and on others to the left if most do', () => {
  const texts = ['استخدام TypeScript مع React', 'React hooks', 'سلام means peace', '٢٠٢٦'];
  const directions = ['ar', 'en'].map((language) => texts.map((text) => foreignDirection(text, language)));
  expect(directions).toEqual([
    [undefined, 'ltr', undefined, undefined],
    ['rtl', undefined, undefined, undefined],
  ]);
});

test.each([
  ['ar', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test.each([
  [{ language: 'en' }, 'Mostafa', ''],
  [{ language: 'en' }, 'Mostafa مصطفى', 'bdi[dir=rtl]'],
  [{ language: 'en', otherLanguages: ['de', 'ar'] }, 'Mostafa', ':lang(ar)'],
  [{ language: 'ar-EG', otherLanguages: ['en', 'fa'] }, 'مصطفى', ':lang(ar-EG),:lang(fa)'],
  [{ language: 'ks-Aran' }, 'کٲشُر', ':lang(ks-Aran)'],
])('for %j, cursive scripts in “%s” are selected by %j', (languages, text, selector) => {
  expect(joinedSelector(languages, text)).toBe(selector);
});

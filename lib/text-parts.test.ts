import { textPartsFor } from './text-parts';

/** A text with its parts in brackets, each with what its markup says. */
function marked(languages: Parameters<typeof textPartsFor>[0], text: string): string {
  return textPartsFor(languages)(text)
    .map(({ text: part, attributes }) => (attributes ? `[${Object.values(attributes).join(' ')}|${part}]` : part))
    .join('');
}

test.each([
  'Software Engineer',
  'C#, C++ and .NET',
  'Żółć, Łukasz, naïve façade – 2023',
  'Привет, world',
  '(3.7) +20 100 000 0000',
  '',
])('a site leaves “%s” as it is', (text) => {
  expect(textPartsFor({ language: 'en' })(text)).toEqual(text ? [{ text }] : []);
});

test.each([
  ['Mostafa (مصطفى الشاذلي) in Cairo', 'Mostafa ([ar rtl|مصطفى الشاذلي]) in Cairo'],
  ['مصطفى، ثم مُحَمَّد.', '[ar rtl|مصطفى، ثم مُحَمَّد].'],
  ['مصطفى', '[ar rtl|مصطفى]'],
  ['Ø مصطفى Ø', 'Ø [ar rtl|مصطفى] Ø'],
])('an English site with Arabic words marks those of “%s”', (text, parts) => {
  expect(marked({ language: 'en', otherLanguages: ['ar'] }, text)).toBe(parts);
});

test('letters of a language that is not named are kept apart where they run the other way, and only there', () => {
  expect(marked({ language: 'en' }, 'Mostafa مصطفى, Иван')).toBe('Mostafa [rtl|مصطفى], Иван');
  expect(marked({ language: 'en', otherLanguages: ['ru'] }, 'Иван Иванов, Mostafa')).toBe('[ru|Иван Иванов], Mostafa');
  expect(marked({ language: 'ar' }, 'مصطفى Иван')).toBe('مصطفى [ltr|Иван]');
});

test.each([
  ['بلغة C#', 'بلغة [en ltr|C#]'],
  ['C# لغة', '[en ltr|C#] لغة'],
  ['منصة .NET.', 'منصة [en ltr|.NET].'],
  ['و.NET', 'و[en ltr|.NET]'],
  ['وASP.NET Core وSQL Server', 'و[en ltr|ASP.NET Core] و[en ltr|SQL Server]'],
  ['(C++)، ثم Java!', '([en ltr|C++])، ثم [en ltr|Java]!'],
  ['C#، C++، T-SQL', '[en ltr|C#]، [en ltr|C++]، [en ltr|T-SQL]'],
  ['C#, C++, T-SQL.', '[en ltr|C#, C++, T-SQL].'],
  ['Entity Framework (EF) جيد', '[en ltr|Entity Framework (EF)] جيد'],
  ['على Windows 11 وUTF-8', 'على [en ltr|Windows 11] و[en ltr|UTF-8]'],
  ['طابعة 3D', 'طابعة [en ltr|3D]'],
  ['عام ٢٠٢٧ و2026', 'عام ٢٠٢٧ و2026'],
])('an Arabic site keeps a Latin name whole in “%s”', (text, parts) => {
  expect(marked({ language: 'ar', otherLanguages: ['en'] }, text)).toBe(parts);
});

test('no text is lost or moved', () => {
  const text = '«C#\u200E» (مصطفى [a) ]ב ٣٫٧ 😀 .NET';
  for (const language of ['ar', 'en', 'ja', 'he']) {
    const parts = textPartsFor({ language, otherLanguages: ['zh', 'fa', 'ko'] })(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  }
});

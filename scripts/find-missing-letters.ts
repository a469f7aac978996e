import { placeOf } from '../lib/content/check';
import type { Mistake } from '../lib/content/mistakes';
import type { Content } from '../lib/content/schema';
import { charactersOf, chooseFonts, lettersIn } from '../lib/fonts/choose';
import { writtenTexts } from '../lib/writing/documents';
import { textsOf } from './content-files';

const INTERNATIONAL = ['@fontsource-variable/inter', '@fontsource-variable/noto-serif'];

/** Two packages with the letters of each script. Only packages that are not variable have large scripts in one file. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  Latn: INTERNATIONAL,
  Cyrl: INTERNATIONAL,
  Grek: INTERNATIONAL,
  Arab: ['@fontsource-variable/noto-sans-arabic', '@fontsource-variable/noto-naskh-arabic'],
  Beng: ['@fontsource-variable/noto-sans-bengali', '@fontsource-variable/noto-serif-bengali'],
  Jpan: ['@fontsource/zen-kaku-gothic-new', '@fontsource/noto-serif-jp'],
  Kore: ['@fontsource/noto-sans-kr', '@fontsource/noto-serif-kr'],
  Hans: ['@fontsource/noto-sans-sc', '@fontsource/noto-serif-sc'],
  Hant: ['@fontsource/noto-sans-tc', '@fontsource/noto-serif-tc'],
};

/** Scripts after whose English names Noto's packages are named. */
const NOTO = 'Armn Deva Ethi Geor Gujr Guru Hebr Khmr Knda Laoo Mlym Sinh Taml Telu Thai'.split(' ');

const scriptNames = new Intl.DisplayNames('en', { type: 'script' });

/** For each script with letters that the fonts lack: where they are missing, and two packages that have them. */
export function findMissingLetters(content: Content, folder = 'content'): (Mistake & { level: 'must' | 'should' })[] {
  const { brand, profile, pages, site } = content;
  const { headingFont, bodyFont } = chooseFonts(brand.fonts, site.language);
  const [heading, body] = [charactersOf(headingFont), charactersOf(bodyFont)];
  const written = [...textsOf(content).map(({ value }) => value), writtenTexts(folder)].join('');
  // Each character once, because a text is searched for the letters of every script.
  const text = [...new Set(written.normalize('NFC'))];
  const previewed = [profile.name, profile.role, ...Object.values(pages).flatMap(({ title }) => title ?? [])];
  // The site's own languages come first, because several languages share Chinese characters.
  const languages = [site.language, ...(site.otherLanguages ?? [])].map(
    (tag) => new Intl.Locale(tag).maximize().script,
  );
  const scripts = new Set([...languages.map((script) => script ?? 'Latn'), ...Object.keys(PACKAGES), ...NOTO]);
  const reported = new Set<string>();
  return [...scripts].flatMap((script) => {
    const lackedBy = (known: ReadonlySet<string>, where: readonly string[]) =>
      lettersIn(where.join(' '), `und-${script}`).filter((letter) => !known.has(letter) && !reported.has(letter));
    const places = { headings: lackedBy(heading, text), text: lackedBy(body, text) };
    const drawn = previewed.filter((one) => lackedBy(heading, [one]).length > 0);
    const letters = [...new Set(Object.values(places).flat())];
    if (letters.length === 0) return [];
    for (const letter of letters) reported.add(letter);
    const name = scriptNames.of(script) ?? script;
    const where = Object.entries(places).flatMap(([place, lacked]) => (lacked.length > 0 ? place : []));
    const examples = drawn.slice(0, 3).map((one) => JSON.stringify(one));
    const omitted = examples.length > 0 ? ` and preview images leave them out, as in ${examples.join(', ')}` : '';
    const message = [
      `lack ${letters.length} ${name} letters (${letters.slice(0, 5).join(' ')}):`,
      `pages show ${where.join(' and ')} in a font of each visitor's device${omitted};`,
      `install ${packagesFor(script, name).join(' or ')}, and name it here`,
    ].join(' ');
    return { level: drawn.length > 0 ? 'must' : 'should', ...placeOf('brand.fonts'), field: 'brand.fonts', message };
  });
}

function packagesFor(script: string, name: string): readonly string[] {
  const kinds = ['sans', 'serif'].map((kind) => `@fontsource-variable/noto-${kind}-${name.toLowerCase()}`);
  return PACKAGES[script] ?? (NOTO.includes(script) ? kinds : ['a font from fontsource.org that has them']);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../../lib/compile/places';
import type { Finding, Place } from '../../lib/content/finding';
import { chooseFonts } from '../../lib/fonts/choose';
import { charactersOf, lettersIn } from '../../lib/fonts/letters';
import { documentsOf, tagsOf } from '../../lib/markdown/documents';
import type { Site } from '../../lib/site';
import { technologiesOf } from '../../lib/subjects';
import { collectTexts } from '../content-files';

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

/** Scripts with packages of Noto, which are named after them in English: `noto-sans-hebrew`. */
const NOTO = 'Armn Deva Ethi Geor Gujr Guru Hebr Khmr Knda Laoo Mlym Sinh Taml Telu Thai'.split(' ');

const scriptNames = new Intl.DisplayNames('en', { type: 'script' });

/** Scripts whose English names, such as `Simplified`, are short for more. */
const FULL_NAMES: Readonly<Record<string, string>> = { Hans: 'Chinese', Hant: 'Chinese' };

/**
 * Letters that texts copied from a PDF have in place of others: ligatures such as `ﬁ`, and the forms of Arabic letters
 * within a word.
 */
const PASTED = /[\uFB00-\uFDCF\uFE70-\uFEFC]/g;

/**
 * For each script with letters that the fonts lack: where they are missing, and two packages that have them. Letters
 * that come from a PDF are reported apart, because ordinary letters should replace them.
 */
export function findMissingLetters(compiled: Site, folder = 'content'): Finding[] {
  const { brand, site } = compiled.content;
  const { headingFont, bodyFont } = chooseFonts(brand.fonts, site.language);
  const [heading, body] = [charactersOf(headingFont), charactersOf(bodyFont)];
  const lines = collectTextLines(compiled, folder);
  // Each character once, because a text is searched for the letters of every script.
  const text = [...new Set(lines.map((line) => line.text).join(''))];
  const previewed = previewTitles(compiled);
  // The site's own languages come first, because several languages share Chinese characters.
  const languages = [site.language, ...(site.otherLanguages ?? [])].map(
    (tag) => new Intl.Locale(tag).maximize().script,
  );
  const chinese = /[\p{Script=Hira}\p{Script=Kana}]/u.test(text.join('')) ? 'Jpan' : 'Hans';
  const scripts = new Set([...languages.map((script) => script ?? 'Latn'), chinese, ...Object.keys(PACKAGES), ...NOTO]);
  const reported = new Set(text.join('').match(PASTED));
  const pasted = [...reported].filter((letter) => !heading.has(letter) || !body.has(letter));
  const lacking = [...scripts].flatMap((script) => {
    const lackedBy = (fontLetters: ReadonlySet<string>, where: readonly string[]) =>
      lettersIn(where.join(' '), `und-${script}`).filter((letter) => !fontLetters.has(letter) && !reported.has(letter));
    const places = { headings: lackedBy(heading, text), text: lackedBy(body, text) };
    const drawn = previewed.filter(({ title }) => lackedBy(heading, [title]).length > 0);
    const letters = [...new Set(Object.values(places).flat())];
    if (letters.length === 0) return [];
    for (const letter of letters) reported.add(letter);
    const name = FULL_NAMES[script] ?? scriptNames.of(script) ?? script;
    const where = Object.entries(places).flatMap(([place, lacked]) => (lacked.length > 0 ? place : []));
    const examples = drawn.slice(0, 3).map(({ title }) => JSON.stringify(title));
    const omitted = examples.length > 0 ? `, and preview images leave them out, as in ${examples.join(', ')}` : '';
    const first = lines.find((line) => letters.some((letter) => line.text.includes(letter)))?.findPlace();
    const message = [
      `lack ${letters.length} ${name} letter${letters.length > 1 ? 's' : ''} (${letters.slice(0, 5).join(' ')}),`,
      `the first of them in ${first?.file}${first?.line ? `:${first.line}` : ''}:`,
      `in ${where.join(' and ')}, pages show them in a font of the visitor's device${omitted};`,
      `install ${packagesFor(script, name).join(' or ')}, and name it in brand.fonts`,
    ].join(' ');
    // A text may be in another language than the site, whose fonts its owner need not change.
    const level: Finding['level'] = drawn.some(({ isOfSite }) => isOfSite) ? 'must' : 'should';
    return { level, ...placeOf('brand.fonts', folder), field: 'brand.fonts', message };
  });
  const replaceable = lines.flatMap(({ text: line, field, findPlace }) =>
    pasted
      .filter((letter) => line.includes(letter))
      .map((letter): Finding => {
        const message = `has ${letter} as one character, as texts copied from a PDF do; write ${letter.normalize('NFKC')}`;
        return { level: 'should', ...findPlace(), field, message };
      }),
  );
  return [...lacking, ...replaceable];
}

/** The texts of the content and the lines of the Markdown files of a language, in composed letters. */
function collectTextLines({ content, documents }: Site, folder: string) {
  const fields = collectTexts(content).map(({ field, value }) => ({
    text: value.normalize('NFC'),
    field,
    findPlace: (): Place => placeOf(field, folder),
  }));
  const documentTexts = documentsOf(documents).flatMap(({ file }) =>
    readFileSync(path.join(process.cwd(), file), 'utf8')
      .split('\n')
      .map((line, index) => ({
        text: line.normalize('NFC'),
        field: 'the text',
        findPlace: () => ({ file, line: index + 1 }),
      })),
  );
  return [...fields, ...documentTexts];
}

/** The texts of preview images: names and titles of the site itself, and titles and tags of Markdown files. */
function previewTitles({ content, documents }: Site) {
  const { profile, pages, projects, site } = content;
  const texts = [...documents.posts, ...documents.pages].map(({ fields }) => fields.title);
  const titles = [
    ...[profile.name, profile.role, ...Object.values(pages).flatMap(({ title }) => title ?? [])],
    ...projects.flatMap(({ page, title }) => (page ? title : [])),
  ];
  return [
    ...titles.map((title) => ({ title, isOfSite: true })),
    ...[
      ...texts,
      ...tagsOf(documents.posts, site.language).map(({ name }) => name),
      ...technologiesOf(content).map(({ name }) => name),
    ].map((title) => ({
      title,
      isOfSite: false,
    })),
  ];
}

function packagesFor(script: string, name: string): readonly string[] {
  const kinds = ['sans', 'serif'].map((kind) => `@fontsource-variable/noto-${kind}-${name.toLowerCase()}`);
  return PACKAGES[script] ?? (NOTO.includes(script) ? kinds : ['a font from fontsource.org that has them']);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { shapedAs } from '../fonts/cut-font';
import { formatDate } from '../language/period';
import { softHyphenate } from '../language/soft-hyphens';
import { ownNameOf, quotationMark, scriptsOf, tagOf } from '../language/writing-systems';
import { documentsOf } from '../markdown/documents';
import { charactersInFormulas } from '../markdown/formulas';
import { parseMarkdown } from '../markdown/markdown';
import { routes } from '../routes';
import type { Site } from '../site';
import { listFiles } from './repository';

/** The characters that visitors type and form services use in their answers: letters, digits and punctuation. */
const PROSE = ' !"#%&\'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz‘’“”–—…';

/** The signs of ASCII that few texts have. Pages of the owner's own may compute them. */
const RARE_ASCII_SIGNS = '$*<=>[\\]^`{|}~';

/** What visitors of a site in Arabic letters type, too: letters, marks, digits and punctuation. */
const ARABIC = `${String.fromCodePoint(...Array.from({ length: 0x6a - 0x21 }, (_, index) => 0x621 + index))}،؛؟`;

/** What pages put between texts: in lists of facts, between a number and its unit, and in notes. */
const SEPARATORS = '·\u00a0↩';

/** Numbers with every digit, with groups and a fraction, and in each of the forms that languages have for a unit. */
const NUMBERS = [1_234_567_890.5, 0, 1, 2, 3, 5, 11, 100];

/** Comments in code, and characters by their numbers, such as `\u00e9`. */
const COMMENTS = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;
const ESCAPES = /\\u\{?([\da-f]{4,6})\}?/gi;

/** What a site's characters depend on. */
type Texts = Pick<Site, 'content' | 'documents' | 'languages' | 'appRoutes'>;

/**
 * Every character that the pages of a site may show in its fonts, each once: those of the content and the documents, of
 * what the build writes (dates, numbers, names of languages), of the files that owners add, and of what visitors type.
 */
export function siteCharacters(site: Texts): string {
  const { language } = site.content.site;
  const { words, ...content } = site.content;
  // `{name}` stands for a text in the words, and a link is shown without its brackets.
  const labels = nestedStrings(words).map((word) => word.replaceAll(/\{\w+\}|\[(?=[^\]]*\]\()|\]\([^)]*\)/g, ''));
  const written = [...labels, ...nestedStrings([content, site.documents]), ...stringsOfBuild(site), ...stringsInCode()];
  const source = withReferences(written.join('\n'));
  const text = source + source.normalize('NFC') + softHyphenate(source, language) + SEPARATORS;
  const characters = [...new Set(shapedAs(text))];
  const cases = characters.map((one) => one.toLocaleUpperCase(language) + one.toLocaleLowerCase(language));
  const hasOwnPages = site.appRoutes.pages.some((page) => !(Object.values(routes) as string[]).includes(page));
  const typed = PROSE + (hasOwnPages ? RARE_ASCII_SIGNS : '') + (scriptsOf(language).includes('Arab') ? ARABIC : '');
  return [...new Set([...typed, ...characters, ...cases.join('')])].filter((one) => one >= ' ').join('');
}

/** Every character that the formulas of documents show, each once. */
export function formulaCharacters(documents: Site['documents']): string {
  const texts = documentsOf(documents).filter(({ text }) => /\$|math/.test(text));
  return [...new Set(texts.map(({ text }) => charactersInFormulas(parseMarkdown(text))).join(''))].join('');
}

/** The strings in nested objects and lists. */
function nestedStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(nestedStrings) : [];
}

/** Numbers, months and names as the build writes them in the site's language. */
function stringsOfBuild({ content, languages }: Texts): string[] {
  const currencies = content.services.flatMap(({ price }) => (typeof price === 'object' ? price.currency : []));
  const formats: Intl.NumberFormatOptions[] = [
    ...[{}, { style: 'percent' as const }, { style: 'unit' as const, unit: 'day', unitDisplay: 'long' as const }],
    ...currencies.map((currency) => ({ style: 'currency' as const, currency })),
  ];
  const numbers = formats.flatMap((format) => {
    const written = new Intl.NumberFormat(tagOf(content.site), format);
    return NUMBERS.map((number) => written.format(number));
  });
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`).flatMap(
    (month) => [
      formatDate(month, content),
      formatDate(`${month}-01`, content),
      formatDate(month, content, { month: 'short', year: 'numeric' }),
    ],
  );
  const names = languages.map(({ language }) => ownNameOf(language));
  const marks = content.testimonials.length > 0 ? [quotationMark(content.site.language)] : [];
  return [...numbers, ...months, ...names, ...marks];
}

/** The characters beyond ASCII in the files of pages, and in those of `content/` that they name, without comments. */
function stringsInCode(): string[] {
  const pages = ['app', 'components'].flatMap(codeIn).map(({ code }) => code);
  const imported = codeIn('content').filter(({ name }) => pages.some((code) => code.includes(`/${name}`)));
  return [...pages, ...imported.map(({ code }) => code)]
    .map((code) => code.replaceAll(COMMENTS, ''))
    .map((code) => code.replaceAll(ESCAPES, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))))
    .map((code) => withReferences(code).replaceAll(/[ -~]+/g, ''));
}

/** The code and the data in a folder of the repository, with the names by which modules import them: `content/books`. */
function codeIn(folder: string) {
  return listFiles(folder).flatMap((file) => {
    const [, name] = /^(.*)(?<!\.test)\.(?:[jt]sx?|json)$/.exec(file) ?? [];
    if (!name) return [];
    return { name: folder + name, code: readFileSync(path.join(process.cwd(), folder, file), 'utf8') };
  });
}

/** A text, followed by the characters that its character references, such as `&eacute;`, stand for. */
function withReferences(text: string): string {
  const references = text.match(/&(?:#x?)?\w+;/g) ?? [];
  const nodes = parseFragment(references.join(' ')).childNodes;
  return text + nodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

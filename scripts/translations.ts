import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../lib/content/schema';
import { fileOf } from '../lib/content/source';
import { words } from '../lib/content/words';
import { scriptsOf } from '../lib/language/writing-systems';
import { root } from './command';
import { cityAndCountry, isShown, type Text, textsOf } from './content-files';

/** Whether a language has a part of the content, such as `projects`, in its own folder. */
export function isOwn(part: string, content: Content, main: Content): boolean {
  if (content === main) return true;
  return hasFile(part, content) && Reflect.get(content, part) !== Reflect.get(main, part);
}

function hasFile(part: string, { site }: Content): boolean {
  return existsSync(path.join(root, 'content', site.language, fileOf(part)));
}

/** A sentence for each file of a further language with texts of the main language, and for English words of a main one. */
export function findUntranslatedFiles(content: Content, main: Content): string[] {
  if (content === main) {
    const found = findUntranslated('words', main, { ...main, words: {} as Content['words'] });
    const fields = found === 'all' ? 'all fields' : found.join(', ');
    return fields ? [`content/words.ts still has the English text of lib/content/words.ts in ${fields}.`] : [];
  }
  const sentences = (Object.keys(main) as (keyof Content)[]).flatMap((part) => {
    const name = fileOf(part);
    const file = `content/${content.site.language}/${name}`;
    if (!isOwn(part, content, main)) {
      const missing = hasFile(part, content) ? `lacks ${part}` : 'is missing';
      return textsToTranslate(part, content).length > 0
        ? `${file} ${missing}; the site uses the text of content/${name}.`
        : [];
    }
    const found = findUntranslated(part, content, main);
    if (found.length === 0) return [];
    const fields = found !== 'all' ? found.join(', ') : name === `${part}.ts` ? 'all fields' : part;
    return `${file} still has the text of content/${name} in ${fields}.`;
  });
  return [...new Set(sentences)];
}

/** Parts without a text to translate: a testimonial is in the words of whoever gave it. */
const WITHOUT_TEXTS: readonly string[] = ['site', 'brand', 'testimonials'];

/** Names of people, places, products and technologies, and values that are not texts. */
const NAMES =
  /^profile\.(?:name|location|phone)|^projects\[\d+\]\.(?:title|client)|\.(?:skills|technologies)\[|\.(?:organization|location)$|^links\..*\.(?:label|mark)$|^links\.cv$|^languages\[\d+\]\.code$|\.(?:linkIn|iconIn)\[|^words\.projects\.live$|^legal\..*\.(?:name|vatId|register)$|^legal\..*postalAddress|^availability\.where$/;

/** Labels and headings. A single word of them is to be translated too, unless it may be the same in both languages. */
const LABELS = /^(?:words|pages|navigation|availability|languages)\b|\.label$|^(?:skills|process)\[\d+\]\.title$/;

/** What is no word of a language: `C#`, `.NET`, `Node.js`, an address, a number, a placeholder. */
const NO_WORD = /\{\w+\}|\S*(?:[@#/\d]|\p{L}\.\p{L})\S*|(?<!\S)\.\p{L}\S*/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The texts of a part that are still the main language's.
 *
 * @returns the fields' paths within the part's file, or `all` of them.
 */
export function findUntranslated(part: keyof Content, translated: Content, main: Content): string[] | 'all' {
  const scripts = scriptsOf(main.site.language);
  const isSameScript = scriptsOf(translated.site.language).some((script) => scripts.includes(script));
  // Languages with the same script share words, and titles such as `Frontend Developer`.
  const texts = isSameScript ? textsToTranslate(part, translated, 2, 5) : textsToTranslate(part, translated, 1, 2);
  // The words may be a copy of the English ones, whatever the main language's are.
  const english =
    part === 'words' && translated.site.language.split('-')[0] !== 'en'
      ? textsOf(words).filter(({ value }) => countWords(value) > 2)
      : [];
  const mainTexts = [...textsOf(main[part]), ...english].map(({ value }) => value);
  const isSame = ({ value }: Text) => mainTexts.includes(value);
  const same = texts.filter(isSame);
  if (same.length > 1 && same.length === texts.length) return 'all';
  // Single words may be the same in both languages, but not all of a file's by chance.
  const all = textsToTranslate(part, translated);
  if (all.length > 2 && all.every(isSame)) return 'all';
  return same.map(({ field }) => field.replace(`${part}.`, ''));
}

/** Texts of at least so many words; labels have their own minimum. */
function textsToTranslate(part: keyof Content, content: Content, leastInLabels = 1, least = 1): Text[] {
  if (WITHOUT_TEXTS.includes(part)) return [];
  const { projects, skills } = content;
  const listed = [...skills.flatMap((group) => group.skills), ...projects.flatMap((one) => one.technologies)];
  const names = [cityAndCountry(content), ...listed];
  return textsOf(content[part], part).filter(
    ({ field, value }) =>
      isShown(field, content) &&
      !NAMES.test(field) &&
      !names.includes(value) &&
      countWords(value) >= (LABELS.test(field) ? leastInLabels : least),
  );
}

/** The number of words that are not abbreviations in capitals. */
function countWords(text: string): number {
  const segments = [...segmenter.segment(text.replace(NO_WORD, ' '))];
  return segments.filter(({ isWordLike, segment }) => isWordLike && /[\p{Ll}\p{Lo}]/u.test(segment)).length;
}

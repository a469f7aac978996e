import type { Content } from '../lib/content/schema';
import { scriptsOf } from '../lib/writing-systems';
import { type Text, textsOf } from './content-files';

type Part = keyof Content;

/** Parts without a text to translate: a testimonial is in the words of whoever gave it. */
const WITHOUT_TEXTS: readonly string[] = ['site', 'brand', 'testimonials'];

/** Names of people, places, products and technologies, and values that are not texts. */
const NAMES =
  /^profile\.(?:name|location|phone)|^projects\[\d+\]\.(?:title|client)|\.(?:skills|technologies)\[|\.(?:organization|location)$|^links\..*\.(?:label|mark)$|^languages\[\d+\]\.code$|\.(?:linkIn|iconIn)\[|^words\.projects\.live$|^legal\..*\.(?:name|vatId|register)$|^legal\..*postalAddress|^availability\.where$/;

/** Labels and headings. A single word of them is to be translated too, unless it may be the same in both languages. */
const LABELS = /^(?:words|pages|navigation|availability|languages)\b|\.label$|^(?:skills|process)\[\d+\]\.title$/;

/** What is no word of a language: `C#`, `.NET`, `Node.js`, an address, a number, a placeholder. */
const NO_WORD = /\{\w+\}|\S*(?:[@#/\d]|\p{L}\.\p{L})\S*|(?<!\S)\.\p{L}\S*/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Whether a part of the content has texts that differ between languages. */
export function hasTexts(part: Part, content: Content): boolean {
  return textsToTranslate(part, content, 1, 1).length > 0;
}

/**
 * The texts of a part that are still the main language's.
 *
 * @returns the fields' paths within the part's file, or `all` of them.
 */
export function findUntranslated(part: Part, translated: Content, main: Content): string[] | 'all' {
  const scripts = scriptsOf(main.site.language);
  const isSameScript = scriptsOf(translated.site.language).some((script) => scripts.includes(script));
  // Languages with the same script share words, and titles such as `Frontend Developer`.
  const texts = isSameScript ? textsToTranslate(part, translated, 2, 5) : textsToTranslate(part, translated, 1, 2);
  const mainTexts = textsOf(main[part]).map(({ value }) => value);
  const same = texts.filter(({ value }) => mainTexts.includes(value));
  if (same.length > 1 && same.length === texts.length) return 'all';
  return same.map(({ field }) => field.replace(`${part}.`, ''));
}

/** The texts with at least so many words, if they are labels, or other texts. */
function textsToTranslate(part: Part, content: Content, leastInLabels: number, least: number): Text[] {
  if (WITHOUT_TEXTS.includes(part)) return [];
  const { profile, projects, skills } = content;
  const place = profile.location && `${profile.location.city}, ${profile.location.country}`;
  const names = [place, ...skills.flatMap((group) => group.skills), ...projects.flatMap((one) => one.technologies)];
  return textsOf(content[part], part).filter(
    ({ field, value }) =>
      !NAMES.test(field) && !names.includes(value) && countWords(value) >= (LABELS.test(field) ? leastInLabels : least),
  );
}

/** The number of words that are not abbreviations in capitals. */
function countWords(text: string): number {
  const segments = [...segmenter.segment(text.replace(NO_WORD, ' '))];
  return segments.filter(({ isWordLike, segment }) => isWordLike && /[\p{Ll}\p{Lo}]/u.test(segment)).length;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../lib/content/finding';
import { translationFor } from '../../lib/content/interface-languages';
import { stringsIn } from '../../lib/content/references';
import type { Content } from '../../lib/content/schema';
import { fileOf } from '../../lib/content/source';
import { words as english } from '../../lib/content/words';
import { scriptsOf } from '../../lib/language/writing-systems';
import { cityAndCountry } from '../../site/profile';
import { root } from '../command';
import { collectTexts, type FieldText, isShown } from '../content-files';

/** Whether a language has a part of the content, such as `projects`, in its own folder. */
export function hasOwnPart(part: string, content: Content, main: Content): boolean {
  if (content === main) return true;
  return hasFile(part, content) && Reflect.get(content, part) !== Reflect.get(main, part);
}

function hasFile(part: string, { site }: Content): boolean {
  return existsSync(path.join(root, 'content', site.language, fileOf(part)));
}

/** The files of a language that have texts in another one: those of the main language, or English words. */
export function findUntranslatedFiles(content: Content, main: Content): Finding[] {
  return (Object.keys(main) as (keyof Content)[]).flatMap((part): Finding[] => {
    const name = fileOf(part);
    const file = content === main ? `content/${name}` : `content/${content.site.language}/${name}`;
    const message = findUntranslatedPart(part, content, main);
    return message ? [{ level: 'must', file, field: '', message }] : [];
  });
}

/** What a file lacks of a part of the content, as the rest of a sentence that begins with the file. */
function findUntranslatedPart(part: keyof Content, content: Content, main: Content) {
  const name = fileOf(part);
  if (part !== 'words' && !hasOwnPart(part, content, main)) {
    const missing = hasFile(part, content) ? `lacks ${part}` : 'is missing';
    const isNeeded = textsToTranslate(part, content).length > 0;
    return isNeeded ? `${missing}; the site uses the text of content/${name}` : undefined;
  }
  const untranslated = findUntranslated(part, content, main);
  if (untranslated.length === 0) return undefined;
  const isAll = untranslated.length > 1 && untranslated.length === textsToTranslate(part, content).length;
  const fields = isAll ? (name === `${part}.ts` ? 'all fields' : part) : untranslated.join(', ');
  if (part !== 'words') return `still has the text of content/${name} in ${fields}`;
  const advice = translationFor(content.site.language)
    ? '; remove them, and the site has the words of its language'
    : '';
  return `does not translate the words of lib/content/words.ts in ${fields}${advice}`;
}

/** What is no word of a language: `C#`, `.NET`, `Node.js`, an address, a number, a placeholder. */
const NO_WORD = /\{\w+\}|\S*(?:[@#/\d]|\p{L}\.\p{L})\S*|(?<!\S)\.\p{L}\S*/gu;

/** Languages of one script may share shorter texts, such as `Frontend Developer`. */
const LEAST_WORDS = 4;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The fields of a part whose texts are in another language: the main one, or English in the case of the words. */
export function findUntranslated(part: keyof Content, content: Content, main: Content): string[] {
  const foreign = [
    ...(isSameLanguage(content, main.site.language) ? [] : collectTexts(main[part])),
    ...(part !== 'words' || isSameLanguage(content, 'en') ? [] : collectTexts(english)),
  ].map(({ value }) => value);
  const texts = textsToTranslate(part, content);
  const same = texts.filter(({ value }) => foreign.includes(value));
  // A few short texts may be the same by chance, but not all of a file's.
  const isCopy = same.length > 2 && same.length === texts.length;
  const scripts = scriptsOf(part === 'words' ? 'en' : main.site.language);
  const isSameScript = scriptsOf(content.site.language).some((script) => scripts.includes(script));
  return same
    .filter(({ value }) => isCopy || !isSameScript || countWords(value) >= LEAST_WORDS)
    .map(({ field }) => field.replace(`${part}.`, ''));
}

function isSameLanguage({ site }: Content, language: string): boolean {
  return new Intl.Locale(site.language).language === new Intl.Locale(language).language;
}

/** The texts of a part that differ between languages: no names, and none that the site does not show. */
function textsToTranslate(part: keyof Content, content: Content): FieldText[] {
  const texts = stringsIn(content).filter(({ isText }) => isText);
  // A name may be in a field of its own and in a text: a skill that is also a fact.
  const names = [cityAndCountry(content), ...texts.flatMap(({ isVerbatim, value }) => (isVerbatim ? value : []))];
  return texts.filter(
    ({ field, value }) =>
      field.split(/[.[]/)[0] === part && isShown(field, content) && !names.includes(value) && countWords(value) > 0,
  );
}

/** The number of words that are not abbreviations in capitals. */
function countWords(text: string): number {
  const segments = [...segmenter.segment(text.replace(NO_WORD, ' '))];
  return segments.filter(({ isWordLike, segment }) => isWordLike && /[\p{Ll}\p{Lo}]/u.test(segment)).length;
}

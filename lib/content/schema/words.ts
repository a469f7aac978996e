import { z } from 'zod';
import * as field from '../fields';
import { translationFor } from '../interface-languages';
import studioWords from '../studio-words.json' with { type: 'json' };
import { words as english } from '../words';

// The fields of `content/words.ts`: those of the English words, with the same placeholders.

/** All words of a site. Without `home.title`, the title of the home page is role and city. */
export type SiteWords = Omit<typeof english, 'home'> & {
  home: Omit<typeof english.home, 'title'> & { title?: string };
};

/** The words that an owner has changed. */
export type OwnWords = Changes<typeof english>;

/** Its name in files of other languages that version 5 asked for. */
export type Words = OwnWords;

type Changes<Value> = Value extends string ? string : { [Key in keyof Value]?: Changes<Value[Key]> };

/** The words in braces of a text, in alphabetical order. */
const bracesIn = (text: string) => (text.match(/\{[^{}]*\}/g) ?? []).sort().join();

/** A text with the placeholders of the English one, such as `{first}, {second}`. */
function sentence(like: string) {
  const placeholders = (like.match(/\{\w+\}/g) ?? []).join(' and ');
  return field.line().refine((value) => bracesIn(value) === bracesIn(like), {
    error: placeholders
      ? `must contain ${placeholders} exactly once, and no other word in braces`
      : 'must have no words in braces',
    when: field.soFarValid,
  });
}

/** A sentence about a minimum length. It may spell out the number in place of the placeholder `{count}`. */
const tooShort = field.line().refine((value) => ['', '{count}'].includes(bracesIn(value)), {
  error: 'must contain {count} at most once, and no other word in braces',
  when: field.soFarValid,
});

/** The schema of words, by the English ones. */
function schemaOf(like: string | object, place: string): z.ZodType {
  if (place.startsWith('form.tooShort.')) return tooShort;
  if (/^form\.consent\.(?:box|note)$/.test(place))
    return sentence(String(like)).meta({ ...field.TEXT, markdown: 'inline' });
  if (typeof like === 'string') return place === 'home.title' ? sentence(like).optional() : sentence(like);
  return z.strictObject(
    Object.fromEntries(
      Object.entries(like).map(([key, value]) => [key, schemaOf(value, place ? `${place}.${key}` : key)]),
    ),
  );
}

/** The schema of a site's words, once missing ones are completed. */
export const wordsSchema = schemaOf(english, '') as z.ZodType<SiteWords>;

/**
 * All words of a site: the owner's, then those that the template has in the site's language, then the English ones.
 *
 * @param site may lack its language until the content is checked.
 */
export function completeWords(ownersWords: OwnWords, { language }: { language?: string } = {}): SiteWords {
  const translation = language && field.isLanguageTag(language) ? translationFor(language) : undefined;
  return mergeWords(mergeWords(english, translation ?? {}), ownersWords) as SiteWords;
}

/** The words with the changes. A value of the wrong type stays, so that the schema reports it. */
function mergeWords(words: unknown, changes: unknown): unknown {
  if (typeof changes !== 'object' || typeof words !== 'object') return changes;
  const changed = Object.entries(changes ?? {}).map(([key, value]) => [
    key,
    mergeWords(Reflect.get(words ?? {}, key), value),
  ]);
  return { ...words, ...Object.fromEntries(changed) };
}

/**
 * The words of a studio: "we" in place of "I", where the owner has not changed a word.
 *
 * @param words those that a person has.
 * @param language the site's, which may be missing until the content is checked.
 */
export function wordsOfStudio(words: SiteWords, { language = 'en' }: { language?: string }): SiteWords {
  const inEnglish = exchanged(words, english, studioWords.en);
  const code = Object.keys(studioWords).find((tag) => translationFor(language) === translationFor(tag));
  const own = studioWords[code as keyof typeof studioWords];
  return (own ? exchanged(inEnglish, completeWords({}, { language }), own) : inEnglish) as SiteWords;
}

/** The words, with the changes of those that are still as they were. */
function exchanged(words: unknown, before: unknown, changes: unknown): unknown {
  if (typeof changes !== 'object') return words === before ? changes : words;
  if (typeof words !== 'object') return words;
  const changed = Object.entries(changes ?? {}).map(([key, value]) => {
    return [key, exchanged(Reflect.get(words ?? {}, key), Reflect.get(before ?? {}, key), value)];
  });
  return { ...words, ...Object.fromEntries(changed) };
}

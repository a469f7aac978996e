import type { Plural } from '@/content/word-types';
import { fillIn } from './fill-in';

/**
 * A sentence about a number, in the form and with the digits that a language has for it.
 *
 * @param language BCP 47 tag of the language the sentence is in.
 * @param values what its other placeholders stand for.
 */
export function count(
  sentence: Plural,
  number: number,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const form = sentence[new Intl.PluralRules(language).select(number)] ?? sentence.other;
  return fillIn(form, { ...values, count: new Intl.NumberFormat(language).format(number) });
}

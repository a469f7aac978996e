import type { Site } from '@/lib/content/schema';
import type { Plural } from '@/lib/content/words-schema';
import { tagOf } from './digits';
import { fillIn } from './fill-in';

/**
 * A sentence about a number, in the form that its language has for it and with the digits of its locale: both may
 * be Arabic, and Cairo's digits are not Casablanca's.
 *
 * @param site the language the sentence is in, and its locale.
 * @param values what its other placeholders stand for.
 */
export function count(
  sentence: Plural,
  number: number,
  { language, locale }: Pick<Site, 'language' | 'locale'>,
  values: Readonly<Record<string, string>> = {},
): string {
  const form = sentence[new Intl.PluralRules(language).select(number)] ?? sentence.other;
  return fillIn(form, { ...values, count: new Intl.NumberFormat(tagOf(locale)).format(number) });
}

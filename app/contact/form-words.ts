import type { ContactFormWords } from '@/components/contact-form/form-words';
import type { Content } from '@/lib/content/schema';
import { tagOf } from '@/lib/digits';
import { fillIn } from '@/lib/fill-in';
import { CONTACT_MIN_LENGTH, SEND_TIMEOUT } from '@/lib/limits';

/** The words of the contact form, with everything filled in that is known at build time. */
export function formWords({ site, words }: Content): ContactFormWords {
  const { draft, fallback, outcome } = words;
  const { tooShort, noAddress, ...form } = words.form;
  const format = new Intl.NumberFormat(tagOf(site.locale));
  const withCount = (sentence: string, count: number) => fillIn(sentence, { count: format.format(count) });
  const fault = (field: keyof typeof CONTACT_MIN_LENGTH) => withCount(tooShort[field], CONTACT_MIN_LENGTH[field]);
  return {
    ...form,
    faults: { name: fault('name'), email: noAddress, subject: fault('subject'), message: fault('message') },
    outcome: { ...outcome, timeout: withCount(outcome.timeout, SEND_TIMEOUT / 1000) },
    fallback,
    draft,
  };
}

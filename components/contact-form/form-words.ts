import { CONTACT_MIN_LENGTH, SEND_TIMEOUT } from '@/lib/constants';
import type { Content } from '@/lib/content/schema';
import { tagOf } from '@/lib/digits';
import { fillIn } from '@/lib/fill-in';

/** The texts of the contact form, with the placeholders filled in that are known at build time. */
export function formWords({ site, words, pages }: Content) {
  const { draft, fallback, outcome } = words;
  const { tooShort, noAddress, fields, ...form } = words.form;
  const format = new Intl.NumberFormat(tagOf(site.locale));
  const withCount = (sentence: string, count: number) => fillIn(sentence, { count: format.format(count) });
  const errorOf = (field: keyof typeof CONTACT_MIN_LENGTH) => withCount(tooShort[field], CONTACT_MIN_LENGTH[field]);
  return {
    ...form,
    fields: { ...fields, email: { ...fields.email, placeholder: pages.contact.sampleEmail } },
    /** The error under a field that breaks its rule. */
    errors: { name: errorOf('name'), email: noAddress, subject: errorOf('subject'), message: errorOf('message') },
    outcome: { ...outcome, timeout: withCount(outcome.timeout, SEND_TIMEOUT / 1000) },
    fallback,
    draft,
  };
}

/** The texts of the contact form; `{name}`, `{email}` and `{status}` are filled in by the form. */
export type ContactFormWords = ReturnType<typeof formWords>;

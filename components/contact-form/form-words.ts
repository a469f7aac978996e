import type { Content } from '@/lib/content/schema';
import { count } from '@/lib/count';
import { CONTACT_MIN_LENGTH, SEND_TIMEOUT } from '@/lib/limits';

/** The texts of the contact form. What the build knows is filled in here, so that no browser has to. */
export function formWords({ site, words, pages }: Content) {
  const { draft, fallback, outcome } = words;
  const { tooShort, noAddress, fields, ...form } = words.form;
  const errorOf = (field: keyof typeof CONTACT_MIN_LENGTH) =>
    count(tooShort, CONTACT_MIN_LENGTH[field], site, { label: fields[field].label });
  return {
    ...form,
    fields: { ...fields, email: { ...fields.email, placeholder: pages.contact.sampleEmail } },
    /** The error under a field that breaks its rule. */
    errors: { name: errorOf('name'), email: noAddress, subject: errorOf('subject'), message: errorOf('message') },
    outcome: { ...outcome, timeout: count(outcome.timeout, SEND_TIMEOUT / 1000, site) },
    fallback,
    draft,
  };
}

/** The texts of the contact form; `{name}`, `{email}` and `{status}` are filled in by the form. */
export type ContactFormWords = ReturnType<typeof formWords>;

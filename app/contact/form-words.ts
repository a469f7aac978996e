import type { ContactFormWords } from '@/components/contact-form/form-words';
import type { Content } from '@/lib/content/schema';
import { count } from '@/lib/count';
import { CONTACT_MIN_LENGTH, SEND_TIMEOUT } from '@/lib/limits';

/** What the contact form says. What the build knows is filled in here, so that no browser has to. */
export function formWords({ site, words }: Content): ContactFormWords {
  const { draft, fallback, outcome } = words;
  const { tooShort, noAddress, ...form } = words.form;
  const fault = (field: keyof typeof CONTACT_MIN_LENGTH) =>
    count(tooShort, CONTACT_MIN_LENGTH[field], site, { label: form.fields[field].label });
  return {
    ...form,
    faults: { name: fault('name'), email: noAddress, subject: fault('subject'), message: fault('message') },
    outcome: { ...outcome, timeout: count(outcome.timeout, SEND_TIMEOUT / 1000, site) },
    fallback,
    draft,
  };
}

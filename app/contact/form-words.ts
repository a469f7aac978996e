import type { ContactFormWords } from '@/components/contact-form/form-words';
import type { Content } from '@/lib/content/schema';
import { count } from '@/lib/count';
import { fillIn, splitAtPlaceholder } from '@/lib/fill-in';
import { CONTACT_MIN_LENGTH, SEND_TIMEOUT } from '@/lib/limits';

/** What the contact form says. All that the build knows is filled in here, so that no browser has to. */
export function formWords({ site, words }: Content): ContactFormWords {
  const { drafts, outcome, waysOut } = words;
  const { tooShort, noAddress, ...form } = words.form;
  const fault = (field: keyof typeof CONTACT_MIN_LENGTH) =>
    count(tooShort, CONTACT_MIN_LENGTH[field], site, { label: form.fields[field].label });
  const seconds = (sentence: typeof outcome.timeout) => count(sentence, SEND_TIMEOUT / 1000, site);
  return {
    ...form,
    faults: { name: fault('name'), email: noAddress, subject: fault('subject'), message: fault('message') },
    outcome: {
      ...outcome,
      unanswered: seconds(outcome.unanswered),
      timeout: seconds(outcome.timeout),
      askTwice: fillIn(outcome.askTwice, { send: form.send }),
    },
    waysOut,
    drafts: {
      ...drafts,
      unsent: splitAtPlaceholder(drafts.unsent, 'beginning'),
      maybeUnsent: splitAtPlaceholder(drafts.maybeUnsent, 'beginning'),
      discarded: splitAtPlaceholder(drafts.discarded, 'beginning'),
    },
  };
}

/** What the form says that writes an email. */
export function mailFormWords({ words }: Content) {
  const { note, posted } = words.mailForm;
  return { note: fillIn(note, { send: words.form.send }), posted };
}

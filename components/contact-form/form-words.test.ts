/** @jest-environment node */
import { content } from '@/lib/content/content';
import type { Content } from '@/lib/content/schema';
import { formWords } from './form-words';

/** The content of a site in another language, with other sentences about numbers. */
const polish: Content = {
  ...content,
  site: { ...content.site, language: 'pl', locale: 'pl_PL' },
  words: {
    ...content.words,
    form: { ...content.words.form, tooShort: { few: '{label}: {count} znaki', other: '{label}: {count} znaków' } },
    outcome: { ...content.words.outcome, timeout: { few: '{count} sekundy', other: '{count} sekund' } },
  },
};

test('each field says how much it takes, in the form that the language has for the number', () => {
  const { errors, outcome } = formWords(polish);
  const { name, subject, message } = content.words.form.fields;
  expect(errors).toMatchObject({
    name: `${name.label}: 2 znaki`,
    subject: `${subject.label}: 3 znaki`,
    message: `${message.label}: 10 znaków`,
  });
  expect(outcome.timeout).toBe('15 sekund');
});

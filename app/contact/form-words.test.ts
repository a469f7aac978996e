import { content } from '@/lib/content/load';
import { formWords } from './form-words';

test('length errors and the timeout use the digits of the site’s locale', () => {
  const { form, outcome } = content.words;
  const texts = formWords({
    ...content,
    site: { ...content.site, language: 'ar', locale: 'ar_EG' },
    words: {
      ...content.words,
      form: { ...form, tooShort: { name: 'two', subject: 'at least {count}', message: '{count} or more' } },
      outcome: { ...outcome, timeout: '{count} seconds' },
    },
  });
  expect(texts.errors).toMatchObject({ name: 'two', subject: 'at least ٣', message: '١٠ or more' });
  expect(texts.outcome.timeout).toBe('١٥ seconds');
});

import type { OwnWords } from '@/lib/content/schema';

/**
 * Change single words of buttons, labels and messages. `lib/content/words.ts` lists them all, and `lib/content/words/`
 * has them in other languages. Keep the names in braces in English.
 */
export const words: OwnWords = {
  footer: { links: 'Pages' },
  links: { contact: 'Write to me' },
  form: { send: 'Send message' },
  offer: { both: 'remote or on site in Hamburg' },
};

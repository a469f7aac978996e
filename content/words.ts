import type { OwnWords } from '@/lib/content/schema';

/**
 * Change single words of buttons, labels and messages: `{ links: { contact: 'Write to me' } }`. `lib/content/words.ts`
 * lists them all, and `lib/content/words/` has them in other languages. Keep the names in braces in English.
 */
export const words: OwnWords = {};

import type { OwnWords } from '@/lib/content/schema';

/**
 * Your own words for buttons, labels and messages of the interface, in place of those in `lib/content/words.ts`:
 * `{ links: { contact: 'Write to me' } }`. For a site in another language, copy that whole file here, translate the texts
 * in quotes, here and in the other files, and set the language in `site.ts`. Keep the names in braces in English.
 */
export const words: OwnWords = {};

import type { ErrorWords } from '@/lib/content/words-schema';

/**
 * What the error pages say. Nothing hands them anything, so `next.config.ts` writes these few sentences, and no more
 * of `content/words.ts`, into their script.
 */
export const errorWords: ErrorWords = JSON.parse(String(process.env.ERROR_WORDS));

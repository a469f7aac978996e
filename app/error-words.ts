import type { ErrorWords } from '@/content/word-types';

/**
 * What the error pages say. Nobody hands them anything, so `next.config.ts` writes these few words, and not the
 * whole of `content/words.ts`, into their script.
 */
export const errorWords: ErrorWords = JSON.parse(process.env.ERROR_WORDS ?? '');

import { z } from 'zod';
import { findWritingMistakes } from '../writing/find-writing-mistakes';
import { type Mistake, mistakesOf, rejectMistakes, sentenceOf } from './mistakes';
import { contentSchema } from './schema';
import { placeOf } from './source';

/**
 * Finds all mistakes in the content that the owner has to correct, except those of the Markdown files.
 *
 * @param folder that of a translation, such as `content/ar`.
 */
export function findMistakes(content: unknown, folder?: string): Mistake[] {
  const findPlace = (field: readonly PropertyKey[]) => placeOf(z.core.toDotPath(field), folder);
  const missing = ([part, ...rest]: readonly PropertyKey[]) => {
    // Only words of a site in English may be left out.
    if (part === 'words' && rest.length > 0) return 'is missing; copy it from lib/content/words.ts, and translate it';
    if (part === undefined || rest.length > 0) return undefined;
    return findPlace([part]).line
      ? 'is exported, but not collected in content/index.ts'
      : `is missing; the file has to export ${String(part)}`;
  };
  return mistakesOf(contentSchema, content, findPlace, missing);
}

/**
 * Validates the content, and the Markdown files of this build's language.
 *
 * @param others sentences on other mistakes, to be reported at the same time.
 * @throws {UserError} with a sentence for each mistake: file, line, field, what is wrong and what to write.
 */
export function assertValidContent(content: unknown, others: readonly string[] = []): void {
  rejectMistakes([...others, ...[...findMistakes(content), ...findWritingMistakes(content)].map(sentenceOf)]);
}

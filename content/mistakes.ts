import { Correction } from './correction.mjs';

/** A wrong entry. */
export interface Mistake {
  /** Its file, from the repository's root. */
  file: string;
  /** Its path in the content: `links.cv`. */
  field: string;
  /** What is wrong and what to write, as the end of a sentence about the field, without its full stop. */
  message: string;
}

/**
 * Stops at wrong entries.
 *
 * @throws {Error} with one line for each, naming file, field and what to write.
 */
export function refuse(mistakes: readonly Mistake[]): void {
  const lines = mistakes.map(({ file, field, message }) => `${file}: ${field} ${message}.`);
  if (lines.length > 0) throw new Correction('The content needs a correction:', lines);
}

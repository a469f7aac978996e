import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes all files or none: nothing takes a file's place before everything lies beside it, and a Ctrl-C waits until
 * it is done.
 *
 * @param {string} folder Path of the repository.
 * @param {ReadonlyMap<string, string>} texts By the files' paths from the root.
 * @throws {Error} where a file cannot be written; all are as they were then.
 */
export function writeFiles(folder, texts) {
  const wait = () => {};
  /** @type {string[]} */
  const beside = [];
  // With a listener a signal waits for the next turn of the event loop, and nothing in here takes one.
  process.on('SIGINT', wait).on('SIGTERM', wait);
  try {
    for (const [file, text] of texts) {
      const place = path.join(folder, file);
      writeFileSync(`${place}.new`, text, { mode: statSync(place).mode });
      beside.push(place);
    }
    for (const place of beside) renameSync(`${place}.new`, place);
  } finally {
    for (const place of beside) rmSync(`${place}.new`, { force: true });
    process.off('SIGINT', wait).off('SIGTERM', wait);
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Where the pictures in public/ came from. It lies beside the content and is not published.
 *
 * @typedef {object} ImageSource
 * @property {string} source The address it was brought from.
 * @property {string} sha256 Of the file, in hexadecimal digits.
 * @property {string} credit Whose it is: what the picture says of itself, else its host. What the owner writes there stays.
 * @property {string} [etag] What the host calls this version of it.
 * @property {string} [lastModified] When the host says that it changed.
 */

/** @typedef {Record<string, ImageSource>} ImageRecord By the path that content has of it: `/images/desk.jpg`. */

/** The record's file, from the repository's root. */
export const RECORD_FILE = 'content/images.json';

/**
 * @param {string} folder Path of the repository.
 * @returns {ImageRecord} empty where there is none yet.
 * @throws {Error} where it cannot be read, in a sentence.
 */
export function readRecord(folder) {
  const text = readIfThere(path.join(folder, RECORD_FILE));
  if (text === undefined) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${RECORD_FILE} cannot be read; mend it, or remove it to bring every picture again.`);
  }
}

/** @param {ImageRecord} record */
export function recordText(record) {
  const sorted = Object.fromEntries(Object.entries(record).sort(([one], [other]) => one.localeCompare(other)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

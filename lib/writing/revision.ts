import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = '.dev/revision.js';

/** Undefined, but in development: there, the file that `writeRevision` writes stands in place of this one. */
export const revision: number | undefined = undefined;

/**
 * Writes a module that all pages import in development. Next does not know that pages read Markdown files; this module's
 * change makes it render them again.
 *
 * @returns its path in the repository.
 */
export function writeRevision(): string {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `export const revision = ${Date.now()};\n`);
  return FILE;
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';

/** The folder for what builds write. Next.js clears its own cache when a build begins. */
export const BUILT_FOLDER = 'node_modules/.cache/built';

/**
 * Writes a file for a build. Its name has a hash, because several languages are built from one folder.
 *
 * @returns its path, relative to the repository's root.
 */
export async function writeBuilt(text: string, extension: 'css' | 'js' | 'json'): Promise<string> {
  const file = `${BUILT_FOLDER}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.${extension}`;
  if (!existsSync(file)) {
    await mkdir(BUILT_FOLDER, { recursive: true });
    // Renamed when complete, because another build may read it.
    const part = `${file}.${process.pid}`;
    await writeFile(part, text);
    await rename(part, file);
  }
  return file;
}

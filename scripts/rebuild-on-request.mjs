import { createInterface } from 'node:readline';

/** What one types, before the Enter key, to have the site built again. */
export const REBUILD = 'r';

/**
 * Builds again whenever the owner asks for it. What is asked for while a build runs is built
 * once, after it: the files may have changed since that build read them.
 *
 * @param {NodeJS.ReadableStream} input what is typed, line by line
 * @param {() => Promise<void>} rebuild does not fail; says by itself what went wrong
 */
export function rebuildOnRequest(input, rebuild) {
  let building = false;
  let asked = false;
  createInterface({ input }).on('line', async (line) => {
    if (line.trim().toLowerCase() !== REBUILD) return;
    asked = true;
    if (building) return;
    building = true;
    while (asked) {
      asked = false;
      await rebuild();
    }
    building = false;
  });
}

import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** How long files are left alone before they are read, in ms: editors write a file in several steps. */
const SETTLE_TIME = 200;

/**
 * Calls back after changes in a folder and the folders within it. It doesn't say which file: not every system knows, and
 * editors that replace a file by another one report names of their own.
 *
 * @returns a function that ends it.
 */
export function watchFolder(root: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let settled: NodeJS.Timeout | undefined;

  function refreshSoon() {
    clearTimeout(settled);
    settled = setTimeout(() => {
      watchAll();
      onChange();
    }, SETTLE_TIME);
  }

  // Not recursive: on Linux, Node.js 20 loses a file in a folder below once an editor has replaced it.
  function watchAll() {
    const folders = new Map(foldersIn(root).map((folder) => [`${folder} ${statSync(folder).birthtimeMs}`, folder]));
    for (const [key, watcher] of watchers) {
      if (folders.has(key)) continue;
      watcher.close();
      watchers.delete(key);
    }
    for (const [key, folder] of folders) {
      if (watchers.has(key)) continue;
      // On Windows, the removal of a folder is an error of its watcher.
      const watcher = watch(folder, refreshSoon).on('error', () => {
        watcher.close();
        watchers.delete(key);
        refreshSoon();
      });
      watchers.set(key, watcher);
    }
  }

  watchAll();
  return () => {
    clearTimeout(settled);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersIn(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  return [
    root,
    ...entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => foldersIn(path.join(root, name))),
  ];
}

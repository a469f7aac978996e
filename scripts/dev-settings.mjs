import { watch } from 'node:fs';
import path from 'node:path';
import { ownFilesFirst } from '../export/own-files.mjs';
import { refuse } from '../lib/content/mistakes.mjs';
import { loadContent } from './content/load-content.mjs';

/** How long the files are left alone before they are read, in ms: editors write one in several steps. */
const REST = 200;

/**
 * What next.config.ts makes of the content and of the owner's files, and reads once: the look, the language, the form's
 * service, the pages that are left out, the words of the error pages, and which files take the place of the site's own.
 *
 * @param {string} folder Path of the repository.
 * @returns {Promise<string>} the same text for the same settings.
 * @throws {Error} with a sentence for each mistake, where the build would refuse the content or could not read it.
 */
export async function settingsOf(folder) {
  const { content, mistakes } = await loadContent(folder, { withRules: true });
  refuse(mistakes);
  const { brand, navigation, site, words } = content;
  const { address: _address, ...asked } = { ...site, form: site.form.service };
  return JSON.stringify([brand, asked, navigation.map((entry) => entry.path), words.error, ownFilesFirst(folder)]);
}

/**
 * Watches for another look, language or list of pages.
 *
 * @param {string} folder Path of the repository.
 * @param {() => Promise<void>} onChange Is told when the settings are others and the build takes them, and not again
 *   before it is done.
 * @returns {Promise<() => void>} ends it.
 */
export async function watchSettings(folder, onChange) {
  let known = await settingsOf(folder).catch(() => '');
  /** @type {NodeJS.Timeout | undefined} */
  let rest;
  const look = async () => {
    try {
      const found = await settingsOf(folder);
      if (found === known) return;
      known = found;
    } catch (error) {
      // What is there goes on until the file is well again.
      console.error(error);
      return;
    }
    await onChange();
  };
  let looking = Promise.resolve();
  const watchers = ['content', 'public'].flatMap((name) => {
    try {
      const watcher = watch(path.join(folder, name), () => {
        clearTimeout(rest);
        rest = setTimeout(() => {
          looking = looking.then(look);
        }, REST);
      });
      // A folder that goes, or a system that watches no more files: the owner starts it again by hand.
      return [watcher.on('error', () => watcher.close())];
    } catch {
      // There need not be a public/.
      return [];
    }
  });
  return () => {
    clearTimeout(rest);
    for (const watcher of watchers) watcher.close();
  };
}

import type { SiteLanguages } from './text-parts';
import { isWrittenIn, JOINED, RIGHT_TO_LEFT } from './writing-systems';

/** The scripts with joined letters that are marked by their direction where no language is named for them. */
const MARKED = JOINED.filter((script) => (RIGHT_TO_LEFT as readonly string[]).includes(script));

const MARKED_LETTER = new RegExp(`[${MARKED.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/**
 * A CSS selector of the elements whose letters are joined, or nothing where a site has none.
 *
 * @param text all of the site's words, among them such as are in no language that the site names.
 */
export function joinedSelector({ language, otherLanguages = [] }: SiteLanguages, text: string): string {
  const languages = [language, ...otherLanguages].filter((tag) => isWrittenIn(JOINED, tag));
  const selectors = languages.map((tag) => `:lang(${tag})`);
  if (languages.length === 0 && MARKED_LETTER.test(text)) selectors.push('bdi[dir=rtl]');
  return selectors.join();
}

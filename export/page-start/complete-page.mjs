import { inSiteDigits } from '../../lib/digits';
import { logMissingPage } from '../../lib/missing-page';
import { followScroll } from '../../lib/scrolled-header';

/** What a page lacks that its HTML cannot know: the visitor's year, how far it is scrolled, the address nobody answers. */
export function completePage() {
  addEventListener('DOMContentLoaded', () => {
    // Asked now, how far the page is scrolled would have it laid out at once, in one long task with its
    // parsing. After the first frame the answer is there.
    requestAnimationFrame(() => setTimeout(followScroll, 0, document.querySelector('header')));
    for (const year of document.querySelectorAll('[data-year]'))
      year.textContent = String(inSiteDigits(new Date().getFullYear()));
    logMissingPage(document.querySelector('[data-not-found]'));
  });
}

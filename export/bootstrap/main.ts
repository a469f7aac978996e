// Runs in the head of every page, before its scripts. What a page has no use for is left out (export/add-bootstrap.ts).
import { logMissingPage } from '../../lib/page-state';
import * as page from './before-hydration';
import { loadScripts, nextInteraction } from './load-scripts';

/** What TypeScript does not know of the browser. */
type TrustedTypesGlobal = { trustedTypes?: { createPolicy: (name: string, rules: object) => void } };

// What Trusted Types let through of the plain strings that libraries hand to the browser: the site's own scripts, and
// markup that can neither load nor run anything, because its tags have no attributes.
(globalThis as unknown as TrustedTypesGlobal).trustedTypes?.createPolicy('default', {
  createScriptURL: (url: string) => (url.startsWith(process.env.OWN_SCRIPTS ?? '') ? url : null),
  createHTML: (html: string) => (/^(?:[^<]|<\/?\w+>)*$/.test(html) ? html : null),
});

// Many servers answer `//about/` like `/about/`. The router would take the path for a host, and throw.
if (location.pathname.startsWith('//')) {
  location.replace(location.pathname.replace(/^\/+/, '/') + location.search + location.hash);
} else {
  run(page.colorBrowserBar, page.applyTheme, page.answerVisitor);
  if (process.env.STARTS_AT_TOP) run(page.startAtTop);
  let interaction = nextInteraction();
  if (process.env.HAS_FORM) {
    run(() => {
      // The form shows a draft before the visitor does anything.
      if (page.keepDraft()) interaction = Promise.resolve();
    });
  }
  addEventListener('DOMContentLoaded', () => {
    run(page.completePage, () => loadScripts(interaction));
    if (process.env.IS_NOT_FOUND) run(() => logMissingPage(document.querySelector('[data-not-found]')));
  });
}

/** Runs each step. In a browser that lacks something one may fail, and the others still run. */
function run(...steps: (() => unknown)[]) {
  for (const step of steps) Promise.resolve().then(step).catch(console.error);
}

// Runs in the head of every page. Code that a page doesn't need is left out (export/add-bootstrap.ts).
import * as page from './before-hydration';
import { loadScripts, nextInteraction } from './load-scripts';

/** Missing in TypeScript's DOM types. */
type TrustedTypesGlobal = { trustedTypes?: { createPolicy: (name: string, rules: object) => void } };

// Libraries pass plain strings to the browser. Trusted Types accept the site's own scripts, and markup that can't load or
// run anything, because its tags have no attributes.
(globalThis as unknown as TrustedTypesGlobal).trustedTypes?.createPolicy('default', {
  createScriptURL: (url: string) => (url.startsWith(process.env.OWN_SCRIPTS ?? '') ? url : null),
  createHTML: (html: string) => (/^(?:[^<]|<\/?\w+>)*$/.test(html) ? html : null),
});

// Many servers answer `//about/` like `/about/`, but the router would take the path for a host and throw.
if (location.pathname.startsWith('//')) {
  location.replace(location.pathname.replace(/^\/+/, '/') + location.search + location.hash);
} else {
  run(page.colorBrowserBar, page.applyTheme, page.handleClicks);
  if (process.env.STARTS_AT_TOP) run(page.startAtTop);
  let interaction = nextInteraction();
  if (process.env.HAS_FORM) {
    run(() => {
      // A draft is restored without an interaction.
      if (page.keepDraft()) interaction = Promise.resolve();
    });
  }
  addEventListener('DOMContentLoaded', () => {
    run(page.completePage, () => loadScripts(interaction));
    if (process.env.IS_NOT_FOUND) run(page.logMissingPage);
  });
}

/** Runs each step, even if one before it fails, for example in a browser without storage. */
function run(...steps: (() => unknown)[]) {
  for (const step of steps) Promise.resolve().then(step).catch(console.error);
}

// Runs in the head of every page. Code that a page doesn't need is left out (export/add-bootstrap.ts).
import { reloadAtPosition } from '../../lib/bootstrap/page-state';
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

const { pathname, search, hash } = location;
// Many servers answer `//about/` like `/about/`, but the router would take the path for a host and throw.
if (pathname.startsWith('//')) location.replace(pathname.replace(/^\/+/, '/') + search + hash);
else {
  // Servers answer `/about/index.html` like `/about/`, but the router would take it for another page.
  const path = pathname.replace(/\/index\.html$/, '/');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
  // After a reload, the browser takes history entries of the router for fragments of this page.
  addEventListener('popstate', () => page.isHydrated() || location.pathname === path || reloadAtPosition());
  addEventListener('click', page.handleClick, true);
  run(page.colorBrowserBar, page.applyTheme);
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

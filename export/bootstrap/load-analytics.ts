// Replaces main.ts on sites with analytics.
import './main';
import { savesData } from '../../lib/browser/page-state';
import type { AnalyticsScript } from '../../lib/content/analytics';
import { nextInteraction } from './load-scripts';

/** How long after `load` the script is loaded if the visitor doesn't interact with the page, in ms. */
const LONGEST_WAIT = 3000;

/** Missing in TypeScript's DOM types, and the globals of the services' scripts. */
const shared = globalThis as unknown as {
  trustedTypes?: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } };
  goatcounter?: { count?: (visit: object) => void };
  plausible?: { o: object };
};

const { service, script, attributes = {} }: AnalyticsScript = JSON.parse(process.env.ANALYTICS ?? '');

if (!savesData()) {
  const waited = new Promise((resolve) => addEventListener('load', () => setTimeout(resolve, LONGEST_WAIT)));
  Promise.race([nextInteraction(), waited]).then(loadAnalytics).catch(console.error);
}

function loadAnalytics() {
  // As Plausible's snippet does: its script reads these options.
  if (service === 'plausible') shared.plausible = { o: {} };
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (service === 'goatcounter') element.onload = countPageChanges;
  const trusted = shared.trustedTypes?.createPolicy('analytics', { createScriptURL: () => script });
  element.src = trusted?.createScriptURL(script) ?? script;
  document.head.append(element);
}

/** GoatCounter's script counts the first page only. This counts the pages after a soft navigation. */
function countPageChanges() {
  let counted = location.pathname;
  new MutationObserver(() => {
    const path = location.pathname;
    // The title is missing while React replaces it.
    if (path === counted || !document.title) return;
    counted = path;
    shared.goatcounter?.count?.({ path, title: document.title });
  }).observe(document.head, { childList: true, characterData: true, subtree: true });
}

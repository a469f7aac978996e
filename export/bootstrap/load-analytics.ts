// In place of main.ts where the owner chose a service that counts visits.
import './main';
import type { AnalyticsScript } from '../../lib/content/analytics';
import { nextInteraction, savesData } from './load-scripts';

/** How long after `load` the script of a visitor who does not interact with the page is loaded, in ms. */
const LONGEST_WAIT = 3000;

/** What TypeScript does not know of the browser, and what the services' scripts share with pages. */
const shared = globalThis as unknown as {
  trustedTypes?: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } };
  goatcounter?: { count?: (visit: object) => void };
  plausible?: { o: object };
};

const { service, script, attributes }: AnalyticsScript = JSON.parse(process.env.ANALYTICS ?? '');

if (!savesData()) {
  const waited = new Promise((resolve) => addEventListener('load', () => setTimeout(resolve, LONGEST_WAIT)));
  Promise.race([nextInteraction(), waited]).then(loadAnalytics).catch(console.error);
}

function loadAnalytics() {
  // What Plausible's snippet sets: its script starts with these options.
  if (service === 'plausible') shared.plausible = { o: {} };
  const element = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (service === 'goatcounter') element.onload = countPageChanges;
  const trusted = shared.trustedTypes?.createPolicy('analytics', { createScriptURL: () => script });
  element.src = trusted?.createScriptURL(script) ?? script;
  document.head.append(element);
}

/** GoatCounter's script counts the page that was loaded. This counts those that the router brings, by their titles. */
function countPageChanges() {
  let counted = location.pathname;
  new MutationObserver(() => {
    const path = location.pathname;
    // Between two pages there is no title.
    if (path === counted || !document.title) return;
    counted = path;
    shared.goatcounter?.count?.({ path, title: document.title });
  }).observe(document.head, { childList: true, characterData: true, subtree: true });
}

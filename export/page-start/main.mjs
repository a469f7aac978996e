// Runs in every page before anything else of the site, see export/start-page.mjs.
import { colorBrowserBar } from './color-browser-bar.mjs';
import { loadScripts } from './load-scripts.mjs';
import { mendAddress } from './mend-address.mjs';
import { startAtTop } from './start-at-top.mjs';

if (!mendAddress()) {
  // One that fails, in a browser that lacks something, takes none of the others with it.
  for (const step of [startAtTop, colorBrowserBar, loadScripts]) {
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
}

// Starts every page, before the framework is there; see export/start-page.mjs.
import { applyTheme } from './apply-theme.mjs';
import { closeMenu } from './close-menu.mjs';
import { colorBrowserBar } from './color-browser-bar.mjs';
import { completePage } from './complete-page.mjs';
import { answerEarlyPresses } from './early-presses.mjs';
import { loadScripts } from './load-scripts.mjs';
import { mendAddress } from './mend-address.mjs';
import { setUpTrustedTypes } from './trusted-types.mjs';
import { uncoverPage } from './uncover-page.mjs';

// Before any step that adds a script, and before the framework.
setUpTrustedTypes(process.env.BASE_PATH ?? '');
if (!mendAddress(location)) {
  // In a browser that lacks something one may fail; the others still run. The bar's colour follows the theme.
  for (const step of [
    uncoverPage,
    colorBrowserBar,
    applyTheme,
    completePage,
    closeMenu,
    answerEarlyPresses,
    loadScripts,
  ]) {
    Promise.resolve().then(step).catch(console.error);
  }
}

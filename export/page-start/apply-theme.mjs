import { THEME_KEY } from '../../lib/storage';

/**
 * Marks the page with the theme that the visitor chose, before the first paint: what next-themes'
 * own script does, which is left empty in the export (export/start-page.mjs).
 */
export function applyTheme() {
  try {
    document.documentElement.dataset.theme = localStorage.getItem(THEME_KEY) || 'system';
  } catch {
    // Where storage is off the device's setting holds.
  }
}

import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Rules for WCAG 2.2, levels A and AA, and axe's best practices. */
const WCAG: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};

/** What dark colours may break in a page without violations in light ones. */
const COLORS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** A contrast of at least 7:1, or 4.5:1 for large text. */
export const AAA_CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } };

/** The violations that axe finds in the page's current state, in light and in dark colours. */
export async function findViolations(page: Page, options = WCAG): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' && options === WCAG ? COLORS : options;
    const violations = await page.evaluate(async (options) => {
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
      const { violations } = await window.axe.run({ ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    }, rules);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

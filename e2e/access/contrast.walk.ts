import { expect } from '@playwright/test';
import { type Colors, dark, light } from '@/styles/palette';
import { accessOwners, originOf, pagesOf } from './access-owners';
import { test } from './access-test';
import { findFaintText, type Needed } from './faint-text';
import { DESK, PHONE, statesOf, TABLET } from './page-states';
import { tell } from './page-states-reporter';

/**
 * WCAG's AAA, and its AA, which holds at the worst point of what is behind a text, such as a line of the lattice in
 * the closing band. That colours have 7:1 on their grounds is computed (`lib/brand/palette-from-colors.test.ts`).
 */
const AAA: Needed = { text: 7, large: 4.5 };
const AA: Needed = { text: 4.5, large: 3 };

interface Theme {
  colorScheme: 'light' | 'dark';
  contrast: 'no-preference' | 'more';
  needed: Needed;
  colors?: Colors;
}

const THEMES: Record<string, Theme> = {
  light: { colorScheme: 'light', contrast: 'no-preference', needed: AA, colors: light },
  dark: { colorScheme: 'dark', contrast: 'no-preference', needed: AA, colors: dark },
  'light with more contrast': { colorScheme: 'light', contrast: 'more', needed: AAA },
  'dark with more contrast': { colorScheme: 'dark', contrast: 'more', needed: AAA },
};

for (const owner of accessOwners) {
  test.describe(owner.name, () => {
    test.use({ baseURL: originOf(owner), viewport: PHONE });

    for (const { name: state, enter, hold, contrast, viewports = [PHONE, DESK] } of statesOf(owner)) {
      if (contrast || state.endsWith('without script')) continue;
      // The colours of a state are the same in every language; what is behind a page's text need not be.
      if (owner !== accessOwners[0] && !(state in pagesOf(owner))) continue;

      test(`all text stands out from what is behind it: ${state}`, async ({ page, inbox }, { annotations }) => {
        await enter(page, inbox);
        const findings: string[] = [];
        let looks = 0;
        for (const viewport of viewports.filter(({ width }) => width !== TABLET.width)) {
          await page.setViewportSize(viewport);
          for (const [theme, { needed, colors, ...media }] of Object.entries(THEMES)) {
            await page.emulateMedia(media);
            await hold?.(page);
            const found = await findFaintText(
              page,
              needed,
              owner.content.brand.colors === 'shipped' ? colors : undefined,
            );
            findings.push(...found.map((finding) => `${viewport.width} px, ${theme}: ${finding}`));
            looks += 1;
          }
        }
        annotations.push(tell('states', looks), tell('findings', findings.length));
        expect(findings).toEqual([]);
      });
    }
  });
}

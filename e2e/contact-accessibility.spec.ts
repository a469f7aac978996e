import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { words } from '../content/words';
import { expect, fillIn, openContact, sendButton, takenOver, test } from './support/contact-page';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong in light and in dark colours, as `colours: rule: element`. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
      const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run();
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
    });
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

test('is clean in light and in dark colours with errors shown, and while sending', async ({ page, inbox }) => {
  await openContact(page);
  await sendButton(page).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
  expect(await findings(page)).toEqual([]);

  await fillIn(page);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  inbox.answerWith('unanswered');
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(words.form.sending);
  expect(await findings(page)).toEqual([]);
});

test('is clean in light and in dark colours with a toast and the panel', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  for (const [fault, outcome] of [
    ['too-many', 'failed'],
    ['ok-html', 'unconfirmed'],
    [undefined, 'sent'],
  ] as const) {
    inbox.answerWith(...(fault ? [fault] : []));
    await sendButton(page).press('Enter');
    if (outcome === 'sent') await sendButton(page).press('Enter');
    await expect(page.locator(`[data-outcome="${outcome}"]`)).toBeVisible();
    await page.getByRole('button', { name: words.toasts.dismiss }).focus();
    expect(await findings(page)).toEqual([]);
  }
});

test('is clean in light and in dark colours with a restored draft', async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await page.reload();
  await takenOver(page);
  await expect(page.getByRole('button', { name: words.draft.discard })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

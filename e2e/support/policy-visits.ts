import type { Page } from '@playwright/test';
import { words } from '../../content/words';
import { content } from '../../lib/content/content';
import { linksIn } from '../../lib/content/pages';
import type { Inbox } from '../../scripts/inbox';
import { expect, failureToast, fillIn, openContact, sendButton, successToast } from './contact-page';
import { pages, scriptsHaveRun, watchLoading, withBasePath } from './site';

/** What a browser says by itself about a page with a 404 status, and what the page logs (docs/behaviour.md, "Not-found page"). */
const EXPECTED_AT_NOWHERE = [/^error: .*404/, /^info: .*\/nowhere\//];

/** Collects what the policy refuses, on this page and on all that follow. */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('recordViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.recordViolation(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}

/** Visits every page by its address and by its link, and goes back and forward. */
export async function visitPages(page: Page, messages: readonly string[]) {
  for (const address of Object.values(pages)) {
    await page.goto(withBasePath(address));
    await scriptsHaveRun(page);
  }
  await page.getByRole('main').getByRole('link', { name: content.pages.notFound.link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.profile.role);
  await page.evaluate(() => {
    // A full page load would lose it.
    document.documentElement.dataset.same = 'yes';
  });
  for (const { label, path: address } of linksIn('footer', content).toReversed()) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(withBasePath(address));
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(withBasePath(linksIn('footer', content)[1]?.path ?? ''));
  const settled = watchLoading(page);
  await page.goForward();
  await expect(page).toHaveURL(withBasePath('/'));
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
  await settled();
  expect(
    messages.filter((message) => !EXPECTED_AT_NOWHERE.some((pattern) => pattern.test(message))),
    'the console says nothing',
  ).toEqual([]);
}

/** Fills in the form wrongly, sees it fail, and sends it. */
export async function sendMessage(page: Page, messages: string[], inbox: Inbox) {
  messages.length = 0;
  await openContact(page, withBasePath('/contact/'));
  await sendButton(page).click();
  await expect(page.getByRole('textbox', { name: words.form.fields.name.label, exact: true })).toBeFocused();
  await fillIn(page);
  inbox.answerWith('error-json');
  await sendButton(page).click();
  await expect(failureToast(page)).toBeVisible();
  // The console has the failure too, by intention (docs/behaviour.md, "Outcome").
  expect(messages.length).toBeGreaterThan(0);
  messages.length = 0;
  await sendButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toHaveLength(1);
  expect(messages).toEqual([]);
}

declare global {
  interface Window {
    recordViolation: (violation: string) => void;
  }
}

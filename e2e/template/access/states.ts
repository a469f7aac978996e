import type { Page } from '@playwright/test';
import { content } from '@/content/index';
import type { Inbox } from '@/scripts/inbox';
import { breakPart } from '../../support/broken-part';
import { expect, fillIn, openContact, sendButton } from '../../support/contact-page';
import { DESKTOP, open, PHONE, pages, scriptsHaveRun, THEME_NAMES, withBasePath } from '../../support/site';

const { words } = content;

/** A page of the site in a state to be tested. */
export interface PageState {
  name: string;
  /** Brings the page into the state. */
  enter: (page: Page, inbox: Inbox) => Promise<void>;
  viewports?: readonly { width: number; height: number }[];
}

export const menuButton = (page: Page) => page.getByRole('button', { name: words.header.menu, exact: true });
export const menu = (page: Page) => page.getByRole('navigation', { name: words.header.navigation, exact: true });
export const notifications = (page: Page) => page.getByRole('region', { name: words.toasts.region, exact: true });
export const dismissButton = (page: Page) =>
  notifications(page).getByRole('button', { name: words.toasts.dismiss, exact: true });

/** Every page in its initial state, and all further states. */
export const states: PageState[] = [
  ...Object.entries(pages).map(([name, path]) => ({ name, enter: (page: Page) => open(page, path) })),
  {
    name: 'menu open',
    viewports: [PHONE],
    async enter(page) {
      await open(page, pages.home);
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
    },
  },
  {
    name: 'tooltip open',
    viewports: [DESKTOP],
    async enter(page) {
      await open(page, pages.home);
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: THEME_NAMES }).focus();
      await expect(page.getByRole('tooltip')).toBeAttached();
    },
  },
  {
    name: 'error screen',
    async enter(page) {
      await breakPart(page, content.process[0]?.title ?? '');
      await page.goto(withBasePath(pages.services));
      await scriptsHaveRun(page);
      await expect(page.getByRole('heading', { level: 1, name: words.error.heading })).toBeVisible();
    },
  },
  {
    name: 'form with errors',
    async enter(page) {
      await openContact(page);
      await sendButton(page).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    },
  },
  {
    name: 'message being sent',
    async enter(page, inbox) {
      await openContact(page);
      await fillIn(page);
      inbox.answerWith('unanswered');
      await sendButton(page).click();
      await expect(page.getByRole('button', { name: words.form.sending })).toBeVisible();
    },
  },
  ...(['failed', 'sent'] as const).map((outcome) => ({
    name: `message ${outcome}`,
    async enter(page: Page, inbox: Inbox) {
      await openContact(page);
      await fillIn(page);
      if (outcome === 'failed') inbox.answerWith('captcha');
      await sendButton(page).press('Enter');
      await expect(notifications(page)).toContainText(words.outcome[outcome]);
      // The focus in the toast pauses its timeout, and Escape closes the button's tooltip.
      await dismissButton(page).first().focus();
      await page.keyboard.press('Escape');
    },
  })),
];

import { expect, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import type { Fault, Inbox } from '@/scripts/inbox';
import { breakPart } from '../support/broken-part';
import { takenOver } from '../support/contact-page';
import { open, scriptsHaveRun } from '../support/site';
import { type AccessOwner, pagesOf } from './access-owners';
import { failWith, fillForm, openForm, partsOf } from './owner-site';

/** The three kinds of screen, in px. */
export const PHONE = { width: 320, height: 640 };
export const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1440, height: 900 };

/** A page, and what has happened on it. It is looked at in light and in dark colours at each width. */
export interface PageState {
  name: string;
  /** Opens the page and brings it there, on a phone. */
  enter: (page: Page, inbox: Inbox) => Promise<void>;
  /** Has it there at a width to which it was brought from another, and fails where it is not. */
  hold?: (page: Page) => Promise<void>;
  /** By default all three. */
  viewports?: readonly { width: number; height: number }[];
  /** What the visitor has asked the device for. */
  contrast?: 'more';
}

/** All states of an owner's site that are looked at. */
export function statesOf(owner: AccessOwner): PageState[] {
  const pages = Object.entries(pagesOf(owner));
  return [
    ...pages.map(([name, path]) => ({ name, enter: (page: Page) => open(page, path) })),
    ...pages.map(([name, path]) => ({
      name: `${name} with more contrast`,
      contrast: 'more' as const,
      enter: (page: Page) => open(page, path),
    })),
    ...pages.map(([name, path]) => ({
      name: `${name} without script`,
      enter: (page: Page) => openWithoutScript(page, path),
    })),
    ...shellStates(owner),
    ...formStates(owner),
    ...outcomeStates(owner),
  ];
}

function shellStates(owner: AccessOwner): PageState[] {
  return [
    {
      name: 'menu open',
      viewports: [PHONE],
      async enter(page) {
        await open(page, routes.home);
        await partsOf(page, owner).menuButton.click();
        await expect(partsOf(page, owner).menu).toBeVisible();
      },
    },
    {
      name: 'tooltip open',
      enter: (page) => open(page, routes.home),
      async hold(page) {
        const { themeButton, tooltip } = partsOf(page, owner);
        await themeButton.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(tooltip).toBeAttached();
      },
    },
    {
      name: 'theme chosen',
      async enter(page) {
        await open(page, routes.home);
        await partsOf(page, owner).themeButton.click();
        await expect(page.locator(':root')).toHaveAttribute('data-theme', /light|dark/);
      },
    },
    ...Object.entries({
      'error of a page': owner.content.process[0]?.title,
      'error of the layout': owner.content.navigation[0]?.label,
    }).map(([name, words = '']) => ({
      name,
      async enter(page: Page) {
        await breakPart(page, words);
        await page.goto(routes.services);
        await scriptsHaveRun(page);
        await expect(partsOf(page, owner).errorHeading).toBeVisible();
      },
    })),
  ];
}

function formStates(owner: AccessOwner): PageState[] {
  return [
    {
      name: 'form with errors',
      async enter(page) {
        await openForm(page);
        await partsOf(page, owner).sendButton.click();
        await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
      },
    },
    {
      name: 'form while sending',
      async enter(page, inbox) {
        await writeMessage(page, owner);
        inbox.answerWith('unanswered');
        await partsOf(page, owner).sendButton.click();
      },
      hold: (page) => expect(partsOf(page, owner).sendingButton).toBeVisible(),
    },
    {
      name: 'form whose script fails',
      async enter(page) {
        await page.addInitScript(() => {
          const { addEventListener } = EventTarget.prototype;
          EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
            if (args[0] === 'formdata') throw new Error('broken: formdata');
            addEventListener.apply(this, args);
          };
        });
        await open(page, routes.contact);
        await expect(page.locator('form')).toHaveJSProperty('noValidate', false);
      },
    },
    {
      name: 'draft restored',
      enter: (page) => restoreDraft(page, owner),
      hold: (page) => expect(partsOf(page, owner).discardButton).toBeVisible(),
    },
  ];
}

function outcomeStates(owner: AccessOwner): PageState[] {
  /** A toast stays while the focus is in it. */
  async function holdToast(page: Page) {
    const { dismissButton } = partsOf(page, owner);
    await expect(dismissButton).toHaveCount(1);
    await dismissButton.first().focus();
  }
  return [
    {
      name: 'toast of success',
      async enter(page) {
        await writeMessage(page, owner);
        await partsOf(page, owner).sendButton.press('Enter');
      },
      hold: (page) => holdToast(page),
    },
    {
      name: 'toast of failure',
      async enter(page, inbox) {
        await writeMessage(page, owner);
        await page.clock.install();
        await failWith(page, owner, inbox, 'too-many');
      },
      hold: (page) => holdToast(page),
    },
    {
      name: 'panel after a failure',
      enter: (page, inbox) => failOnce(page, owner, inbox, 'captcha'),
      hold: (page) => expect(partsOf(page, owner).plainButton).toBeVisible(),
    },
    {
      name: 'asked whether to send twice',
      async enter(page, inbox) {
        await failOnce(page, owner, inbox, 'ok-html');
        await partsOf(page, owner).sendButton.press('Enter');
        await expect(page.getByRole('main').getByRole('status')).not.toHaveText(['', '']);
      },
    },
    {
      name: 'toast on another page',
      async enter(page, inbox) {
        await writeMessage(page, owner);
        inbox.answerWith('captcha');
        await partsOf(page, owner).sendButton.press('Enter');
        await page.getByRole('contentinfo').locator(`nav a[href="${routes.home}"]`).press('Enter');
        await expect(page).toHaveURL(routes.home);
      },
      hold: (page) => holdToast(page),
    },
  ];
}

async function writeMessage(page: Page, owner: AccessOwner) {
  await openForm(page);
  await fillForm(page, owner);
}

async function restoreDraft(page: Page, owner: AccessOwner) {
  await writeMessage(page, owner);
  await page.reload();
  await takenOver(page);
}

/** Writes a message that cannot be sent, and takes away the toast that says so. */
async function failOnce(page: Page, owner: AccessOwner, inbox: Inbox, fault: Fault) {
  await writeMessage(page, owner);
  await failWith(page, owner, inbox, fault);
  const { dismissButton } = partsOf(page, owner);
  await dismissButton.press('Enter');
  await expect(dismissButton).toHaveCount(0);
}

/**
 * The page as a visitor without script has it. Scripts are on again once it has loaded, or no machine
 * would run in it; none of the page's own does so afterwards.
 */
async function openWithoutScript(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(path);
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
}

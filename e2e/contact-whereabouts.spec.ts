import type { Page } from '@playwright/test';
import { words } from '@/content/words';
import { SEND_TIMEOUT, TOAST_DURATION } from '@/lib/limits';
import { routes } from '@/lib/routes';
import type { Inbox } from '@/scripts/inbox.mjs';
import {
  expect,
  expectValues,
  type Fault,
  fillIn,
  openContact,
  restPointer,
  SAMPLE,
  sendButton,
  test,
} from './support/contact-page';
import { formSays } from './support/form-says';
import { labelOf, withBasePath } from './support/site';
import { soon } from './support/soon';
import { SMALL_DESK } from './support/viewports';

test.use({ viewport: SMALL_DESK });

// One visit for all of them: each ends with its message sent and the form empty.
test.describe.configure({ mode: 'default' });

/*
 * One fault of each kind, in a browser that does what browsers do. The whole table, every fault at
 * every place, is in components/contact-form/delivery/whereabouts.test.tsx: a fault differs from
 * the others of its kind in its answer alone, which the page reads in one place, wherever it is.
 */

/** How the inbox answers, one for each end a message can come to. */
const ANSWERS = {
  'it is taken': { faults: [], isSent: true, second: 0 },
  'it is refused': { faults: ['error-json'], isSent: false, second: 1 },
  'the answer cannot be read': { faults: ['ok-html'], isSent: false, second: 2 },
  'the call is cut off': { faults: ['reset'], isSent: false, second: 1 },
  'no answer comes in time': { faults: ['unanswered'], isSent: false, second: 2 },
} satisfies Record<
  string,
  {
    faults: Fault[];
    isSent: boolean;
    /** How often Send is pressed until the message is sent a second time: what may have arrived is asked for once more. */
    second: number;
  }
>;

/** Where the visitor is when the answer comes. */
const PLACES = {
  'on the form': async () => {},
  'on another page': async () => {
    await page
      .getByRole('navigation', { name: words.header.navigation })
      .getByRole('link', { name: labelOf(routes.projects), exact: true })
      .click();
    await expect(page).toHaveURL(withBasePath(routes.projects));
  },
  'back again': async () => {
    await PLACES['on another page']();
    await page.goBack();
    await expect(page).toHaveURL(withBasePath(routes.contact));
  },
  'with the tab hidden': () => hide(true),
  'offline in between': async () => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  },
} satisfies Record<string, () => Promise<void>>;

let page: Page;
/** Messages wait for it on their way. */
let held = Promise.resolve();
let letGo = () => {};
/** What the console was told of messages that were not sent. */
const logged: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('console', (entry) => entry.text().startsWith('The message was not sent.') && logged.push(entry.text()));
  await page.route('**/f/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await openContact(page);
});

test.afterEach(async () => {
  await hide(false);
  await restPointer(page);
  await page.clock.fastForward(2 * TOAST_DURATION);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  logged.length = 0;
});

test.afterAll(() => page.close());

/** What a browser tells a page whose tab goes to the background, or comes back. */
function hide(isHidden: boolean) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Holds what is sent until it is let go. */
function holdMessage() {
  held = new Promise((resolve) => {
    letGo = resolve;
  });
}

const notifications = () => page.getByRole('region', { name: words.toasts.region });

for (const [answer, { faults, isSent, second }] of Object.entries(ANSWERS)) {
  for (const [place, goThere] of Object.entries(PLACES)) {
    test(`${answer} while the visitor is ${place}: told once, and nothing sent twice`, async ({ inbox }) => {
      await fillIn(page);
      inbox.answerWith(...faults);
      holdMessage();
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText(words.form.sending);
      await goThere();
      letGo();
      await soon(() => inbox.posts).toHaveLength(1);
      if (answer === 'no answer comes in time') await page.clock.fastForward(SEND_TIMEOUT);

      await expect(notifications().getByText(isSent ? formSays.outcome.sent : formSays.outcome.failed)).toHaveCount(1);
      await soon(() => logged).toHaveLength(isSent ? 0 : 1);
      if (place === 'on another page') {
        if (isSent) await page.goBack();
        else await notifications().getByRole('link', { name: words.waysOut.back }).click();
      }
      await expect(page).toHaveURL(withBasePath(routes.contact));
      await expectValues(page, isSent ? { name: '', email: '', subject: '', message: '' } : SAMPLE);
      await expect(page.getByRole('button', { name: words.drafts.bringBack })).toHaveCount(0);
      await sendAgain(inbox, second);
    });
  }
}

/** Presses Send until the message goes a second time, and no press earlier. */
async function sendAgain(inbox: Inbox, presses: number) {
  if (presses === 0) return;
  for (let press = 1; press < presses; press += 1) {
    await sendButton(page).click();
    await expect(page.getByText(formSays.outcome.askTwice)).toBeVisible();
    expect(inbox.posts).toHaveLength(1);
  }
  await sendButton(page).click();
  await soon(() => inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
}

test('a message outlives the tab that is closed on it', async ({ context, inbox }) => {
  const tab = await context.newPage();
  await openContact(tab);
  await fillIn(tab);
  const other = await context.newPage();
  await sendButton(tab).click({ noWaitAfter: true });
  await tab.close({ runBeforeUnload: true });
  await soon(() => inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
  await other.close();
});

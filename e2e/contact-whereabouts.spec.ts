import type { Page } from '@playwright/test';
import { FAILURE_LINE, SUCCESS_LINE } from '@/components/contact-form/delivery/outcome-copy';
import { routes } from '@/content/navigation';
import { SEND_TIMEOUT } from '@/lib/limits';
import type { Inbox } from '@/scripts/inbox.mjs';
import {
  expect,
  expectValues,
  type Fault,
  fillIn,
  openContact,
  SAMPLE,
  sendButton,
  test,
} from './support/contact-page';
import { DESK, withBasePath } from './support/site';

test.use({ viewport: DESK });

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

/** Where the visitor is when the answer comes; each ends on a page of the site. */
const PLACES = {
  'on the form': async () => {},
  'on another page': async (page: Page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(withBasePath(routes.projects));
  },
  'back again': async (page: Page) => {
    await PLACES['on another page'](page);
    await page.goBack();
    await expect(page).toHaveURL(withBasePath(routes.contact));
  },
  'with the tab hidden': async (page: Page) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

/** Holds the message on its way until it is let go. */
async function holdMessage(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/f/**', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

for (const [answer, { faults, isSent, second }] of Object.entries(ANSWERS)) {
  for (const [place, goThere] of Object.entries(PLACES)) {
    test(`${answer} while the visitor is ${place}: told once, and nothing sent twice`, async ({ page, inbox }) => {
      const logged: string[] = [];
      page.on('console', (entry) => entry.text().startsWith('The message was not sent.') && logged.push(entry.text()));
      await openContact(page);
      await fillIn(page);
      await page.clock.install();
      inbox.answerWith(...faults);
      const letGo = await holdMessage(page);
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText('Sending...');
      await goThere(page);
      letGo();
      await expect.poll(() => inbox.posts).toHaveLength(1);
      if (answer === 'no answer comes in time') await page.clock.fastForward(SEND_TIMEOUT);

      await expect(notifications(page).getByText(isSent ? SUCCESS_LINE : FAILURE_LINE)).toHaveCount(1);
      await expect.poll(() => logged).toHaveLength(isSent ? 0 : 1);
      if (!isSent && place === 'on another page') {
        await notifications(page).getByRole('link', { name: 'Back to your message' }).click();
      }
      if (place === 'on another page' && isSent) await page.goBack();
      await expect(page).toHaveURL(withBasePath(routes.contact));
      await expectValues(page, isSent ? { name: '', email: '', subject: '', message: '' } : SAMPLE);
      await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0);
      await sendAgain(page, inbox, second);
    });
  }
}

/** Presses Send until the message goes a second time, and no press earlier. */
async function sendAgain(page: Page, inbox: Inbox, presses: number) {
  if (presses === 0) return;
  for (let press = 1; press < presses; press += 1) {
    await sendButton(page).click();
    await expect(page.getByText('Press Send Message once more')).toBeVisible();
    expect(inbox.posts).toHaveLength(1);
  }
  await sendButton(page).click();
  await expect.poll(() => inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
}

test('a message outlives the tab that is closed on it', async ({ page, context, inbox }) => {
  await openContact(page);
  await fillIn(page);
  const other = await context.newPage();
  await sendButton(page).click({ noWaitAfter: true });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
  await other.close();
});

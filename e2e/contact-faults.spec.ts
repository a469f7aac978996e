import type { Page } from '@playwright/test';
import { words } from '@/content/words';
import { content } from '@/lib/content/content';
import { SEND_TIMEOUT, TOAST_DURATION } from '@/lib/limits';
import { mailto } from '@/lib/mailto';
import type { Inbox } from '@/scripts/inbox.mjs';
import { JOURNEYS_ENDPOINT } from '@/scripts/local-site.mjs';
import {
  expect,
  expectValues,
  type Fault,
  failureToast,
  fallbackLine,
  fillIn,
  openContact,
  SAMPLE,
  sendButton,
  successToast,
  test,
} from './support/contact-page';
import { FAULT_ROWS, type FaultRow, NETWORK_ROWS } from './support/fault-rows';
import { formSays } from './support/form-says';
import { soon } from './support/soon';

// One visit for all of them: each ends with its message sent and the form empty.
test.describe.configure({ mode: 'default' });

/** How the network breaks, and how it is mended. */
const NETWORK = {
  offline: {
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  'a refused connection': {
    begin: (_page, inbox) => inbox.close(),
    end: (_page, inbox) => inbox.reopen(),
  },
  'a host that cannot be resolved': {
    async begin(page) {
      const address = new URL(JOURNEYS_ENDPOINT);
      address.host = 'unknown.invalid';
      await page.route(JOURNEYS_ENDPOINT, (route) => route.continue({ url: address.href }));
    },
    async end(page) {
      expect(failures).toEqual(['net::ERR_NAME_NOT_RESOLVED']);
      await page.unroute(JOURNEYS_ENDPOINT);
    },
  },
} satisfies Record<keyof typeof NETWORK_ROWS, Record<'begin' | 'end', (page: Page, inbox: Inbox) => Promise<void>>>;

interface Logged {
  status?: number;
  cause?: string;
  body?: string;
}

let page: Page;
/** What the page told the console about a message that was not sent. */
const logged: Logged[] = [];
/** What the browser says of posts that failed. */
const failures: (string | undefined)[] = [];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('console', async (entry) => {
    if (entry.type() !== 'error' || !entry.text().startsWith('The message was not sent.')) return;
    const detail = entry.args()[1];
    const index = logged.push({}) - 1;
    logged[index] =
      (await detail?.evaluate(({ status, cause, body }) => ({ status, cause: String(cause), body }))) ?? {};
  });
  page.on('requestfailed', (request) => {
    if (request.method() === 'POST') failures.push(request.failure()?.errorText);
  });
  await page.clock.install();
  await openContact(page);
});

test.beforeEach(async () => {
  await page.clock.fastForward(2 * TOAST_DURATION);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  logged.length = 0;
  failures.length = 0;
  await fillIn(page);
});

test.afterAll(() => page.close());

/** Whether all holds that the row says, and a second try delivers the message once. */
async function holds(inbox: Inbox, row: FaultRow, mend: () => Promise<void> | void) {
  await expect(failureToast(page)).toBeVisible();
  const toast = page.getByRole('alert').filter({ hasText: formSays.outcome.failed });
  await expect(toast).toHaveCount(1);
  if (row.second) await expect(toast.getByText(row.second, { exact: true })).toBeVisible();
  else await expect(toast.locator('p')).toHaveText([formSays.outcome.failed]);
  await expect(toast.getByRole('link', { name: words.waysOut.mail })).toHaveAttribute('href', /^mailto:/);
  await expect(toast.getByRole('button', { name: words.waysOut.copy })).toBeVisible();

  expect(inbox.posts).toHaveLength(row.posts);
  expect(inbox.messages).toHaveLength(0);
  await expectValues(page, SAMPLE);

  const line = fallbackLine(page);
  await expect(line.locator('p')).toHaveText(row.known);
  const mail = new URL((await line.getByRole('link', { name: words.waysOut.mail }).getAttribute('href')) ?? '');
  expect(mail.protocol + mail.pathname).toBe(mailto(content.profile.email));
  expect(mail.search).not.toContain('+');
  expect(mail.searchParams.get('subject')).toBe(SAMPLE.subject);
  expect(mail.searchParams.get('body')).toBe(SAMPLE.message.replaceAll('\n', '\r\n'));
  await expect(line.getByRole('button', { name: words.waysOut.copy })).toBeVisible();
  await expect(page.getByRole('button', { name: words.waysOut.plain })).toHaveCount(row.plainForm ? 1 : 0);

  await expect(sendButton(page)).toHaveText(words.form.send);
  await expect(sendButton(page)).toBeEnabled();
  await expect(row.focus ? page.locator(`#${row.focus}`) : sendButton(page)).toBeFocused();
  for (const text of row.fieldErrors ?? []) await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(row.fieldErrors?.length ?? 0);

  await soon(() => logged).toHaveLength(1);
  await soon(() => logged[0]?.cause).toMatch(row.logged.cause);
  expect(logged[0]?.status).toBe(row.logged.status);
  if (row.logged.body !== undefined) expect(logged[0]?.body).toBe(row.logged.body);

  await mend();
  if (row.isUncertain) {
    await sendButton(page).press('Enter');
    await expect(page.getByText(formSays.outcome.askTwice)).toBeVisible();
    expect(inbox.posts).toHaveLength(row.posts);
  }
  await sendButton(page).press('Enter');
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
  expect(inbox.posts).toHaveLength(row.posts + 1);
  await expectValues(page, { name: '', email: '', subject: '', message: '' });
  await expect(fallbackLine(page)).toHaveCount(0);
}

for (const [fault, row] of Object.entries(FAULT_ROWS) as [Fault, FaultRow][]) {
  test(`loses nothing to ${fault}, and a second try delivers once`, async ({ inbox }) => {
    inbox.answerWith(fault);
    await sendButton(page).press('Enter');
    if (fault === 'unanswered') {
      await soon(() => inbox.posts).toHaveLength(1);
      await page.clock.fastForward(SEND_TIMEOUT);
    }
    await holds(inbox, row, () => inbox.answerWith());
  });
}

for (const [name, row] of Object.entries(NETWORK_ROWS) as [keyof typeof NETWORK_ROWS, FaultRow][]) {
  test(`loses nothing to ${name}, and a second try delivers once`, async ({ inbox }) => {
    await NETWORK[name].begin(page, inbox);
    await sendButton(page).press('Enter');
    await holds(inbox, row, () => NETWORK[name].end(page, inbox));
  });
}

test('takes an empty object for success', async ({ inbox }) => {
  inbox.answerWith('ok-empty-object');
  await sendButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
});

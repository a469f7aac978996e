import { type BrowserContext, chromium } from '@playwright/test';
import { FAILURE_LINE } from '@/components/contact-form/delivery/outcome-copy';
import { content } from '@/content/content';
import { SEND_TIMEOUT } from '@/lib/limits';
import { mailto } from '@/lib/mailto';
import { FAULTS, type Inbox } from '@/scripts/inbox.mjs';
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

interface Row {
  /** How many posts reach the inbox before the second try. */
  posts: number;
  /** The toast's second line. */
  second?: string;
  /** What the line under the form says first. */
  known: RegExp;
  /** What the console gets. */
  logged: { status?: number; cause: RegExp; body?: string };
  /** Whether it may have arrived all the same, so that sending it again is asked for once more. */
  isUncertain?: boolean;
  /** Whether the browser's own way is offered. */
  plainForm?: boolean;
  /** Where the focus is afterwards; the button unless told. */
  focus?: string;
  /** Texts under fields. */
  fieldErrors?: string[];
}

const NOT_TAKEN = /^The form service did not take your message\./;
const UNREADABLE = /^The form service gave an answer that cannot be read, so your message may not have been sent\./;
const NO_ANSWER = /^No answer came from the form service, so your message was most likely not sent\./;
const FETCH_FAILED = /TypeError: Failed to fetch/;

function bodyOf(fault: Fault): string {
  const answer = FAULTS[fault];
  return 'body' in answer ? answer.body : '';
}

/** What must hold for each way the inbox can fail. A fault without a row does not compile. */
const FAULT_ROWS = {
  captcha: {
    posts: 1,
    second: 'In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled.',
    known: NOT_TAKEN,
    logged: { status: 403, cause: /status 403/, body: bodyOf('captcha') },
    plainForm: true,
  },
  'not-found': {
    posts: 1,
    second: 'Form not found',
    known: NOT_TAKEN,
    logged: { status: 404, cause: /status 404/, body: bodyOf('not-found') },
  },
  'invalid-fields': {
    posts: 1,
    second: 'Validation errors',
    known: NOT_TAKEN,
    logged: { status: 422, cause: /status 422/, body: bodyOf('invalid-fields') },
    focus: 'email',
    fieldErrors: ['should be an email', 'has a blocked word'],
  },
  invalid: {
    posts: 1,
    second: 'The form is inactive',
    known: NOT_TAKEN,
    logged: { status: 422, cause: /status 422/, body: bodyOf('invalid') },
  },
  'too-many': {
    posts: 1,
    second: 'Too many messages. Wait a minute.',
    known: NOT_TAKEN,
    logged: { status: 429, cause: /status 429/, body: bodyOf('too-many') },
  },
  'error-json': {
    posts: 1,
    second: 'Something broke',
    known: NOT_TAKEN,
    logged: { status: 500, cause: /status 500/, body: bodyOf('error-json') },
  },
  'error-html': {
    posts: 1,
    known: NOT_TAKEN,
    logged: { status: 500, cause: /status 500/, body: bodyOf('error-html') },
  },
  'ok-html': {
    posts: 1,
    known: UNREADABLE,
    isUncertain: true,
    logged: { status: 200, cause: /SyntaxError/, body: bodyOf('ok-html') },
  },
  'ok-false': {
    posts: 1,
    second: 'The form is full',
    known: NOT_TAKEN,
    logged: { status: 200, cause: /not taken/, body: bodyOf('ok-false') },
  },
  'success-false': {
    posts: 1,
    known: NOT_TAKEN,
    logged: { status: 200, cause: /not taken/, body: bodyOf('success-false') },
  },
  'ok-error': {
    posts: 1,
    second: 'The message looks like spam',
    known: NOT_TAKEN,
    logged: { status: 200, cause: /not taken/, body: bodyOf('ok-error') },
  },
  'ok-empty': {
    posts: 1,
    known: UNREADABLE,
    isUncertain: true,
    logged: { status: 200, cause: /SyntaxError/, body: '' },
  },
  cut: { posts: 1, known: UNREADABLE, isUncertain: true, logged: { status: 200, cause: /TypeError/ } },
  reset: { posts: 1, known: NO_ANSWER, logged: { cause: FETCH_FAILED }, plainForm: true },
  unanswered: {
    posts: 1,
    second: `It may have been sent: no answer came within ${SEND_TIMEOUT / 1000} seconds.`,
    known: new RegExp(`^No answer came within ${SEND_TIMEOUT / 1000} seconds, so your message may have been sent\\.`),
    isUncertain: true,
    logged: { cause: /TimeoutError/ },
  },
  // A JSON post is preflighted: without the CORS headers the browser does not send it.
  'no-cors': { posts: 0, known: NO_ANSWER, logged: { cause: FETCH_FAILED }, plainForm: true },
} satisfies Record<Exclude<Fault, 'ok-empty-object'>, Row>;

/** What happens to the network itself. */
const NETWORK_ROWS = {
  offline: { posts: 0, known: NO_ANSWER, logged: { cause: FETCH_FAILED } },
  'a refused connection': { posts: 0, known: NO_ANSWER, logged: { cause: FETCH_FAILED }, plainForm: true },
} satisfies Record<string, Row>;

const NETWORK = {
  offline: {
    begin: (_inbox: Inbox, context: BrowserContext) => context.setOffline(true),
    end: (_inbox: Inbox, context: BrowserContext) => context.setOffline(false),
  },
  'a refused connection': {
    begin: (inbox: Inbox) => inbox.close(),
    end: (inbox: Inbox) => inbox.reopen(),
  },
} satisfies Record<keyof typeof NETWORK_ROWS, unknown>;

type Logged = { status?: number; cause?: string; body?: string };

/** Gathers what the page tells the console about a message that was not sent. */
async function gatherLog(page: import('@playwright/test').Page): Promise<Logged[]> {
  const logged: Logged[] = [];
  page.on('console', async (entry) => {
    if (entry.type() !== 'error' || !entry.text().startsWith('The message was not sent.')) return;
    const detail = entry.args()[1];
    const index = logged.push({}) - 1;
    logged[index] =
      (await detail?.evaluate(({ status, cause, body }) => ({ status, cause: String(cause), body }))) ?? {};
  });
  return logged;
}

async function holds(
  page: import('@playwright/test').Page,
  inbox: Inbox,
  row: Row,
  logged: Logged[],
  mend: () => Promise<void> | void,
) {
  await expect(failureToast(page)).toBeVisible({ timeout: SEND_TIMEOUT + 5000 });
  const toast = page.getByRole('alert').filter({ hasText: FAILURE_LINE });
  await expect(toast).toHaveCount(1);
  if (row.second) await expect(toast.getByText(row.second, { exact: true })).toBeVisible();
  else await expect(toast.locator('p')).toHaveText([FAILURE_LINE]);
  await expect(toast.getByRole('link', { name: 'Send by email' })).toHaveAttribute('href', /^mailto:/);
  await expect(toast.getByRole('button', { name: 'Copy message' })).toBeVisible();

  expect(inbox.posts).toHaveLength(row.posts);
  expect(inbox.messages).toHaveLength(0);
  await expectValues(page, SAMPLE);

  const line = fallbackLine(page);
  await expect(line.locator('p')).toHaveText(row.known);
  const mail = new URL((await line.getByRole('link', { name: 'Send by email' }).getAttribute('href')) ?? '');
  expect(mail.protocol + mail.pathname).toBe(mailto(content.profile.email));
  expect(mail.search).not.toContain('+');
  expect(mail.searchParams.get('subject')).toBe(SAMPLE.subject);
  expect(mail.searchParams.get('body')).toBe(SAMPLE.message.replaceAll('\n', '\r\n'));
  await expect(line.getByRole('button', { name: 'Copy message' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send as a plain form' })).toHaveCount(row.plainForm ? 1 : 0);

  await expect(sendButton(page)).toHaveText('Send Message');
  await expect(sendButton(page)).toBeEnabled();
  await expect(row.focus ? page.locator(`#${row.focus}`) : sendButton(page)).toBeFocused();
  for (const text of row.fieldErrors ?? []) await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(row.fieldErrors?.length ?? 0);

  await expect.poll(() => logged).toHaveLength(1);
  await expect.poll(() => logged[0]?.cause).toMatch(row.logged.cause);
  expect(logged[0]?.status).toBe(row.logged.status);
  if (row.logged.body !== undefined) expect(logged[0]?.body).toBe(row.logged.body);

  await mend();
  if (row.isUncertain) {
    await sendButton(page).press('Enter');
    await expect(page.getByText('Press Send Message once more to send it again.')).toBeVisible();
    expect(inbox.posts).toHaveLength(row.posts);
  }
  await sendButton(page).press('Enter');
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
  expect(inbox.posts).toHaveLength(row.posts + 1);
  await expectValues(page, { name: '', email: '', subject: '', message: '' });
  await expect(fallbackLine(page)).toHaveCount(0);
}

for (const [fault, row] of Object.entries(FAULT_ROWS) as [Fault, Row][]) {
  test(`loses nothing to ${fault}, and a second try delivers once`, async ({ page, inbox }) => {
    const logged = await gatherLog(page);
    await openContact(page);
    await fillIn(page);
    inbox.answerWith(fault);
    if (fault === 'unanswered') await page.clock.install();
    await sendButton(page).press('Enter');
    if (fault === 'unanswered') {
      await expect.poll(() => inbox.posts).toHaveLength(1);
      await page.clock.fastForward(SEND_TIMEOUT);
    }
    await holds(page, inbox, row, logged, () => inbox.answerWith());
  });
}

for (const [name, row] of Object.entries(NETWORK_ROWS) as [keyof typeof NETWORK_ROWS, Row][]) {
  test(`loses nothing to ${name}, and a second try delivers once`, async ({ page, inbox, context }) => {
    const logged = await gatherLog(page);
    await openContact(page);
    await fillIn(page);
    await NETWORK[name].begin(inbox, context);
    await sendButton(page).press('Enter');
    await holds(page, inbox, row, logged, () => NETWORK[name].end(inbox, context));
  });
}

test('loses nothing to a host that cannot be resolved', async ({ launchOptions, baseURL, inbox }) => {
  const rule = `--host-resolver-rules=MAP ${new URL(JOURNEYS_ENDPOINT).host} ~NOTFOUND`;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []).filter((argument) => !argument.includes('host-resolver-rules')), rule],
  });
  const page = await browser.newPage({ baseURL });
  const failures: (string | undefined)[] = [];
  page.on('requestfailed', (request) => {
    if (request.method() === 'POST') failures.push(request.failure()?.errorText);
  });
  const logged = await gatherLog(page);
  await openContact(page);
  await fillIn(page);
  await sendButton(page).press('Enter');
  const row: Row = { posts: 0, known: NO_ANSWER, logged: { cause: FETCH_FAILED }, plainForm: true };
  // Chromium's rule holds as long as it runs, so the second try is routed to the inbox.
  await holds(page, inbox, row, logged, async () => {
    expect(failures).toEqual(['net::ERR_NAME_NOT_RESOLVED']);
    await page.route(JOURNEYS_ENDPOINT, (route) => route.continue({ url: inbox.endpoint }));
  });
  await browser.close();
});

test('takes an empty object for success', async ({ page, inbox }) => {
  await openContact(page);
  await fillIn(page);
  inbox.answerWith('ok-empty-object');
  await sendButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
});

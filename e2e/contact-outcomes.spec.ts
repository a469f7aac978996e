import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { words } from '@/content/words';
import { SEND_TIMEOUT, TOAST_DURATION } from '@/lib/constants';
import { fillIn as fillInWords } from '@/lib/fill-in';
import { EMPTY_MESSAGE } from '@/lib/message';
import { routes } from '@/lib/routes';
import type { Inbox } from '@/scripts/inbox';
import { LOOPBACK } from '@/scripts/network';
import {
  expect,
  expectValues,
  type Fault,
  field,
  fillIn,
  hide,
  openContact,
  panel,
  restPointer,
  SAMPLE,
  sendButton,
  takenOver,
  test,
  thanksTo,
  toasts,
} from './support/contact-page';
import { formSays } from './support/form-says';
import { labelOf, withBasePath } from './support/site';

// One page for all of them: each ends with its message sent and the form empty.
test.describe.configure({ mode: 'default' });

const { outcome, fallback } = formSays;

interface Outcome {
  /** How the inbox answers. */
  fault?: Fault;
  /** How the server answers that no page can read. */
  blind?: BlindAnswer;
  isOffline?: boolean;
  toast: string[];
  /** The panel's sentences. */
  panel: string[];
  /** What is logged; nothing for a success. */
  logged?: { summary: string; status?: number };
  /** Whether sending again asks first. */
  asks?: boolean;
  /** The field that has the focus then. */
  focus?: 'email';
}

const NOT_SENT = 'The message was not sent.';
const MAYBE_SENT = 'The message may not have been sent.';

const OUTCOMES: Record<string, Outcome> = {
  'a message that was taken': { toast: [outcome.sent], panel: [thanksTo()] },
  'a 422 with fields': {
    fault: 'invalid-fields',
    toast: [outcome.failed, 'Validation errors'],
    panel: [outcome.notSent, outcome.fields, outcome.kept],
    logged: { summary: NOT_SENT, status: 422 },
    focus: 'email',
  },
  'a 429': {
    fault: 'too-many',
    toast: [outcome.failed, 'Too many messages. Wait a minute.'],
    panel: [outcome.notSent, 'Too many messages. Wait a minute.', outcome.kept],
    logged: { summary: NOT_SENT, status: 429 },
  },
  'a 403 with a reason for developers': {
    fault: 'captcha',
    toast: [outcome.failed],
    panel: [outcome.notSent, fillInWords(outcome.serverError, { status: '403' }), outcome.kept],
    logged: { summary: NOT_SENT, status: 403 },
  },
  'a 500 with HTML': {
    fault: 'error-html',
    toast: [outcome.failed],
    panel: [outcome.notSent, fillInWords(outcome.serverError, { status: '500' }), outcome.kept],
    logged: { summary: NOT_SENT, status: 500 },
  },
  'an offline device': {
    isOffline: true,
    toast: [outcome.failed],
    panel: [outcome.notSent, outcome.offline, outcome.kept],
    logged: { summary: NOT_SENT },
  },
  'an answer without a CORS header': {
    blind: 'no CORS header',
    toast: [outcome.failed],
    panel: [outcome.unreachable, outcome.kept],
    logged: { summary: MAYBE_SENT },
    asks: true,
  },
  'a refused redirect': {
    blind: 'a refused redirect',
    toast: [outcome.failed],
    panel: [outcome.unreachable, outcome.kept],
    logged: { summary: MAYBE_SENT },
    asks: true,
  },
  'a 200 with HTML': {
    fault: 'ok-html',
    toast: [outcome.unconfirmed],
    panel: [outcome.unconfirmed, outcome.unreadable, outcome.kept],
    logged: { summary: MAYBE_SENT, status: 200 },
    asks: true,
  },
  'no answer': {
    fault: 'unanswered',
    toast: [outcome.unconfirmed],
    panel: [outcome.unconfirmed, outcome.timeout, outcome.kept],
    logged: { summary: MAYBE_SENT },
    asks: true,
  },
};

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
  'on the form again, by Back': async () => {
    await PLACES['on another page']();
    await page.goBack();
    await expect(page).toHaveURL(withBasePath(routes.contact));
  },
  'in another tab': () => hide(page, true),
} satisfies Record<string, () => Promise<void>>;

let page: Page;
let blindServer: Awaited<ReturnType<typeof startBlindServer>>;
/** What arrived at the server that no page can read. */
const blindPosts: string[] = [];
/** Where messages go, if not to the inbox. */
let url: string | undefined;
/** Messages wait for it on their way. */
let held = Promise.resolve();
const logged: { summary: string; status?: number }[] = [];

test.beforeAll(async ({ browser }) => {
  blindServer = await startBlindServer((body) => blindPosts.push(body));
  page = await browser.newPage();
  page.on('console', async (entry) => {
    if (entry.type() !== 'error' || !/^The message (?:was|may) not/.test(entry.text())) return;
    const summary = /^The message .*?\./.exec(entry.text())?.[0] ?? '';
    const index = logged.push({ summary }) - 1;
    logged[index] = { summary, status: await entry.args()[1]?.evaluate(({ status }) => status) };
  });
  await page.route('**/f/**', async (route) => {
    await held;
    await route.continue({ url });
  });
  await page.clock.install();
  await openContact(page);
});

test.afterEach(async () => {
  await hide(page, false);
  await page.context().setOffline(false);
  url = undefined;
  logged.length = 0;
  blindPosts.length = 0;
});

test.afterAll(async () => {
  blindServer.close();
  await page.close();
});

/** Sends the sample, and holds it until the function that is returned is called. */
async function sendHeld() {
  await fillIn(page);
  let letGo = () => {};
  held = new Promise((resolve) => {
    letGo = resolve;
  });
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(words.form.sending);
  return letGo;
}

/** Presses the button until the message is delivered, which has to ask first or not. */
async function expectSentAgain(asks: boolean, inbox: Inbox) {
  await sendButton(page).click();
  if (asks) {
    await expect(panel(page)).toContainText(outcome.askTwice);
    expect(inbox.messages).toHaveLength(0);
    await panel(page).getByRole('button', { name: fallback.sendAgain }).click();
  }
  await expect(panel(page)).toHaveText(thanksTo());
  await expect(panel(page)).toBeFocused();
  expect(inbox.messages).toHaveLength(1);
}

for (const [name, row] of Object.entries(OUTCOMES)) {
  for (const [place, goThere] of Object.entries(PLACES)) {
    test(`${name}, with the visitor ${place}`, async ({ inbox }) => {
      const letGo = await sendHeld();
      await goThere();
      inbox.answerWith(...(row.fault ? [row.fault] : []));
      url = row.blind && blindServer.urlOf(row.blind);
      if (row.isOffline) await page.context().setOffline(true);
      letGo();
      if (row.fault === 'unanswered') {
        await expect.poll(() => inbox.posts).toHaveLength(1);
        await page.clock.fastForward(SEND_TIMEOUT);
      }

      await expect(toasts(page).locator('p')).toHaveText(row.toast);
      await expect.poll(() => logged).toEqual(row.logged ? [row.logged] : []);
      await page.context().setOffline(false);
      await hide(page, false);
      const link = toasts(page).getByRole('link', { name: fallback.back });
      if (place === 'on another page') await link.click();
      else await expect(link).toHaveCount(0);

      await expect(page).toHaveURL(withBasePath(routes.contact));
      await expect(panel(page).locator('> p')).toHaveText(row.panel);
      await expectValues(page, row.logged ? SAMPLE : EMPTY_MESSAGE);
      if (!row.logged && place !== 'on another page') await expect(panel(page)).toBeFocused();
      if (row.focus && place !== 'on another page') await expect(page.locator(`#${row.focus}`)).toBeFocused();

      await restPointer(page);
      await page.clock.fastForward(2 * TOAST_DURATION);
      await expect(toasts(page).locator('p')).toHaveCount(0);
      await expect(panel(page).locator('> p')).toHaveText(row.panel);
      url = undefined;
      if (row.logged) await expectSentAgain(Boolean(row.asks), inbox);
      expect([...inbox.messages.map((message) => message.message)]).toEqual([SAMPLE.message]);
      expect(blindPosts).toHaveLength(row.blind ? 1 : 0);
    });
  }
}

// A page that is gone hears no answer, whatever it is.
for (const hasArrived of [true, false]) {
  test(`a page closed while sending, with the message ${hasArrived ? '' : 'not '}at the server`, async ({ inbox }) => {
    inbox.answerWith('unanswered');
    const letGo = await sendHeld();
    if (hasArrived) letGo();
    await expect.poll(() => inbox.posts).toHaveLength(hasArrived ? 1 : 0);
    await page.reload();
    held = Promise.resolve();
    await takenOver(page);
    await expectValues(page, SAMPLE);
    await expect(page.getByText(formSays.draft.restored)).toBeVisible();
    await expect(panel(page).locator('> p')).toHaveText([outcome.unconfirmed, outcome.closed, outcome.kept]);
    await expect(toasts(page).locator('p')).toHaveCount(0);
    inbox.answerWith();
    await expectSentAgain(true, inbox);
    await expectValues(page, EMPTY_MESSAGE);
  });
}

test('after an unconfirmed message the panel stays while the text is edited, and sending asks first', async ({
  inbox,
}) => {
  await fillIn(page);
  inbox.answerWith('ok-html');
  await sendButton(page).click();
  await field(page, 'message').fill('We need a licensing desk.');
  await expect(panel(page)).toContainText(outcome.unconfirmed);
  await expectSentAgain(true, inbox);
  expect(inbox.messages[0]?.message).toBe('We need a licensing desk.');
});

test('the panel of a success stays until the next change, also after a visit to another page', async ({ inbox }) => {
  await fillIn(page);
  await sendButton(page).click();
  await expect(panel(page)).toHaveText(thanksTo());
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  await PLACES['on the form again, by Back']();
  await expect(panel(page)).toHaveText(thanksTo());
  await fillIn(page, { ...EMPTY_MESSAGE, name: 'S' });
  await expect(panel(page)).toHaveCount(0);
  expect(inbox.messages).toHaveLength(1);
});

test('a new attempt removes the toast of the last one', async ({ inbox }) => {
  await fillIn(page);
  inbox.answerWith('error-html', 'error-html', 'error-html');
  for (const posts of [1, 2, 3]) {
    await sendButton(page).click();
    await expect.poll(() => inbox.posts).toHaveLength(posts);
    await expect(toasts(page).locator('[data-toast]')).toHaveCount(1);
  }
  const letGo = await sendHeld();
  await expect(toasts(page).locator('[data-toast]')).toHaveCount(0);
  letGo();
  await expect(toasts(page).locator('p')).toHaveText([outcome.sent]);
});

test('a message arrives although its tab is closed while sending', async ({ context, inbox }) => {
  const tab = await context.newPage();
  await openContact(tab);
  await fillIn(tab);
  // A context without pages ends its calls.
  const other = await context.newPage();
  await sendButton(tab).click({ noWaitAfter: true });
  await tab.close({ runBeforeUnload: true });
  await expect.poll(() => inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
  await other.close();
});

/** Answers from which a browser keeps a page: without a CORS header, or by a redirect that the policy refuses. */
type BlindAnswer = 'no CORS header' | 'a refused redirect';

/**
 * A server that takes messages and answers what no page can read. Playwright's own `route.fulfill` adds CORS headers.
 *
 * @param onPost called with the body of each message.
 */
async function startBlindServer(onPost: (body: string) => void) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST') onPost(body);
    if (request.url === '/redirect') response.writeHead(302, { Location: 'https://elsewhere.invalid/' });
    response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const origin = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  return {
    /** Where a message gets this answer. */
    urlOf: (answer: BlindAnswer) => `${origin}${answer === 'a refused redirect' ? '/redirect' : '/'}`,
    close: () => server.close(),
  };
}

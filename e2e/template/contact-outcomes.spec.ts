import type { Page, Route } from '@playwright/test';
import { words } from '@/content/words';
import { SEND_TIMEOUT, TOAST_DURATION } from '@/lib/constants';
import { fillIn as fillInWords } from '@/lib/fill-in';
import { EMPTY_MESSAGE } from '@/lib/message';
import { routes } from '@/lib/routes';
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
  test,
  thanksTo,
  toasts,
  waitForHydratedForm,
} from './support/contact-page';
import { formSays } from './support/form-says';
import { labelOf, withBasePath } from './support/site';

// The policy blocks the redirect of one outcome.
test.use({ mayViolatePolicy: true });

const { outcome, fallback } = formSays;

interface Outcome {
  /** How the inbox fails. */
  fault?: Fault;
  /** A response that replaces the inbox's. */
  answer?: Parameters<Route['fulfill']>[0];
  isOffline?: boolean;
  toast: string[];
  /** The sentences in the panel. */
  panel: string[];
  /** What the page logs; nothing after a success. */
  logged?: { summary: string; status?: number };
  /** Whether sending again asks for confirmation. */
  asks?: boolean;
  /** The field that receives the focus. */
  focus?: 'email';
}

const NOT_SENT = 'The message was not sent.';
const MAYBE_SENT = 'The message may not have been sent.';

/** In order, within one visit: the typed text stays until a message is accepted. */
const OUTCOMES: Record<string, Outcome> = {
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
    // Playwright adds a CORS header that allows the page if there is none.
    answer: { headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.invalid' }, body: '{"ok":true}' },
    toast: [outcome.failed],
    panel: [outcome.unreachable, outcome.kept],
    logged: { summary: MAYBE_SENT },
    asks: true,
  },
  'a refused redirect': {
    answer: { status: 302, headers: { Location: 'https://elsewhere.invalid/' } },
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
  'an accepted message': { toast: [outcome.sent], panel: [thanksTo()] },
};

/** Where the visitor is when the response arrives. */
const PLACES: Record<string, (page: Page) => Promise<void>> = {
  'on the form': async () => {},
  'on another page': visitProjects,
  'back on the form': goAndComeBack,
  'in another tab': (page) => hide(page, true),
};

async function visitProjects(page: Page) {
  const menu = page.getByRole('navigation', { name: words.header.navigation });
  await menu.getByRole('link', { name: labelOf(routes.projects), exact: true }).click();
  await expect(page).toHaveURL(withBasePath(routes.projects));
}

async function goAndComeBack(page: Page) {
  await visitProjects(page);
  await page.goBack();
  await expect(page).toHaveURL(withBasePath(routes.contact));
}

/** Delays the messages of a page until they are released. */
async function holdMessages(page: Page) {
  const held: Route[] = [];
  await page.route('**/f/**', (route) => void held.push(route));
  return {
    count: () => held.length,
    /** Waits for the next message, then fulfils it with the answer or lets it through to the inbox. */
    async release(index: number, answer: Outcome['answer']) {
      await expect.poll(() => held.length).toBe(index + 1);
      await (answer ? held[index]?.fulfill(answer) : held[index]?.continue());
    },
  };
}

/** What the page logs about its messages. */
function watchConsole(page: Page) {
  const logged: { summary: string; status?: number }[] = [];
  page.on('console', async (entry) => {
    const [summary] = /^The message (?:was|may) not .*?\./.exec(entry.text()) ?? [];
    if (summary) logged.push({ summary, status: await entry.args()[1]?.evaluate(({ status }) => status) });
  });
  return logged;
}

/** Sends an unconfirmed message again, which asks for confirmation first. */
async function sendAgain(page: Page) {
  // A held Enter key asks, but does not confirm.
  await sendButton(page).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(panel(page)).toContainText(outcome.askTwice);
  await panel(page).getByRole('button', { name: fallback.sendAgain }).click();
}

for (const [place, goThere] of Object.entries(PLACES)) {
  const outcomes = Object.entries(OUTCOMES);

  test(`${outcomes.length} outcomes of sending, with the visitor ${place}`, async ({ page, inbox }) => {
    const logged = watchConsole(page);
    const messages = await holdMessages(page);
    const isElsewhere = goThere === visitProjects;
    let asks = false;
    await page.clock.install();
    await openContact(page);
    await fillIn(page);
    await restPointer(page);

    for (const [index, [name, row]] of outcomes.entries()) {
      await test.step(name, async () => {
        inbox.clear();
        inbox.answerWith(...(row.fault ? [row.fault] : []));
        logged.length = 0;
        if (asks) await sendAgain(page);
        else await sendButton(page).click();
        await expect(sendButton(page)).toHaveText(words.form.sending);
        await expect(toasts(page).locator('[data-toast]')).toHaveCount(0);
        await goThere(page);
        if (row.isOffline) await page.context().setOffline(true);
        await messages.release(index, row.answer);
        if (row.fault === 'unanswered') {
          await expect.poll(() => inbox.posts).toHaveLength(1);
          await page.clock.fastForward(SEND_TIMEOUT);
        }

        await expect(toasts(page).locator('p')).toHaveText(row.toast);
        await expect.poll(() => logged).toEqual(row.logged ? [row.logged] : []);
        if (row.isOffline) await page.context().setOffline(false);
        await hide(page, false);
        const link = toasts(page).getByRole('link', { name: fallback.back });
        if (isElsewhere) await link.click();
        else await expect(link).toHaveCount(0);

        await expect(page).toHaveURL(withBasePath(routes.contact));
        await expect(panel(page).locator('> p')).toHaveText(row.panel);
        await expectValues(page, row.logged ? SAMPLE : EMPTY_MESSAGE);
        if (row.focus && !isElsewhere) await expect(page.locator(`#${row.focus}`)).toBeFocused();
        asks = Boolean(row.asks);
      });
    }

    if (!isElsewhere) await expect(panel(page)).toBeFocused();
    expect(inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
    expect(messages.count()).toBe(outcomes.length);
    await restPointer(page);
    await page.clock.fastForward(2 * TOAST_DURATION);
    await expect(toasts(page).locator('p')).toHaveCount(0);
    await expect(panel(page)).toHaveText(thanksTo());
  });
}

// A closed page receives no response, so the outcome doesn't matter.
test('a message is unconfirmed if the page was reloaded while sending, whether or not it arrived', async ({
  page,
  inbox,
}) => {
  const messages = await holdMessages(page);
  await openContact(page);
  await fillIn(page);
  await sendButton(page).click();
  for (const hasArrived of [false, true]) {
    inbox.answerWith('unanswered');
    if (hasArrived) await messages.release(1, undefined);
    await expect.poll(() => inbox.posts).toHaveLength(hasArrived ? 1 : 0);
    await page.reload();
    await waitForHydratedForm(page);
    await expectValues(page, SAMPLE);
    await expect(page.getByText(formSays.draft.restored)).toBeVisible();
    await expect(panel(page).locator('> p')).toHaveText([outcome.unconfirmed, outcome.closed, outcome.kept]);
    await expect(toasts(page).locator('p')).toHaveCount(0);
    await sendAgain(page);
  }
  inbox.answerWith();
  await messages.release(2, undefined);
  await expect(panel(page)).toHaveText(thanksTo());
  await expectValues(page, EMPTY_MESSAGE);
});

test('an edited message is still unconfirmed; the panel of a success stays until the next change', async ({
  page,
  inbox,
}) => {
  await openContact(page);
  await fillIn(page);
  inbox.answerWith('ok-html');
  await sendButton(page).click();
  await expect(panel(page)).toContainText(outcome.unconfirmed);
  await field(page, 'message').fill('We need a licensing desk.');
  await expect(panel(page)).toContainText(outcome.unconfirmed);
  await sendAgain(page);
  await expect(panel(page)).toHaveText(thanksTo());
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  await goAndComeBack(page);
  await expect(panel(page)).toHaveText(thanksTo());
  await field(page, 'name').fill('S');
  await expect(panel(page)).toHaveCount(0);
  expect(inbox.messages.map(({ message }) => message)).toEqual(['We need a licensing desk.']);
});

test('a message arrives if its tab is closed while sending', async ({ context, inbox }) => {
  const tab = await context.newPage();
  await openContact(tab);
  await fillIn(tab);
  // A browser context without pages aborts its requests.
  const other = await context.newPage();
  await sendButton(tab).click({ noWaitAfter: true });
  await tab.close({ runBeforeUnload: true });
  await expect.poll(() => inbox.messages).toEqual([{ way: 'json', ...SAMPLE }]);
  await other.close();
});

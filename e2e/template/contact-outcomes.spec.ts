import type { Page, Route } from '@playwright/test';
import { EMPTY_MESSAGE } from '@/lib/browser/draft';
import { words } from '@/lib/content/words';
import { fillIn } from '@/lib/language/fill-in';
import { routes } from '@/lib/routes';
import * as contact from '../support/contact-page';
import { formSays } from '../support/form';
import { expect, linkTo, test, withBasePath } from '../support/site';

// docs/behaviour.md, "Constants"
const SEND_TIMEOUT = 15_000;
const TOAST_DURATION = 4000;

const { outcome, fallback } = formSays;

interface Outcome {
  /** How the inbox fails. */
  fault?: contact.Fault;
  /** A response that replaces the inbox's. */
  answer?: Parameters<Route['fulfill']>[0];
  isOffline?: boolean;
  toast: string[];
  /** The sentences in the panel. */
  panel: string[];
  /** What the page logs; nothing after a success. */
  logged?: string;
  /** Whether sending again asks for confirmation. */
  asks?: boolean;
  /** The field that receives the focus. */
  focus?: 'email';
}

const NOT_SENT = 'The message was not sent.';
const MAYBE_SENT = 'The message may not have been sent.';

/** A failure, with the sentence that explains it, and the service's reason in the toast. */
function failed(why: string, ...reason: string[]): Outcome {
  return { toast: [outcome.failed, ...reason], panel: [outcome.notSent, why, outcome.kept], logged: NOT_SENT };
}

/** An unknown outcome, with the sentences of the panel, after which sending again asks first. */
function unconfirmed(panel: string[], toast = outcome.unconfirmed): Outcome {
  return { toast: [toast], panel: [...panel, outcome.kept], logged: MAYBE_SENT, asks: true };
}

const WAIT = 'Too many messages. Wait a minute.';

/** In order, within one visit: the typed text stays until a message is accepted. */
const OUTCOMES: Record<string, Outcome> = {
  'a 422 with fields': { ...failed(outcome.fields, 'Validation errors'), fault: 'invalid-fields', focus: 'email' },
  'a 429': { ...failed(WAIT, WAIT), fault: 'too-many' },
  'a 403 with a reason for developers': { ...failed(fillIn(outcome.serverError, { status: '403' })), fault: 'captcha' },
  'an offline device': { ...failed(outcome.offline), isOffline: true },
  'an answer without a CORS header': {
    ...unconfirmed([outcome.unreachable], outcome.failed),
    // Playwright adds a CORS header that allows the page if there is none.
    answer: { headers: { 'Access-Control-Allow-Origin': 'https://elsewhere.invalid' }, body: '{"ok":true}' },
  },
  'a 200 with HTML': { ...unconfirmed([outcome.unconfirmed, outcome.unreadable]), fault: 'ok-html' },
  'no answer': { ...unconfirmed([outcome.unconfirmed, outcome.timeout]), fault: 'unanswered' },
  'an accepted message': { toast: [outcome.sent], panel: [contact.thanksTo()] },
};

/** One outcome of each kind, which differ by where the visitor is. */
const KINDS = ['a 422 with fields', 'no answer', 'an accepted message'];

/** Where the visitor is when the response arrives. */
const PLACES: Record<string, (page: Page) => Promise<void>> = {
  'on the form': async () => {},
  'on another page': visitProjects,
  'back on the form': goAndComeBack,
};

async function visitProjects(page: Page) {
  await linkTo(page, routes.projects).click();
  await expect(page).toHaveURL(withBasePath(routes.projects));
}

async function goAndComeBack(page: Page) {
  await visitProjects(page);
  await page.goBack();
  await expect(page).toHaveURL(withBasePath(routes.contact));
}

/** Sends an unconfirmed message again, which asks for confirmation first. */
async function sendAgain(page: Page) {
  await contact.consentBox(page).check();
  // The second click of a double click does not confirm.
  await contact.sendButton(page).dblclick();
  await expect(contact.panel(page)).toContainText(outcome.askTwice);
  await contact.panel(page).getByRole('button', { name: fallback.sendAgain }).click();
}

for (const [place, goThere] of Object.entries(PLACES)) {
  const outcomes = Object.entries(OUTCOMES).filter(([name]) => place === 'on the form' || KINDS.includes(name));

  const tag = place === 'on the form' ? [] : '@ci';

  test(`${outcomes.length} outcomes of sending, with the visitor ${place}`, { tag }, async ({ page, inbox, visit }) => {
    const logged = () =>
      visit.messages.map((text) => /The message (?:was|may) not .*?\./.exec(text)?.[0]).filter(Boolean);
    const held: Route[] = [];
    await page.route('**/f/**', (route) => void held.push(route));
    const isElsewhere = goThere === visitProjects;
    const restored = page.getByText(formSays.draft.restored);
    let asks = false;
    await page.clock.install();
    await contact.openContact(page);
    await contact.fillIn(page);
    await contact.restPointer(page);

    for (const [index, [name, row]] of outcomes.entries()) {
      await test.step(name, async () => {
        inbox.clear();
        inbox.answerWith(...(row.fault ? [row.fault] : []));
        visit.messages.length = 0;
        if (asks) await sendAgain(page);
        else {
          await contact.consentBox(page).check();
          await contact.sendButton(page).click();
        }
        await expect(contact.sendButton(page)).toHaveText(words.form.sending);
        // Without waiting, because a toast goes away by itself.
        expect(await contact.toasts(page).locator('[data-toast]').count()).toBe(0);
        await goThere(page);
        if (!isElsewhere) {
          await expect(contact.field(page, 'message')).not.toBeEditable();
          await contact.expectValues(page, contact.SAMPLE);
          await expect(restored).toHaveCount(0);
        }
        if (row.isOffline) await page.context().setOffline(true);
        await expect.poll(() => held.length).toBe(index + 1);
        await (row.answer ? held[index]?.fulfill(row.answer) : held[index]?.continue());
        if (row.fault === 'unanswered') {
          await expect.poll(() => inbox.posts).toHaveLength(1);
          await page.clock.fastForward(SEND_TIMEOUT);
        }

        await expect(contact.toasts(page).locator('p')).toHaveText(row.toast);
        await expect.poll(logged).toEqual(row.logged ? [row.logged] : []);
        if (row.isOffline) await page.context().setOffline(false);
        const link = contact.toasts(page).getByRole('link', { name: fallback.back });
        if (isElsewhere) await link.click();
        else expect(await link.count()).toBe(0);

        await expect(contact.panel(page).locator('> p')).toHaveText(row.panel);
        // Without `#outcome`, which would lead to an empty panel after a reload, or once another message is typed.
        await expect(page).toHaveURL(withBasePath(routes.contact));
        if (isElsewhere) await expect(contact.panel(page)).toBeInViewport({ ratio: 1 });
        await contact.expectValues(page, row.logged ? contact.SAMPLE : EMPTY_MESSAGE);
        await expect(restored).toHaveCount(isElsewhere && row.logged ? 1 : 0);
        if (row.focus && !isElsewhere) await expect(page.locator(`#${row.focus}`)).toBeFocused();
        asks = Boolean(row.asks);
      });
    }

    if (!isElsewhere) await expect(contact.panel(page)).toBeFocused();
    await expect(contact.panel(page)).toHaveAccessibleName(contact.thanksTo());
    expect(inbox.messages).toEqual([{ way: 'json', ...contact.SAMPLE }]);
    expect(held).toHaveLength(outcomes.length);
    await contact.restPointer(page);
    await page.clock.fastForward(2 * TOAST_DURATION);
    await expect(contact.toasts(page).locator('p')).toHaveCount(0);
    await expect(contact.panel(page)).toHaveText(contact.thanksTo());
  });
}

test('a message is unconfirmed if the page was reloaded while sending', async ({ page, inbox }) => {
  inbox.answerWith('unanswered');
  await contact.openContact(page);
  await contact.fillIn(page);
  await contact.sendButton(page).click();
  await expect.poll(() => inbox.posts).toHaveLength(1);
  await page.reload();
  await contact.waitForHydratedForm(page);
  await contact.expectValues(page, contact.SAMPLE);
  await expect(page.getByText(formSays.draft.restored)).toBeVisible();
  await expect(contact.panel(page).locator('> p')).toHaveText([outcome.unconfirmed, outcome.closed, outcome.kept]);
  expect(await contact.toasts(page).locator('p').count()).toBe(0);
  await contact.field(page, 'name').fill('S');
  await expect(contact.field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await contact.field(page, 'name').fill(contact.SAMPLE.name);
  await sendAgain(page);
  await expect(contact.panel(page)).toHaveText(contact.thanksTo());
  await contact.expectValues(page, EMPTY_MESSAGE);
});

test('an edited message is still unconfirmed; a success is shown until the next change', { tag: '@ci' }, async ({
  page,
  inbox,
}) => {
  await contact.openContact(page);
  await contact.fillIn(page);
  inbox.answerWith('ok-html');
  await contact.sendButton(page).click();
  await goAndComeBack(page);
  await expect(contact.panel(page)).toContainText(outcome.unconfirmed);
  const copyButton = contact.panel(page).getByRole('button', { name: fallback.copy });
  await copyButton.click();
  await expect(copyButton).toHaveCount(0);
  await contact.field(page, 'message').fill('A desk');
  await expect(copyButton).toBeVisible();
  await expect(contact.field(page, 'message')).toHaveAccessibleDescription(formSays.errors.message);
  await contact.field(page, 'message').fill('We need a licensing desk.');
  for (const _ of [1, 2]) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(contact.field(page, 'message')).toHaveValue(/desk\.\n\n$/);
  await expect(contact.panel(page)).toContainText(outcome.unconfirmed);
  await sendAgain(page);
  await expect(contact.panel(page)).toHaveText(contact.thanksTo());
  await expect(contact.panel(page)).toBeInViewport({ ratio: 1 });
  await goAndComeBack(page);
  await expect(contact.panel(page)).toHaveText(contact.thanksTo());
  await contact.field(page, 'name').fill('S');
  await expect(contact.panel(page)).toHaveCount(0);
  expect(inbox.messages.map(({ message }) => message)).toEqual(['We need a licensing desk.']);
});

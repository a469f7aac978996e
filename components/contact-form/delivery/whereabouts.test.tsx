/** @jest-environment ./components/contact-form/delivery/jsdom-with-fetch.mjs */

import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { FAULT_ROWS, type FaultRow, NETWORK_ROWS } from '@/e2e/support/fault-rows';
import { formSays } from '@/e2e/support/form-says';
import { content } from '@/lib/content/content';
import { SEND_TIMEOUT } from '@/lib/limits';
import { type Fault, type Inbox, startInbox } from '@/scripts/inbox.mjs';
import { EMPTY_MESSAGE, MESSAGE_FIELDS, type Message } from '../message';
import { startNetwork } from './test-network';

/**
 * The fault table × where the visitor is when the answer comes, cell by cell: the real form,
 * outbox, drafts and toasts, and real calls to a real inbox. What a browser does about a page
 * that is hidden, left or closed is made up here; e2e/contact-whereabouts.spec.ts has a browser
 * do it, with a fault of each kind.
 */

const MESSAGE: Message = {
  name: 'Sara Adel',
  email: 'sara@example.org',
  subject: 'A desktop system',
  message: 'We run a small office and need a licensing desk.',
};

const { drafts, outcome, waysOut } = formSays;

const FORM = '/contact/';
const ELSEWHERE = '/projects/';

/** Longer than anything in the page takes that is under way, in ms. */
const MOMENT = 200;

let mockPage = FORM;
let mockGo = (_page: string) => {};
jest.mock('next/navigation', () => ({
  usePathname: () => mockPage,
  useRouter: () => ({ push: (page: string) => mockGo(page), prefetch() {} }),
}));

// A tab that is opened runs the site's modules anew. The packages would only take time, and React has to be the test's.
for (const name of [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'styled-components',
  'formik',
  'yup',
  'lucide',
  'react-hot-toast/headless',
]) {
  const loaded = jest.requireActual(name);
  jest.doMock(name, () => loaded);
}

/** One way for a call to end. */
interface End {
  /** How the inbox answers, where it is asked at all. */
  fault?: Fault;
  /** What happens to the network before it is asked, and how that is mended. */
  begin?: () => void | Promise<void>;
  mend?: () => void | Promise<void>;
  /** What must hold; nothing where the message is taken. */
  row?: FaultRow;
}

const NETWORK: Record<keyof typeof NETWORK_ROWS, Pick<End, 'begin' | 'mend'>> = {
  offline: { begin: () => network.setOnline(false), mend: () => network.setOnline(true) },
  'a refused connection': { begin: () => inbox.close(), mend: () => inbox.reopen() },
  'a host that cannot be resolved': { begin: () => network.setNamed(false), mend: () => network.setNamed(true) },
};

const ENDS: readonly (readonly [string, End])[] = [
  ['being taken', {}],
  ['an empty object', { fault: 'ok-empty-object' }],
  ...Object.entries(FAULT_ROWS).map(([fault, row]): [string, End] => [fault, { fault: fault as Fault, row }]),
  ...Object.entries(NETWORK_ROWS).map(([name, row]): [string, End] => [
    name,
    { row, ...NETWORK[name as keyof typeof NETWORK] },
  ]),
];

/** Where a visitor can be. */
interface Place {
  /** Brings them there, with the message on its way. */
  leave: () => void;
  /** Brings the page back to view once the answer is there. */
  look?: () => void;
  /** Whether the browser says that the page is left, so that a call that is cut off may have got through. */
  isLeft?: boolean;
}

const PLACES: Record<string, Place> = {
  'on the form': { leave() {} },
  'on another page': { leave: () => go(ELSEWHERE) },
  'back again': {
    leave() {
      go(ELSEWHERE);
      go(FORM);
    },
  },
  'with the tab hidden': { leave: () => hide(true), look: () => hide(false) },
  'with the page in the page cache': { leave: enterPageCache, look: leavePageCache, isLeft: true },
  'out of the page cache again': {
    leave() {
      enterPageCache();
      leavePageCache();
    },
    isLeft: true,
  },
  'offline in between': {
    leave() {
      network.setOnline(false);
      network.setOnline(true);
    },
  },
};

let inbox: Inbox;
let network: ReturnType<typeof startNetwork>;
/** Everything that was written to the console as an error. */
let logged: jest.SpyInstance;
let isHidden = false;
/** What mends the network, where it is broken. */
let mending: End['mend'];
const realSetTimeout = setTimeout;

jest.setTimeout(30_000);

beforeAll(async () => {
  inbox = await startInbox({ origins: [window.location.origin] });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  network = startNetwork();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  act(() => toast.remove());
  await mendNetwork();
  network.stop();
  jest.useRealTimers();
  logged.mockRestore();
  inbox.clear();
  sessionStorage.clear();
  isHidden = false;
});

afterAll(() => inbox.close());

for (const [place, { leave, look, isLeft }] of Object.entries(PLACES)) {
  describe(`while the visitor is ${place}`, () => {
    // One visit for all of them: after each the message has been sent.
    let site: Awaited<ReturnType<typeof loadSite>>;
    beforeAll(async () => {
      site = await loadSite();
    });

    test.each(ENDS)('%s is told once, and nothing is sent twice unasked', async (name, end) => {
      const { fault, begin, mend, row } = end;
      const message = { ...MESSAGE, subject: name };
      open(site);
      await send(message);
      if (fault) inbox.answerWith(fault);
      await act(async () => leave());
      mending = mend;
      await begin?.();
      await answer(end);
      await act(async () => look?.());
      if (fault === 'unanswered') await pass(SEND_TIMEOUT);
      await until(() => document.querySelector('[data-toast]') !== null);
      // Whatever is told too often is told by then.
      await pass(MOMENT);

      expect(inbox.posts).toHaveLength(row ? row.posts : 1);
      expect(toastsThatSay(row ? outcome.failed : outcome.sent)).toHaveLength(1);
      expect(toastsThatSay(row ? outcome.sent : outcome.failed)).toHaveLength(0);
      expect(logged.mock.calls).toEqual(row ? [['The message was not sent.', expect.anything()]] : []);
      if (!row) {
        act(() => go(FORM));
        expect(typed()).toEqual(EMPTY_MESSAGE);
        expectNoDraft();
        return;
      }
      const { status, cause, body } = logged.mock.calls[0][1];
      expect({ status, cause: String(cause) }).toEqual({
        status: row.logged.status,
        cause: expect.stringMatching(row.logged.cause),
      });
      if (row.logged.body !== undefined) expect(body).toBe(row.logged.body);
      if (row.second) expect(toastsThatSay(row.second)).toHaveLength(1);

      if (mockPage !== FORM) fireEvent.click(screen.getByText(waysOut.back));
      expect(typed()).toEqual(message);
      expectNoDraft();
      expect(screen.getByText(row.known)).toBeInTheDocument();
      for (const text of row.fieldErrors ?? []) expect(screen.getByText(text)).toBeInTheDocument();
      const isUncertain = row.isUncertain || (isLeft && row.known === NETWORK_ROWS.offline.known);
      const plain = screen.queryAllByText(waysOut.plain);
      expect(plain).toHaveLength(row.plainForm && !isUncertain ? 1 : 0);

      inbox.answerWith();
      await mendNetwork();
      await sendAgain({ isAsked: Boolean(isUncertain) });
      expect(inbox.messages).toEqual([{ way: 'json', ...message }]);
    });
  });
}

describe('while the tab is closed', () => {
  test.each(ENDS)('%s is asked about when it is opened again', async (_name, end) => {
    const { fault, begin, mend, row } = end;
    const { unmount } = open(await loadSite());
    await send(MESSAGE);
    if (fault) inbox.answerWith(fault);
    leaveFor(false);
    network.closePage();
    // What a browser brings back with a tab.
    const kept = { ...sessionStorage };
    unmount();
    mending = mend;
    await begin?.();
    await answer(end);
    await pass(SEND_TIMEOUT);
    expect(inbox.posts).toHaveLength(row ? row.posts : 1);
    expect(inbox.messages).toHaveLength(row ? 0 : 1);
    expect(logged).not.toHaveBeenCalled();

    network.stop();
    network = startNetwork();
    network.letGo();
    inbox.answerWith();
    await mendNetwork();
    isHidden = false;
    Object.assign(sessionStorage, kept);
    open(await loadSite());
    expect(typed()).toEqual(EMPTY_MESSAGE);
    expect(screen.getByText(drafts.maybeUnsent.join('').trim())).toBeInTheDocument();
    fireEvent.click(screen.getByText(drafts.bringBack));
    expect(typed()).toEqual(MESSAGE);
    await sendAgain({ isAsked: true });
    expect(inbox.messages).toHaveLength(row ? 1 : 2);
  });
});

async function mendNetwork() {
  await mending?.();
  mending = undefined;
}

/** Loads the site's modules anew, as a tab does that is opened. */
async function loadSite() {
  let site = () => <></>;
  await jest.isolateModulesAsync(async () => {
    const { ContactForm } = await import('../contact-form');
    const { PageToasts } = await import('@/components/layout/toast/page-toasts');
    const { ToastOutlet } = await import('@/components/layout/toast/toast-outlet');
    site = () => (
      <main>
        {mockPage === FORM ? (
          <>
            <ContactForm
              heading="Send Me a Message"
              parts={{ action: inbox.endpoint }}
              ownerEmail="owner@example.org"
              sampleEmail="name@company.com"
              words={formSays}
            />
            <PageToasts words={content.words.toasts} />
          </>
        ) : (
          <h1>Projects</h1>
        )}
        <ToastOutlet />
      </main>
    );
  });
  return site;
}

/** Brings the visitor to the form, by a link from another page. */
function open(site: () => ReactElement) {
  mockPage = ELSEWHERE;
  const view = render(site());
  mockGo = (page) => {
    mockPage = page;
    view.rerender(site());
  };
  act(() => go(FORM));
  return view;
}

function go(page: string) {
  mockGo(page);
}

function hide(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What a page hears as it is left. */
function leaveFor(persisted: boolean) {
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
    hide(true);
  });
}

function enterPageCache() {
  leaveFor(true);
  network.freezePage();
}

function leavePageCache() {
  network.thawPage();
  hide(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

// By their places in the form, here and below: to look for roles and labels in every cell would take most of its time.
function control(name: string) {
  const found = document.forms[0]?.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
    throw new Error(`No field ${name}.`);
  return found;
}

function typed(): Message {
  const [name = '', email = '', subject = '', message = ''] = MESSAGE_FIELDS.map((key) => control(key).value);
  return { name, email, subject, message };
}

function sendButton() {
  const button = document.forms[0]?.querySelector('button');
  if (!button) throw new Error('Nothing sends the form.');
  return button;
}

/** Fills the form in and sends it; the message is on its way then. */
async function send(message: Message) {
  // As a password manager does: all fields, and one event.
  for (const key of MESSAGE_FIELDS) control(key).value = message[key];
  fireEvent.input(control('name'));
  fireEvent.click(sendButton());
  await until(() => sendButton().textContent === formSays.sending);
}

/** Lets the message arrive, and waits for as much of an answer as there will be. */
async function answer({ fault }: End) {
  network.letGo();
  if (fault === 'unanswered') await until(() => inbox.posts.length === 1);
  else await act(() => network.settled());
}

/** Sends the message again: at the second press, if the form asks first. */
async function sendAgain({ isAsked }: { isAsked: boolean }) {
  const before = inbox.posts.length;
  if (isAsked) {
    fireEvent.click(sendButton());
    await until(() => document.body.textContent.includes(outcome.askTwice));
    expect(inbox.posts).toHaveLength(before);
  }
  fireEvent.click(sendButton());
  await until(() => toastsThatSay(outcome.sent).length === 1);
  expect(inbox.posts).toHaveLength(before + 1);
  expect(typed()).toEqual(EMPTY_MESSAGE);
}

function toastsThatSay(line: string) {
  return [...document.querySelectorAll('[data-toast]')].filter(({ textContent }) => textContent.includes(line));
}

function expectNoDraft() {
  expect(screen.queryByText(drafts.bringBack)).toBeNull();
}

/** Lets time pass in the page. */
function pass(time: number) {
  return act(() => jest.advanceTimersByTimeAsync(time));
}

/** Waits for what takes real time, the inbox and promises, while as much passes in the page. */
async function until(condition: () => boolean) {
  for (let rounds = 0; !condition(); rounds += 1) {
    if (rounds > 2000) throw new Error(`It never came to ${condition}.`);
    await act(() => new Promise((resolve) => realSetTimeout(resolve, 1)));
    act(() => jest.advanceTimersByTime(1));
  }
}

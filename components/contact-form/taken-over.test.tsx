import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { formSays } from '@/e2e/support/form-says';
import { ContactForm } from './contact-form';
import { writeDrafts } from './drafts/drafts';
import { CopyButton } from './fallback/copy-button';
import { EMPTY_MESSAGE, MESSAGE_FIELDS, type Message } from './message';

/** The form in a page that others change too: translators, password managers, and the browser itself. */

jest.mock('next/navigation', () => ({ usePathname: () => '/contact/' }));

const { drafts } = formSays;
const MESSAGE: Message = { ...EMPTY_MESSAGE, name: 'Sara Adel', message: 'A message typed early' };

const FORM = (
  <main>
    <ContactForm
      heading="Send Me a Message"
      parts={{ action: 'https://forms.example/f/inbox' }}
      ownerEmail="owner@example.org"
      sampleEmail="name@company.com"
      words={formSays}
    />
  </main>
);

let html = '';

beforeAll(() => {
  const { container, unmount } = render(FORM);
  html = container.innerHTML.replace(' novalidate=""', '');
  unmount();
});

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  document.body.replaceChildren();
});

function control(name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = document.forms[0]?.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) throw new Error(`No ${name}.`);
  return found;
}

/** Replaces every text as translators do. */
function translate(part: Element) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const translated = document.createElement('font');
    translated.textContent = `«${text.textContent}»`;
    text.parentNode?.replaceChild(translated, text);
  }
}

const CHANGES: Record<string, (page: Element) => void> = {
  'a translator': translate,
  'a password manager': () => control('name').after(document.createElement('div')),
};

test.each(Object.entries(CHANGES))('what was typed, the focus and the selection outlast %s', async (_name, change) => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = html;
  change(page);
  for (const name of MESSAGE_FIELDS) control(name).value = MESSAGE[name];
  const typedIn = control('message');
  typedIn.focus();
  typedIn.setSelectionRange(2, 9);

  const root = await act(async () => hydrateRoot(page, FORM, { onRecoverableError() {} }));
  expect(control('message')).not.toBe(typedIn);
  expect(control('message')).toHaveFocus();
  expect([control('message').selectionStart, control('message').selectionEnd]).toEqual([2, 9]);
  fireEvent.input(control('name'), { target: { value: 'Sara' } });
  expect(MESSAGE_FIELDS.map((name) => control(name).value)).toEqual(Object.values({ ...MESSAGE, name: 'Sara' }));
  act(() => root.unmount());
});

function keep(...messages: string[]) {
  writeDrafts(messages.map((message) => ({ message: { ...EMPTY_MESSAGE, message }, mayBeSent: false })));
}

test('in a translated page each draft is offered in its own words', () => {
  keep('Short', 'x'.repeat(80), 'Another');
  render(FORM);
  const offers = [0, 1, 2].map(() => {
    const words = document.querySelector('q')?.textContent;
    translate(document.body);
    fireEvent.click(screen.getByText((text) => text.includes(drafts.bringBack)));
    return words;
  });
  expect(offers).toEqual(['Short', `${'x'.repeat(60)}…`, 'Another']);
});

test('a translated button still says what came of its press', async () => {
  render(<CopyButton text="Hello" words={formSays.waysOut} />);
  translate(document.body);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(formSays.waysOut.notCopied)).toBeInTheDocument();
});

test.each([
  ['offers nothing of what is being typed', false, 0],
  ['offers what the tab has kept meanwhile', true, 1],
])('a page that comes to view %s', (_name, persisted, offers) => {
  render(FORM);
  keep('Hel');
  fireEvent.input(control('message'), { target: { value: 'Hello' } });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));
  expect(screen.queryAllByText(drafts.bringBack)).toHaveLength(offers);
});

// The last one: with it a message is on its way.
test('neither a double click nor a held Enter answers what it has the form ask', async () => {
  const call = jest.fn(() => new Promise<Response>(() => {}));
  globalThis.fetch = call;
  writeDrafts([{ message: { ...MESSAGE, email: 'sara@example.org', subject: 'A desk' }, mayBeSent: true }]);
  render(FORM);
  fireEvent.click(screen.getByText(drafts.bringBack));
  async function press(detail: number) {
    await act(async () => fireEvent.click(screen.getByText(formSays.send), { detail }));
  }
  await press(1);
  await press(2);
  expect(fireEvent.keyDown(control('subject'), { key: 'Enter', repeat: true })).toBe(false);
  expect(screen.getByText(formSays.outcome.askTwice, { exact: false })).toBeInTheDocument();
  expect(call).not.toHaveBeenCalled();
  await press(1);
  expect(call).toHaveBeenCalledTimes(1);
});

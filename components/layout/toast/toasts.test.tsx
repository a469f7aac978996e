import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { content } from '@/lib/content/content';
import { TOAST_DURATION, TOAST_FADE, TOAST_LIMIT, TOAST_SWIPE_THRESHOLD } from '@/lib/limits';
import { Toasts } from './toasts';

/** How long a toast is looked at before it is dismissed, in ms. */
const READING = 1500;

/** The test's document knows no pointers. */
class Pointer extends MouseEvent implements Pick<PointerEvent, 'isPrimary' | 'pointerType' | 'pointerId'> {
  readonly isPrimary = true;
  readonly pointerId = 1;
  readonly pointerType: string;

  constructor(type: string, { pointerType = 'mouse', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}

/** Time between two toasts, in ms: they do not all go at once. */
const STEP = 500;

let isAway = false;

beforeEach(() => {
  jest.useFakeTimers();
  isAway = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isAway });
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => {} });
  Object.assign(window, { scrollBy: () => {}, PointerEvent: Pointer });
});

// The library's store is the module's own.
afterEach(() => {
  act(() => {
    toast.remove();
    isAway = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  jest.useRealTimers();
});

function show() {
  return render(
    <>
      <form>
        <button type="submit">Send</button>
      </form>
      <Toasts words={content.words.toasts} />
    </>,
  );
}

function raise(words: string) {
  act(() => {
    toast.error(words);
  });
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const card = (words: string) => screen.queryByText(words)?.closest<HTMLElement>('[data-leaving="false"]') ?? null;
const standing = () => document.querySelectorAll('[data-leaving="false"]').length;
const send = () => screen.getByText('Send');
const hide = (hidden: boolean) =>
  act(() => {
    isAway = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

function theCard(words: string): HTMLElement {
  const found = card(words);
  if (!found) throw new Error(`No toast says “${words}”.`);
  return found;
}

function dismissButton(words: string) {
  const button = theCard(words).querySelector<HTMLElement>('button[aria-label]');
  if (!button) throw new Error('It cannot be dismissed.');
  return button;
}

/** Takes the focus off the toasts, as a visitor does who goes on writing. */
function writeOn() {
  if (document.activeElement?.closest('[data-toast]')) act(() => send().focus());
}

/** What browsers send when a pointer comes and presses, the focus included. */
function press(target: HTMLElement, pointerType: 'mouse' | 'touch') {
  const pointer = { pointerType, clientX: 0, button: 0, buttons: 1 };
  fireEvent.pointerEnter(target, pointer);
  fireEvent.pointerDown(target, pointer);
  if (fireEvent.mouseDown(target)) act(() => target.focus());
  return pointer;
}

/** A press let go on a button. If that goes with it, the pointer leaves nothing. */
function click(button: HTMLElement, pointerType: 'mouse' | 'touch') {
  fireEvent.pointerUp(button, { ...press(button, pointerType), buttons: 0 });
  fireEvent.click(button, { detail: 1 });
}

/** Ways a toast goes; each leaves none that says these words. */
const WAYS: Record<string, (words: string) => void> = {
  mouse(words) {
    const button = dismissButton(words);
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    fireEvent.pointerMove(button, { pointerType: 'mouse' });
    pass(READING);
    click(button, 'mouse');
  },
  touch(words) {
    click(dismissButton(words), 'touch');
  },
  key(words) {
    const button = dismissButton(words);
    act(() => button.focus());
    pass(READING);
    fireEvent.click(button, { detail: 0 });
  },
  swipe(words) {
    const target = theCard(words);
    const pointer = press(target, 'touch');
    pass(READING);
    fireEvent.pointerMove(target, { ...pointer, clientX: TOAST_SWIPE_THRESHOLD });
    fireEvent.pointerUp(target, { ...pointer, clientX: TOAST_SWIPE_THRESHOLD + 1, buttons: 0 });
  },
  timeout(words) {
    writeOn();
    for (let time = 0; card(words) && time < TOAST_DURATION; time += STEP) pass(STEP);
  },
};

const ways = Object.keys(WAYS);
const orders = ways.flatMap((first) => ways.flatMap((second) => ways.map((third) => [first, second, third] as const)));

test.each(orders)('after %s, %s, %s the next toast has its time and goes', (...order) => {
  show();
  act(() => send().focus());
  for (const [index, way] of order.entries()) {
    raise(way + index);
    pass(STEP);
  }
  for (const [index, way] of order.entries()) {
    expect(card(way + index)).not.toBeNull();
    WAYS[way]?.(way + index);
    expect(card(way + index)).toBeNull();
  }
  pass(TOAST_FADE);
  expect(send()).toHaveFocus();

  raise('The next');
  pass(TOAST_DURATION - 1);
  expect(card('The next')).not.toBeNull();
  pass(1);
  expect(card('The next')).toBeNull();
});

test('rests while the pointer is on one, and goes on with what was left', () => {
  show();
  raise('Read me');
  pass(1000);
  fireEvent.pointerMove(theCard('Read me'), { pointerType: 'mouse' });
  pass(TOAST_DURATION * 3);
  fireEvent.pointerOut(theCard('Read me'), { relatedTarget: document.body });
  pass(TOAST_DURATION - 1001);
  expect(standing()).toBe(1);
  pass(1);
  expect(standing()).toBe(0);
});

test('a finger holds it only while it is down', () => {
  show();
  raise('Read me');
  const pointer = press(theCard('Read me'), 'touch');
  pass(TOAST_DURATION * 3);
  expect(standing()).toBe(1);
  fireEvent.pointerUp(theCard('Read me'), { ...pointer, buttons: 0 });
  pass(TOAST_DURATION);
  expect(standing()).toBe(0);
});

test('one that comes while the others rest has its own time, not the pause on top', () => {
  show();
  raise('First');
  hide(true);
  pass(60_000);
  raise('Second');
  pass(60_000);
  expect(standing()).toBe(2);
  hide(false);
  pass(TOAST_DURATION - 1);
  expect(card('Second')).not.toBeNull();
  pass(1);
  expect(standing()).toBe(0);
});

test('away and back twice within a millisecond leaves nothing standing', () => {
  show();
  raise('First');
  act(() => {
    for (const hidden of [true, false, true, false]) {
      isAway = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  pass(TOAST_DURATION);
  expect(standing()).toBe(0);
});

test('its time does not run in the page cache, which leaves a page no turn of its own', () => {
  show();
  raise('First');
  // As it comes to a page that visitors see, outside of `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  isAway = true;
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(60_000);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(standing()).toBe(1);
  act(() => {
    isAway = false;
    window.dispatchEvent(new Event('pageshow'));
  });
  pass(TOAST_DURATION - 1);
  expect(standing()).toBe(1);
  pass(1);
  expect(standing()).toBe(0);
});

test('leaving the page with the pointer on a toast and coming back takes nothing of its time and adds nothing', () => {
  const view = show();
  raise('First');
  fireEvent.pointerMove(theCard('First'), { pointerType: 'mouse' });
  view.unmount();
  // Strict: in development every effect runs twice.
  render(<Toasts words={content.words.toasts} />, { wrapper: StrictMode });
  pass(TOAST_DURATION - 1);
  expect(standing()).toBe(1);
  pass(1);
  expect(standing()).toBe(0);
});

test('one that gives way hands its focus to the next', () => {
  show();
  for (let index = 0; index < TOAST_LIMIT; index += 1) raise(`Toast ${index}`);
  act(() => dismissButton('Toast 0').focus());
  raise('One too many');
  expect(card('Toast 0')).toBeNull();
  expect(standing()).toBe(TOAST_LIMIT);
  expect(dismissButton('Toast 1')).toHaveFocus();
});

test('a swipe ends where the button was let go, heard of or not', () => {
  show();
  raise('First');
  press(theCard('First'), 'mouse');
  fireEvent.pointerMove(theCard('First'), { buttons: 0, clientX: 100 });
  expect(theCard('First').style.transform).toBe('');
  fireEvent.pointerUp(theCard('First'), { buttons: 0, clientX: 100 });
  expect(standing()).toBe(1);
});

test('words take their own direction', () => {
  show();
  raise('تعذر الإرسال');
  expect(screen.getByText('تعذر الإرسال')).toHaveAttribute('dir', 'auto');
});

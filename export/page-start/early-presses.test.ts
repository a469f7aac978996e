import { answerEarlyPresses } from './early-presses.mjs';

const root = document.documentElement;

function startPage() {
  delete root.dataset.hydrated;
  root.dataset.theme = 'system';
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = `
    <button type="button" data-theme-button><i>Theme</i></button>
    <button type="button" id="other">Other</button>
    <form><textarea name="message">Hello</textarea><button>Send</button></form>`;
  answerEarlyPresses();
}

/** React takes the page over; observers report in a microtask. */
async function hydrate() {
  root.dataset.hydrated = '';
  await Promise.resolve();
}

function pressesOf(selector: string) {
  const presses = jest.fn((event: Event) => event.preventDefault());
  document.querySelector(selector)?.addEventListener('click', presses);
  return presses;
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

beforeEach(startPage);
afterEach(hydrate);

test('the theme button steps through the choices, and storage has the last', () => {
  const choices = [0, 1, 2].map(() => {
    press('i');
    return [root.dataset.theme, localStorage.getItem('theme')];
  });
  expect(choices).toEqual([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'system'],
  ]);
});

test('the last press on another button is kept and given once', async () => {
  const presses = pressesOf('#other');
  press('#other');
  press('#other');
  expect(presses).not.toHaveBeenCalled();
  expect(root.dataset.presses).toBe('');
  await hydrate();
  expect(presses).toHaveBeenCalledTimes(1);
  expect(root.dataset.presses).toBeUndefined();
});

test('once React answers, every press is left to it', async () => {
  await hydrate();
  const presses = pressesOf('[data-theme-button]');
  press('[data-theme-button]');
  expect(presses).toHaveBeenCalledTimes(1);
  expect(root.dataset.theme).toBe('system');
});

test('a form is sent as it is', () => {
  const presses = pressesOf('form button');
  press('form button');
  expect(presses).toHaveBeenCalledTimes(1);
});

test('the second press of a double click sends no form', () => {
  const form = document.querySelector('form');
  const sent = jest.fn((event: Event) => event.preventDefault());
  form?.addEventListener('submit', sent);
  for (const detail of [1, 2]) {
    form?.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  }
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the focus is told again', async () => {
  document.querySelector<HTMLElement>('#other')?.focus();
  const focused = jest.fn();
  document.addEventListener('focusin', focused);
  await hydrate();
  expect(focused).toHaveBeenCalledTimes(1);
});

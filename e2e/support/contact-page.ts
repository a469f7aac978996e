import { expect, type Page } from '@playwright/test';
import { MESSAGE_FIELDS, type Message, type MessageField } from '@/lib/browser/draft';
import { fillIn as fillInWords } from '@/lib/language/fill-in';
import { routes } from '@/lib/routes';
import type { Fault } from '@/scripts/inbox';
import { content } from './compiled-site';
import { formSays } from './form';
import { eitherOf, scriptsHaveRun, test, withBasePath } from './site';

/** A valid message. */
export const SAMPLE: Record<MessageField, string> = {
  name: 'Sara Adel',
  email: 'sara@example.org',
  subject: 'A desktop system',
  message: 'We run a small office and need a licensing desk.\n\nCan you help?',
};

export { expect, type Fault, test };

/** A field of the form, by its accessible name. */
export function field(page: Page, name: MessageField) {
  return page.getByRole('textbox', { name: formSays.fields[name].label, exact: true });
}

/** The box for the consent. */
export function consentBox(page: Page) {
  return page.getByRole('checkbox', { name: formSays.consent?.box?.text });
}

export function sendButton(page: Page) {
  return page.getByRole('button', { name: eitherOf(formSays.send, formSays.sending) });
}

/** The toasts of the page. */
export function toasts(page: Page) {
  return page.getByRole('region', { name: content.words.toasts.region });
}

export function successToast(page: Page) {
  return toasts(page).getByText(formSays.outcome.sent);
}

export function failureToast(page: Page) {
  return toasts(page).getByText(formSays.outcome.failed);
}

/** The panel under the form with the outcome of the message. */
export function panel(page: Page) {
  return page.locator('[data-outcome]');
}

/** The panel's text after a success; Unicode isolates keep the direction of name and address. */
export function thanksTo({ name, email }: Message = SAMPLE) {
  return fillInWords(formSays.outcome.thanks, { name: `\u2068${name}\u2069`, email: `\u2068${email}\u2069` });
}

/** Opens the contact page and waits until its form is hydrated. */
export async function openContact(page: Page, address: string = withBasePath(routes.contact)) {
  await page.goto(address);
  await waitForHydratedForm(page);
}

export async function waitForHydratedForm(page: Page) {
  await scriptsHaveRun(page);
  await expect(page.locator('form[novalidate]')).toBeVisible();
}

export async function fillIn(page: Page, message: Message = SAMPLE) {
  for (const name of MESSAGE_FIELDS) await field(page, name).fill(message[name]);
  await consentBox(page).check();
}

export async function expectValues(page: Page, message: Message) {
  const values = () =>
    page.locator('form').evaluate((form: HTMLFormElement, names) => {
      return Object.fromEntries(names.map((name) => [name, (form.elements.namedItem(name) as HTMLInputElement).value]));
    }, MESSAGE_FIELDS);
  await expect.poll(values).toEqual(message);
}

/** Simulates that the tab moves to the background or back (`visibilitychange`). */
export function hide(page: Page, isHidden: boolean) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Moves the pointer off the toasts, which do not time out while hovered. */
export async function restPointer(page: Page) {
  await page.mouse.move(1, 1);
}

import { expect, type Page } from '@playwright/test';
import type { Message, MessageField } from '@/components/contact-form/message';
import { content } from '@/lib/content/content';
import { routes } from '@/lib/routes';
import type { Fault } from '@/scripts/inbox.mjs';
import { formSays } from './form-says';
import { scriptsHaveRun, test, withBasePath } from './site';
import { eitherOf } from './text-patterns';

/** A message that breaks no rule. */
export const SAMPLE: Message = {
  name: 'Sara Adel',
  email: 'sara@example.org',
  subject: 'A desktop system',
  message: 'We run a small office and need a licensing desk.\n\nCan you help?',
};

export { expect, type Fault, test };

/** The fields, by what a visitor calls them. */
export function field(page: Page, name: MessageField) {
  return page.getByRole('textbox', { name: formSays.fields[name].label, exact: true });
}

export function sendButton(page: Page) {
  return page.getByRole('button', { name: eitherOf(formSays.send, formSays.sending) });
}

export function successToast(page: Page) {
  return page.getByRole('region', { name: content.words.toasts.region }).getByText(formSays.outcome.sent);
}

export function failureToast(page: Page) {
  return page.getByRole('region', { name: content.words.toasts.region }).getByText(formSays.outcome.failed);
}

/** The line that stays under the form after a failure. */
export function fallbackLine(page: Page) {
  return page.getByRole('main').getByRole('status').filter({ hasText: formSays.outcome.kept });
}

/** Opens the page and waits until its script has taken the form over. */
export async function openContact(page: Page, address: string = withBasePath(routes.contact)) {
  await page.goto(address);
  await takenOver(page);
}

export async function takenOver(page: Page) {
  await scriptsHaveRun(page);
  await expect(page.locator('form[novalidate]')).toBeVisible();
}

export async function fillIn(page: Page, message: Message = SAMPLE) {
  for (const name of ['name', 'email', 'subject', 'message'] as const) await field(page, name).fill(message[name]);
}

export async function expectValues(page: Page, message: Message) {
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await expect(field(page, name)).toHaveValue(message[name]);
  }
}

/** Moves the pointer off the toasts, which do not time out under it. */
export async function restPointer(page: Page) {
  await page.mouse.move(1, 1);
}

import { expect, type Page } from '@playwright/test';
import type { Message, MessageField } from '@/lib/message';
import { routes } from '@/lib/routes';
import type { Fault, Inbox } from '@/scripts/inbox';
import { SAMPLE, takenOver } from '../support/contact-page';
import type { AccessOwner } from './access-owners';

/** The parts of an owner's site, by their roles and by what the owner's language calls them. */
export function partsOf(page: Page, owner: AccessOwner) {
  const { header, form, fallback, draft, toasts, error } = owner.content.words;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const notifications = page.getByRole('region', { name: toasts.region, exact: true });
  return {
    skipLink: page.getByRole('link', { name: header.skip, exact: true }),
    menuButton: button(header.menu),
    menu: page.getByRole('navigation', { name: header.navigation, exact: true }),
    themeButton: page.getByRole('banner').locator('[data-theme-button]'),
    tooltip: page.getByRole('tooltip'),
    field: (name: MessageField) => page.getByRole('textbox', { name: form.fields[name].label, exact: true }),
    sendButton: button(form.send),
    sendingButton: button(form.sending),
    notifications,
    dismissButton: notifications.getByRole('button', { name: toasts.dismiss, exact: true }),
    copyButton: page.getByRole('main').getByRole('button', { name: fallback.copy, exact: true }),
    plainButton: button(fallback.plain),
    /** What became of the message. */
    panel: page.locator('[data-outcome]'),
    discardButton: button(draft.discard),
    errorHeading: page.getByRole('heading', { level: 1, name: error.heading }),
  };
}

const FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly MessageField[];

/** Opens the contact page and waits until its script has taken the form over. */
export async function openForm(page: Page) {
  await page.goto(routes.contact);
  await takenOver(page);
}

export async function fillForm(page: Page, owner: AccessOwner, message: Message = SAMPLE) {
  for (const name of FIELDS) await partsOf(page, owner).field(name).fill(message[name]);
}

/** Sends what stands in the form so many times, and is answered so. Each press is the keyboard's. */
export async function failWith(page: Page, owner: AccessOwner, inbox: Inbox, ...faults: Fault[]) {
  const { sendButton } = partsOf(page, owner);
  for (const fault of faults) {
    inbox.answerWith(fault);
    const before = inbox.posts.length;
    await sendButton.press('Enter');
    await expect.poll(() => inbox.posts.length).toBe(before + 1);
    await expect(sendButton).toBeVisible();
  }
}

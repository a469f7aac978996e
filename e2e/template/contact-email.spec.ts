import type { Page } from '@playwright/test';
import { MESSAGE_FIELDS } from '@/lib/browser/draft';
import { fillIn } from '@/lib/language/fill-in';
import * as contact from '../support/contact-page';
import { holdScripts, withBasePath } from '../support/site';
import { arabic, english } from '../support/sites';

const { expect, test } = contact;

/** The added page whose form has no form service. */
const LETTER = '/letter/';

const TEXTS = {
  Arabic: {
    site: arabic,
    message: {
      name: 'سارة عادل',
      email: 'sara+work@example.org',
      subject: 'سؤال عن C# & ‎.NET',
      message: 'مرحبًا،\nهل لديك وقت؟ 50% + 2 & 3',
    },
  },
  German: {
    site: english,
    message: {
      name: 'Jörg Müßig',
      email: 'joerg+buero@example.org',
      subject: 'Größe & Übergabe',
      message: 'Schöne Grüße aus Köln: 1 + 1 = 2\n\n„Später“ & mehr…',
    },
  },
};

/** @returns a function that reads, decoded, the links by which the page has opened an email app. */
async function recordEmails(page: Page) {
  await page.addInitScript(() => {
    const emails: string[] = [];
    Object.assign(window, { emails });
    window.navigation.addEventListener('navigate', ({ destination: { url } }) => {
      if (url.startsWith('mailto:')) emails.push(decodeURIComponent(url));
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'emails') as string[]);
}

for (const [language, { site, message }] of Object.entries(TEXTS)) {
  test(`without a form service, ${language} texts arrive in the email whole, before and after hydration`, async ({
    page,
    context,
  }) => {
    const { words, profile } = site.content;
    const emails = await recordEmails(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdScripts(page);
    await page.goto(withBasePath(site.folder + LETTER), { waitUntil: 'commit' });
    const form = page.getByRole('form');
    for (const field of MESSAGE_FIELDS)
      await form
        .getByRole('textbox', { name: words.form.fields[field].label, exact: true })
        .fill(` ${message[field]}${field === 'email' ? '' : ' '}`);
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    const consent = (await form.getByRole('checkbox').inputValue()) ?? '';
    const body = `${message.message.replaceAll('\n', '\r\n')}\r\n\r\n${message.name}\r\n${message.email}\r\n\r\n${consent}`;
    const email = `mailto:${profile.email}?subject=${message.subject}&body=${body}`;
    await expect.poll(emails).toEqual([email]);
    await expect(form.getByRole('textbox').last()).toHaveValue(` ${message.message} `);
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain(message.subject);
    release();
    // The page can't know whether an email app has opened.
    const panel = contact.panel(page);
    await expect(panel.locator('> p')).toHaveText([words.mailForm.posted, words.outcome.kept]);
    expect(decodeURIComponent((await panel.getByRole('link').getAttribute('href')) ?? '')).toBe(email);
    await panel.getByRole('button', { name: words.fallback.copy }).click();
    await expect(panel.getByRole('button', { name: words.fallback.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${message.subject}\n\n${body.replaceAll('\r\n', '\n')}`,
    );
    await form.getByRole('button').click();
    await expect.poll(emails).toEqual([email, email]);
    await expect(form.getByRole('textbox').last()).toHaveValue(` ${message.message} `);
    // What was typed after the email is in no email yet.
    await page.reload({ waitUntil: 'commit' });
    await contact.waitForHydratedForm(page);
    await expect(panel).toHaveCount(0);
    await expect(form.getByRole('textbox').last()).toHaveValue(` ${message.message} `);
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that only scripts can turn into an email gives way to the address', async ({ page }) => {
    for (const { content, folder } of [english, arabic]) {
      await page.goto(withBasePath(folder + LETTER));
      const { profile, words } = content;
      const sentence = fillIn(words.mailForm.withoutScripts, { email: profile.email });
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.locator('p', { hasText: sentence }).getByRole('link')).toHaveAttribute(
        'href',
        `mailto:${profile.email}`,
      );
      await expect(page.locator('form')).toBeHidden();
    }
  });
});

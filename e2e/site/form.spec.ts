import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MESSAGE_FIELDS } from '@/lib/bootstrap/draft';
import { LOCAL_FOLDER } from '@/scripts/local-site';
import { expect, SAMPLE, test, waitForHydratedForm } from '../support/contact-page';
import { findPages } from './site-pages';

/** The pages with the template's form, unless it opens the visitor's email app. */
const pages = findPages().filter(({ file }) => {
  const form = /<form[^>]* data-contact-form[^>]*>/.exec(readFileSync(path.join(LOCAL_FOLDER, file), 'utf8'))?.[0];
  return form && !form.includes('action="mailto:');
});

for (const { path: address } of pages) {
  test(`a message can be sent from ${address}, and a failure is told`, async ({ page, inbox }) => {
    await page.goto(address);
    await waitForHydratedForm(page);
    for (const name of MESSAGE_FIELDS) await page.locator(`form [name="${name}"]`).fill(SAMPLE[name]);

    inbox.answerWith('error-json');
    for (const [outcome, fault] of [
      ['failed', `${address} does not say that a message was refused`],
      ['sent', `${address} does not say that a message was sent`],
    ] as const) {
      await page.locator('form[data-contact-form] [type="submit"]').click();
      const panel = page.locator('[data-outcome]');
      await expect(panel, `${fault}; the form is in components/contact-form/`).toHaveAttribute('data-outcome', outcome);
    }
    const changed = `${address} does not send what its visitor has written; see \`form\` in content/site.ts`;
    expect(inbox.messages, changed).toEqual([{ way: expect.any(String), ...SAMPLE }]);
  });
}

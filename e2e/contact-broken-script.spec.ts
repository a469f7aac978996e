import { expect, expectValues, field, fillIn, SAMPLE, sendButton, test } from './support/contact-page';
import { holdScripts, pages, scriptsHaveRun, withBasePath } from './support/site';

test('where the form’s script throws, the form is the browser’s, with what was typed', async ({ page, inbox }) => {
  const thrown: string[] = [];
  const isTheForms = (text: string) => text.includes('broken: formdata');
  page.on('console', (entry) => isTheForms(entry.text()) && thrown.push(entry.text()));
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
      if (args[0] === 'formdata' && this instanceof HTMLFormElement) throw new Error('broken: formdata');
      addEventListener.apply(this, args);
    };
  });
  const release = await holdScripts(page);
  await page.goto(withBasePath(pages.contact));
  await field(page, 'name').fill(SAMPLE.name);
  release();
  await expect.poll(() => thrown.length).toBeGreaterThan(0);
  await scriptsHaveRun(page);

  await expect(page.locator('form')).toHaveCount(1);
  await expect(page.locator('form')).toHaveJSProperty('noValidate', false);
  await expectValues(page, { name: SAMPLE.name, email: '', subject: '', message: '' });
  await sendButton(page).click();
  // The browser's own checks.
  await expect(field(page, 'email')).toBeFocused();
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
});

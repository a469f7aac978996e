import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { content } from '@/content/index';
import { linksIn } from '@/lib/content/pages';
import { TEST_ENDPOINT } from '@/scripts/command';
import { startInbox } from '@/scripts/inbox';
import { SAMPLE } from '../support/contact-page';
import { DESKTOP, NOWHERE, PHONE } from '../support/site';
import { type EngineBrowser, FIREFOX, startFirefox, startWebKit, WEBKIT_DRIVER } from './browsers';

const ENGINES: Record<string, { program: string; start: () => Promise<EngineBrowser> }> = {
  Firefox: { program: FIREFOX, start: startFirefox },
  WebKitGTK: { program: WEBKIT_DRIVER, start: startWebKit },
};

const { header, outcome, toasts } = content.words;
const HYDRATED = `Boolean(document.querySelector('html[data-hydrated]'))`;
const SCRIPTS = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length`;
const MENU_BUTTON = `header button[aria-label=${JSON.stringify(header.menu)}]`;
const THEME_BUTTON = '[data-theme-button]';
const CHOSEN_THEME = `document.documentElement.dataset.theme`;
const MENU_IS_OPEN = `document.querySelector('nav[aria-label=${JSON.stringify(header.navigation)}]').getClientRects().length > 0`;
const notification = `document.querySelector('[role=region][aria-label=${JSON.stringify(toasts.region)}]').textContent`;

/** Without line breaks, which WebDriver types as Enter, differently in each driver. */
const MESSAGE = { ...SAMPLE, message: SAMPLE.message.replaceAll('\n', ' ') };

// One after the other, because they use the same port.
test.describe.configure({ mode: 'default' });

for (const [name, { program, start }] of Object.entries(ENGINES)) {
  test(`every page and sending a message work in ${name}`, async ({ baseURL }) => {
    test.skip(
      !existsSync(program) && !process.env.CI,
      `${program} is not installed; the workflow installs it and never skips this`,
    );
    test.setTimeout(180_000);
    const inbox = await startInbox(undefined, Number(new URL(TEST_ENDPOINT).port));
    const browser = await start();
    const seen = (expression: string) => expect.poll(() => browser.evaluate(expression), { message: expression });
    const paths = linksIn('header', content).map(({ path }) => path);

    try {
      await browser.resize(DESKTOP.width, DESKTOP.height);
      for (const path of paths) {
        await browser.open(`${baseURL}${path}`);
        expect(await browser.evaluate(SCRIPTS), `${path} requests no script before an interaction`).toBe(0);
        await browser.pressShift();
        await seen(HYDRATED).toBe(true);
      }

      await browser.evaluate('window.isSameDocument = true');
      for (const path of paths) {
        await browser.click(`footer nav a[href="${path}"]`);
        await seen('location.pathname').toBe(path);
        await seen(`document.activeElement.localName`).toBe('main');
      }
      await browser.evaluate('history.back()');
      await seen('location.pathname').toBe(paths.at(-2));
      await browser.evaluate('history.forward()');
      await seen('location.pathname').toBe(paths.at(-1));
      expect(await browser.evaluate('window.isSameDocument'), 'there was no page load').toBe(true);

      await browser.open(`${baseURL}/`);
      await browser.click(THEME_BUTTON);
      await seen(CHOSEN_THEME).toMatch(/light|dark/);
      const chosen = await browser.evaluate(CHOSEN_THEME);
      await browser.open(`${baseURL}/`);
      await seen(CHOSEN_THEME).toBe(chosen);

      await browser.resize(PHONE.width, PHONE.height);
      await browser.open(`${baseURL}/`);
      await browser.pressShift();
      await seen(HYDRATED).toBe(true);
      await seen(MENU_IS_OPEN).toBe(false);
      await browser.click(MENU_BUTTON);
      await seen(MENU_IS_OPEN).toBe(true);
      await browser.click(`header nav a[href="${paths.at(-1)}"]`);
      await seen('location.pathname').toBe(paths.at(-1));
      await seen(MENU_IS_OPEN).toBe(false);

      await browser.open(`${baseURL}/contact/`);
      await browser.pressShift();
      await seen(`Boolean(document.querySelector('form[novalidate]'))`).toBe(true);
      await browser.click('form button[type="submit"]');
      await seen('document.activeElement.id').toBe('name');
      for (const [field, text] of Object.entries(MESSAGE)) await browser.type(`form [name="${field}"]`, text);
      const before = browser.messages.length;
      inbox.answerWith('error-json');
      await browser.click('form button[type="submit"]');
      await seen(notification).toContain(outcome.failed);
      await browser.click('form button[type="submit"]');
      await seen(notification).toContain(outcome.sent);
      expect(inbox.messages).toEqual([{ way: 'json', ...MESSAGE }]);
      // The page logs the expected failure.
      browser.messages.splice(before);
      expect(browser.messages).toEqual([]);

      await browser.open(`${baseURL}${NOWHERE}`);
      await seen(`document.querySelector('h1').textContent`).toBe(content.pages.notFound.heading);
    } finally {
      await browser.close();
      await inbox.close();
    }
  });
}

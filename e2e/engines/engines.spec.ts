import { existsSync } from 'node:fs';
import { routes } from '@/lib/routes';
import { linksIn } from '@/site/links';
import { notFoundTexts } from '@/site/pages';
import { content, site } from '../support/compiled-site';
import * as contact from '../support/contact-page';
import {
  backgroundBrightness,
  expect,
  holdScripts,
  linkTo,
  NOWHERE,
  open,
  PHONE,
  test as siteTest,
  THEME_NAMES,
  withBasePath,
} from '../support/site';

const { header } = content.words;
const paths = linksIn('header', site).map(({ path }) => path);

const test = siteTest.extend({
  browser: [
    async ({ browser, channel }, use) => {
      // Playwright 1.65 sets the colour scheme of each context and page, for which Firefox 153, Debian's, has no command.
      const sessions =
        channel && Object.getPrototypeOf(Reflect.get(browser, '_connection').toImpl(browser)._browserSession);
      const send = sessions?.send;
      if (sessions) {
        sessions.send = function (command: string, parameters: unknown) {
          return command === 'emulation.setMediaFeaturesOverride' ? {} : send.call(this, command, parameters);
        };
      }
      await use(browser);
    },
    { scope: 'worker' },
  ],
  page: async ({ page, visit }, use) => {
    await use(page);
    // What the policy refuses is among them. Some browsers report a status of 404 or 500 here, too.
    const errors = visit.messages.filter((message) => /^(uncaught|error(?!: Failed to load resource))/.test(message));
    expect(errors).toEqual([]);
  },
});

test.beforeEach(({ browserName, launchOptions, playwright }) => {
  const program = launchOptions.executablePath ?? playwright[browserName].executablePath();
  test.skip(!process.env.CI && !existsSync(program), `${browserName} is not installed, unlike in CI.`);
});

for (const path of paths) {
  test(`${path} requests no script before an interaction, which hydrates it`, async ({ page }) => {
    await page.goto(withBasePath(path));
    const scripts = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;
    expect(await page.evaluate(scripts)).toBe(0);
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
  });
}

test('links, Back and Forward change the page without loading the site, and links move the focus', async ({ page }) => {
  await open(page, routes.contact);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const path of paths) {
    await linkTo(page, path, 'footer').click();
    await expect(page).toHaveURL(withBasePath(path));
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(withBasePath(paths.at(-2)));
  await page.goForward();
  await expect(page).toHaveURL(withBasePath(paths.at(-1)));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a chosen theme is kept', async ({ context, page }) => {
  const button = page.getByRole('button', { name: THEME_NAMES });
  await page.goto(withBasePath(routes.home));
  await button.click();
  await expect(button).toHaveAccessibleName(header.theme.dark);
  // WebKit reports what a page that the test leaves was still loading.
  const next = await context.newPage();
  await next.goto(withBasePath(routes.about));
  await expect(next.getByRole('button', { name: header.theme.dark })).toBeVisible();
  expect(await backgroundBrightness(next)).toBeLessThan(50);
});

test('the menu of a phone opens, and closes when a link is followed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, routes.home);
  const menu = page.getByRole('navigation', { name: header.navigation });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: header.menu }).click();
  await expect(menu).toBeVisible();
  await linkTo(page, routes.about).click();
  await expect(page).toHaveURL(withBasePath(routes.about));
  await expect(menu).toBeHidden();
});

test('a message is validated, fails with a toast, and is sent with a toast', async ({ page, visit, inbox }) => {
  await contact.openContact(page);
  await contact.sendButton(page).click();
  await expect(contact.field(page, 'name')).toBeFocused();
  await contact.fillIn(page);
  const before = visit.messages.length;
  inbox.answerWith('error-json');
  await contact.sendButton(page).click();
  await expect(contact.failureToast(page)).toBeVisible();
  await contact.sendButton(page).click();
  await expect(contact.successToast(page)).toBeVisible();
  expect(inbox.messages).toEqual([{ way: 'json', ...contact.SAMPLE }]);
  // The page logs the expected failure.
  visit.messages.splice(before);
});

test('without a form service, an Arabic message becomes an email before the scripts have run', async ({
  page,
  visit,
}) => {
  const message = { ...contact.SAMPLE, name: 'سارة عادل', subject: 'سؤال عن C#', message: 'مرحبًا، 2 + 2 & 4' };
  // After an email, Playwright waits for a page in Firefox, but still hears what this one logs.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const link = document.querySelector<HTMLAnchorElement>('[data-outcome] a');
      if (!link) return;
      observer.disconnect();
      const field = document.querySelector<HTMLTextAreaElement>('#message');
      console.info(link.closest('[data-outcome]')?.textContent, field?.value, decodeURIComponent(link.href));
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await holdScripts(page);
  await page.goto(withBasePath('/letter/'), { waitUntil: 'commit' });
  await contact.fillIn(page, message);
  await contact.sendButton(page).click({ noWaitAfter: true });
  release();
  const logged = () => visit.messages.join();
  await expect.poll(logged).toContain(content.words.mailForm.posted);
  expect(logged()).toContain(` ${message.message} mailto:`);
  expect(logged()).toContain(`${message.message}\r\n\r\n${message.name}\r\n${message.email}`);
});

test('an unknown address gets the not-found page', async ({ page }) => {
  await page.goto(withBasePath(NOWHERE));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundTexts(content).heading);
});

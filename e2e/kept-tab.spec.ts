import type { Page } from '@playwright/test';
import { routes } from '../lib/routes';
import { TabKeeper } from './support/kept-tab';
import { expect, open, test, withBasePath } from './support/site';

/** What a page finds of those before it. */
const finds = (page: Page) =>
  page.evaluate(() => ({
    stored: { ...localStorage, ...sessionStorage },
    cookie: document.cookie,
    name: window.name,
    entries: window.history.length,
    hasScript: 'left' in window,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }));

test('a tab comes wiped from one test to the next, and not at all once it is changed for good', async ({
  browser,
  tabOptions,
}) => {
  const keeper = new TabKeeper();
  const { context, page } = await keeper.take(browser, tabOptions);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => Reflect.set(window, 'left', true));
  await page.route('**/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(withBasePath(routes.about));
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('left', 'yes');
    // biome-ignore lint/suspicious/noDocumentCookie: its other way is newer than the browsers that are promised
    document.cookie = 'left=yes';
    window.name = 'left';
  });
  await context.newPage();
  expect(await finds(page)).toMatchObject({ name: 'left', hasScript: true, isDark: true });
  await keeper.giveBack(tabOptions);

  const next = await keeper.take(browser, tabOptions);
  expect(next.page).toBe(page);
  expect(context.pages()).toEqual([page]);
  asked.length = 0;
  await open(page, routes.home);
  expect(await finds(page)).toEqual({
    stored: {},
    cookie: '',
    name: '',
    entries: 2,
    hasScript: false,
    isDark: false,
  });
  expect(asked).toEqual([]);

  await page.clock.install();
  await keeper.giveBack(tabOptions);
  expect((await keeper.take(browser, tabOptions)).page).not.toBe(page);
  await keeper.discard();
});

import { readFile } from 'node:fs/promises';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { routes } from '@/lib/routes';
import { notFoundTexts } from '@/site/pages';
import { content } from '../support/compiled-site';
import { expect, labelOf, linkTo, scriptsHaveRun, test, withBasePath } from '../support/site';

const { about } = content.pages;
const notFound = notFoundTexts(content);

/** Unusual URLs and the heading that each shows. */
const addresses = {
  '/about//': notFound.heading,
  '/%E0%A4%A': notFound.heading,
  '/about/?x=%E0%A4%A#%': about.heading,
};

test('unusual URLs lead to a page of the site', { tag: ['@unoptimized', '@ci'] }, async ({ page }) => {
  for (const [address, heading] of Object.entries(addresses)) {
    await page.goto(withBasePath(address));
    await scriptsHaveRun(page);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(withBasePath(address));
  }
});

test('a URL with index.html is corrected, and an invalid fragment keeps the focus right', { tag: '@ci' }, async ({
  page,
  visit,
}) => {
  const current = page.getByRole('banner').locator('[aria-current="page"]');
  await page.goto(withBasePath(`${routes.about}index.html?from=a#50%`));
  await scriptsHaveRun(page);
  await expect(page).toHaveURL(`${withBasePath(routes.about)}?from=a#50%`);
  await expect(current).toHaveText(labelOf(routes.about));
  await linkTo(page, routes.contact).click();
  await expect(current).toHaveText(labelOf(routes.contact));
  // Without a focus that Back could keep, it is at the fragment's element or `main`.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.goBack();
  await expect(current).toHaveText(labelOf(routes.about));
  await expect(page.getByRole('main')).toBeFocused();
  expect(visit.messages.filter((message) => /uncaught|URI/.test(message))).toEqual([]);
});

test('a URL with // or without its last slash is corrected where the server is not', { tag: '@ci' }, async ({
  page,
  baseURL,
}) => {
  const body = await readFile(`${LOCAL_FOLDER}/about/index.html`, 'utf8');
  const address = `${withBasePath(routes.about)}?from=a#skills`;
  for (const typed of [`/${address}`, address.replace('/?', '?')]) {
    const [requested = ''] = `${baseURL}${typed}`.split('#');
    await page.route(requested, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${baseURL}${typed}`);
    // Before the router is there.
    expect(page.url()).toBe(baseURL + address);
    await scriptsHaveRun(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.heading);
  }
});

test('unknown URLs have status 404, one line in the console and a link home', async ({ page, visit }) => {
  for (const [path, logged] of [
    ['/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7/a%20b', '/مرحبا/a b'],
    ['/100%', '/100%'],
    ['/a%3Fb%26', '/a?b&'],
  ] as const) {
    const lines = () => visit.messages.filter((message) => message.startsWith('info:'));
    visit.messages.length = 0;
    const response = await page.goto(withBasePath(path));
    expect(response?.status()).toBe(404);
    await expect(page.getByText(notFound.text)).toBeVisible();
    // The line is logged before hydration, and the scripts do not repeat it.
    await expect.poll(lines).toHaveLength(1);
    await scriptsHaveRun(page);
    expect(
      lines().map((line) => line.endsWith(` ${withBasePath(logged)}`)),
      lines().join(),
    ).toEqual([true]);
  }
  await page.getByRole('main').getByRole('link', { name: notFound.link }).click();
  await expect(page).toHaveURL(withBasePath('/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.profile.role);
});

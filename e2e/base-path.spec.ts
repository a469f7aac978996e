import path from 'node:path';
import { mergeTests } from '@playwright/test';
import { findServer, HOSTS_COMMAND, SERVER_NAMES } from '../scripts/find-servers';
import { hostServers } from './hosts/host-servers';
import { test as contactTest, fillIn, sendButton, successToast, takenOver } from './support/contact-page';
import { expectAnswers } from './support/host-answers';
import { type RunningServer, startPreview } from './support/servers';
import { expect, NOWHERE, openUrl, pages, test as siteTest } from './support/site';
import { FOLDER as BASE, buildMaximal, maximalContent as content } from './support/variants';

const test = mergeTests(siteTest, contactTest);

const PORT = Number(process.env.E2E_PORT || 4173) + 10;

/** How long its build may take, in ms: a minute on two cores, and more beside other tests. */
const BUILD_LIMIT = 180_000;

// One worker takes them all: they share a port, and another would only wait for the build.
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeAll(async () => {
  test.setTimeout(BUILD_LIMIT);
  folder = await buildMaximal();
});

test.describe('from the preview', () => {
  test.use({ baseURL: `http://localhost:${PORT}` });

  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startPreview(folder, PORT, BASE);
  });
  test.afterAll(() => server?.close());

  test('in a folder, every page works by address, by link and back, and asks for nothing outside of it', async ({
    page,
    visit,
  }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === server.origin && !pathname.startsWith(`${BASE}/`)) outside.push(pathname);
    });
    for (const address of Object.values(pages)) {
      await openUrl(page, BASE + address);
      await expect(page.locator('h1')).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: content.pages.notFound.link }).click();
    await expect(page).toHaveURL(`${BASE}/`);
    await page.evaluate(() => {
      // A full page load would lose it.
      document.documentElement.dataset.same = 'yes';
    });
    for (const { label, path: address } of content.navigation.toReversed()) {
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(BASE + address);
    }
    await page.goBack();
    await expect(page).toHaveURL(BASE + (content.navigation[1]?.path ?? ''));
    await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
    expect(outside).toEqual([]);
    expect(visit.messages.filter((message) => !/^error: .*404|^info: .*\/nowhere\//.test(message))).toEqual([]);
  });

  test('in a folder, the form sends', async ({ page, visit, inbox }) => {
    await page.goto(`${BASE}/contact/`);
    await takenOver(page);
    await fillIn(page);
    await sendButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(inbox.messages).toHaveLength(1);
    expect(visit.messages).toEqual([]);
  });

  test('in a folder, whatever a page names is there', async ({ page, request }) => {
    const named = new Set<string>();
    for (const address of Object.values(pages).filter((address) => address !== NOWHERE)) {
      await page.goto(BASE + address);
      const found = await page
        .locator('[href], [src]')
        .evaluateAll((elements) =>
          elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
        );
      for (const name of found) if (name.startsWith('/')) named.add(name);
    }
    const manifest = await (await request.get(`${BASE}/manifest.webmanifest`)).json();
    for (const { src } of manifest.icons) named.add(src);
    named.add(manifest.start_url);
    expect([...named].filter((name) => !name.startsWith(`${BASE}/`))).toEqual([]);
    expect([...named].some((name) => path.extname(name) === '.vcf')).toBe(true);
    for (const name of named) expect((await request.get(name)).status(), name).toBe(200);
  });

  test('in a folder, the page for wrong addresses is only found below it, with its status', async ({ request }) => {
    expect((await request.get(`${BASE}${NOWHERE}`)).status()).toBe(404);
    expect((await request.get('/about/')).status()).toBe(404);
  });

  test('in a folder, every answer of the preview is as the table has it', () =>
    expectAnswers({ origin: server.origin, folder, basePath: BASE }));
});

for (const [index, name] of SERVER_NAMES.entries()) {
  test(`in a folder, every answer of ${name} is as the table has it`, async () => {
    test.skip(!findServer(name), `${name} is not installed; ${HOSTS_COMMAND} installs it and runs this`);
    const host = await hostServers[name]({ folder, port: PORT + 1 + index * 2, basePath: BASE });
    await expectAnswers({ origin: host.origin, folder, basePath: BASE }).finally(host.close);
  });
}

import { content } from '../lib/content/content';
import { expect, openAndSettle, scriptsHaveRun, test, withBasePath } from './support/site';

const { notFound } = content.pages;

test('an unknown path has the status and the page', async ({ page }) => {
  const response = await page.goto(withBasePath('/no/such/page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByText(notFound.text)).toBeVisible();
});

test('the console says once of each wrong address that nothing is there', async ({ page, visit }) => {
  for (const [typed, logged] of [
    ['/no/such/page', '/no/such/page'],
    ['/no-such-page/', '/no-such-page/'],
    ['/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7', '/مرحبا'],
    ['/a%20b', '/a b'],
  ] as const) {
    await openAndSettle(page, typed);
    const words = visit.messages.splice(0).filter((message) => message.startsWith('info:'));
    expect(words, logged).toHaveLength(1);
    expect(words[0]).toMatch(new RegExp(` ${withBasePath(logged)}$`));
  }
});

test('the link leads home', async ({ page }) => {
  await page.goto(withBasePath('/no/such/page'));
  await scriptsHaveRun(page);
  await page.getByRole('main').getByRole('link', { name: notFound.link }).click();
  await expect(page).toHaveURL(withBasePath('/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.profile.role);
});

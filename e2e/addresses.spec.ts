import { readFile } from 'node:fs/promises';
import { content } from '../lib/content/content';
import { routes } from '../lib/routes';
import { LOCAL_FOLDER } from '../scripts/local-site';
import { expect, scriptsHaveRun, test, withBasePath } from './support/site';

const NOT_FOUND = content.pages.notFound.heading;
const FRAMEWORK_WORDS = /couldn.t load|Unexpected Application Error/;

/** Odd addresses, and the heading that each shows; those that begin with `//` lead to the address with one slash. */
const addresses = {
  [`/${withBasePath(routes.about)}`]: content.pages.about.heading,
  [`//${withBasePath(routes.about)}?from=a#skills`]: content.pages.about.heading,
  [`/${withBasePath('/')}`]: content.profile.role,
  [`//${withBasePath('/')}`]: content.profile.role,
  [`/${withBasePath('/nowhere/')}`]: NOT_FOUND,
  [withBasePath('/%2Fabout/')]: NOT_FOUND,
  [withBasePath('/about%2F')]: NOT_FOUND,
  [withBasePath('/about//')]: NOT_FOUND,
  [withBasePath('/%E0%A4%A')]: NOT_FOUND,
  [withBasePath('/@(x)[y]/')]: NOT_FOUND,
  [withBasePath('/?')]: content.profile.role,
  [withBasePath('/about/?x=%E0%A4%A#%')]: content.pages.about.heading,
};

test('every odd address ends in a page of the site', async ({ page, baseURL }) => {
  for (const [address, heading] of Object.entries(addresses)) {
    // From another page of the site, a fragment alone would be no new load.
    await page.goto(withBasePath('/robots.txt'));
    await page.goto(`${baseURL}${address}`);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
    await scriptsHaveRun(page);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading);
    await expect(page.locator('body'), address).not.toContainText(FRAMEWORK_WORDS);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(address.replace(/^\/{2,}/, '/').replace(/\?$/, ''));
  }
});

test('a server that answers // with the page shows the page', async ({ page, baseURL }) => {
  const body = await readFile(`${LOCAL_FOLDER}/about/index.html`, 'utf8');
  await page.route(`${baseURL}/${withBasePath(routes.about)}`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto(`${baseURL}/${withBasePath(routes.about)}`);
  await scriptsHaveRun(page);
  await expect(page).toHaveURL(withBasePath(routes.about));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
});

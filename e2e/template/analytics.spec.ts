import type { Page } from '@playwright/test';
import { type Analytics, analyticsScript } from '@/lib/content/analytics';
import { routes } from '@/lib/routes';
import { content } from '../support/compiled-site';
import { expect, goThroughHistory, linkTo, open, scriptsHaveRun, test, withBasePath } from '../support/site';

// Chromium treats a page from `route.fulfill` as public, which needs a permission for requests to this machine.
test.use({ permissions: ['local-network-access'] });

/** Two of the services, each with a script that counts like its own: Plausible's also counts soft navigations. */
const services: Record<string, { choice: Analytics | undefined; script: string }> = {
  GoatCounter: {
    choice: content.site.analytics,
    script: `
      const endpoint = document.querySelector('script[data-goatcounter]').dataset.goatcounter;
      const count = ({ path = location.pathname } = {}) => fetch(endpoint, { method: 'POST', body: path });
      window.goatcounter = { count };
      count();`,
  },
  Plausible: {
    choice: { service: 'plausible', script: 'https://plausible.io/js/pa-abcde.js' },
    script: `
      let counted;
      function count() {
        if (!window.plausible?.o || counted === location.pathname) return;
        counted = location.pathname;
        fetch('https://plausible.io/api/event', { method: 'POST', body: counted });
      }
      const push = history.pushState;
      history.pushState = function (...change) { push.apply(this, change); count(); };
      addEventListener('popstate', count);
      count();`,
  },
};

/** Plays an analytics service, and records its requests and the paths that it has counted. */
async function playService(page: Page, name = 'GoatCounter') {
  const { choice, script } = services[name] as (typeof services)[string];
  const analytics = analyticsScript(choice);
  const requests: string[] = [];
  const counted: string[] = [];
  await page.route(
    ({ href }) => href === analytics?.script || analytics?.sendsTo.includes(href) === true,
    async (route) => {
      const body = route.request().postData();
      requests.push(route.request().url());
      if (body) counted.push(body);
      const headers = { 'Access-Control-Allow-Origin': '*' };
      await route.fulfill({ contentType: 'text/javascript', headers, body: body ? '' : `{${script}}` });
    },
  );
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const own = JSON.stringify(analyticsScript(content.site.analytics));
    await route.fulfill({ response, body: (await response.text()).replace(own, JSON.stringify(analytics)) });
  });
  return { requests, counted };
}

const expectHeading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

async function followLink(page: Page) {
  await linkTo(page, routes.about).click();
  await expectHeading(page, content.pages.about.heading);
}

for (const name of Object.keys(services)) {
  test.describe(() => {
    // The policy has the hash of the script for the fixture's own service.
    test.use({ bypassCSP: name !== 'GoatCounter' });

    const tag = name === 'GoatCounter' ? [] : '@ci';

    test(`${name} counts each page once, after an interaction`, { tag }, async ({ page, visit }) => {
      const [home, about] = [withBasePath(routes.home), withBasePath(routes.about)];
      const { requests, counted } = await playService(page, name);
      await page.goto(home);
      expect(requests).toEqual([]);
      await scriptsHaveRun(page);
      await expect.poll(() => counted).toEqual([home]);
      await followLink(page);
      await expect.poll(() => counted).toEqual([home, about]);
      await goThroughHistory(page, -1);
      await expectHeading(page, content.profile.role);
      await expect.poll(() => counted).toEqual([home, about, home]);
      // A short wait reveals visits that are counted twice.
      await page.waitForTimeout(300);
      expect(counted).toHaveLength(3);
      expect(visit.messages).toEqual([]);
    });
  });
}

test('a visit without an interaction is counted a few seconds after load', { tag: '@ci' }, async ({ page }) => {
  const { requests, counted } = await playService(page);
  await page.clock.install();
  await page.goto(withBasePath(routes.home));
  // The page's clock runs while it loads, which takes long on a busy machine.
  await page.clock.fastForward(1000);
  expect(requests).toEqual([]);
  await page.clock.fastForward(2000);
  await expect.poll(() => counted).toEqual([withBasePath(routes.home)]);
});

test('a visit is not counted if the browser saves data', { tag: '@ci' }, async ({ page }) => {
  const { requests } = await playService(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await open(page, routes.home);
  await followLink(page);
  expect(requests).toEqual([]);
});

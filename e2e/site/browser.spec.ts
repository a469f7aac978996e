import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { MESSAGE_FIELDS } from '@/lib/browser/draft';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { basePath } from '../support/compiled-site';
import { SAMPLE, waitForHydratedForm } from '../support/contact-page';
import { findUnderFigure, findViolationsInBothSchemes } from '../support/page-faults';
import { DESKTOP, expect, NOWHERE, PHONE, scriptsHaveRun, test, watchLoading } from '../support/site';
import { findPages, isNotFound, reportFaults } from './site-pages';

/** Widths at which the header or a page's figure changes, and those at which axe runs, in px. */
const WIDTHS = [320, PHONE.width, 768, 1024, DESKTOP.width];
const AXE_WIDTHS = [PHONE.width, DESKTOP.width];
const HEIGHT = 900;

/** The most pages that a test opens, and how long it may take for each, in ms. */
const BATCH = 10;
const TIME = 30_000;

/** Which faults are not the owner's to correct. */
const OTHERWISE = 'if not, it is a fault of the template, which an update may mend';

/** How long the scripts of a page may take to start, in ms. */
const START_TIME = 15_000;

// The faults that are reported name the page.
test.use({ mayViolatePolicy: true });

const pages = findPages();
const size = Math.min(BATCH, Math.ceil(pages.length / availableParallelism()));
const batches = pages.flatMap((_, index) => (index % size === 0 ? [pages.slice(index, index + size)] : []));

for (const batch of batches) {
  const names = batch.map(({ path }) => path).join(' ');
  test(`no errors, nothing inaccessible and nothing off the screen: ${names}`, async ({ page, baseURL }) => {
    test.setTimeout(batch.length * TIME);
    const faults: string[] = [];
    let errors: { text: string; url?: string }[] = [];
    // Test browsers reach this machine alone, so pictures on other hosts fail.
    const unreachable = new Set<string>();
    page.on('requestfailed', (request) => {
      if (request.resourceType() === 'image' && !request.url().startsWith(`${baseURL}/`))
        unreachable.add(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push({ text: message.text(), url: message.location().url });
    });
    page.on('pageerror', ({ message }) => errors.push({ text: message }));

    for (const { file, language, path, source } of batch) {
      const isWrongAddress = isNotFound({ file, language });
      const wrongAddress = basePath + language.replace(/^(.+)\/$/, '/$1') + NOWHERE;
      const url = `${baseURL}${isWrongAddress ? wrongAddress : encodeURI(path)}`;
      errors = [];
      const settled = watchLoading(page);
      await page.setViewportSize({ width: PHONE.width, height: HEIGHT });
      const response = await page.goto(url);
      const status = isWrongAddress ? 404 : 200;
      if (response?.status() !== status) faults.push(`${path} has status ${response?.status()} instead of ${status}.`);
      await scriptsHaveRun(page, START_TIME).catch(() => faults.push(`${path}: its scripts do not start.`));
      await settled();

      const violations = new Map<string, string[]>();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const element of await elementsOffScreen(page))
          faults.push(
            `${path} is too wide for a screen of ${width} px: ${element}. If it is yours, shorten or divide it in ${source}; ${OTHERWISE}.`,
          );
        // The not-found page's figure is behind its text on purpose.
        for (const text of isWrongAddress ? [] : await findUnderFigure(page))
          faults.push(
            `${path} has its figure behind “${text}” at ${width} px. If it is very long, shorten it in ${source}; ${OTHERWISE}.`,
          );
        for (const violation of AXE_WIDTHS.includes(width) ? await findViolationsInBothSchemes(page) : []) {
          const [, scheme = '', text = ''] = /^(\w+): (.*)$/s.exec(violation) ?? [];
          violations.set(text, [...(violations.get(text) ?? []), `${scheme} at ${width} px`]);
        }
      }
      for (const [text, where] of violations)
        faults.push(
          `${path} is not accessible (${where.join(', ')}): ${text}. If it is yours, correct it in ${source} or content/; ${OTHERWISE}.`,
        );

      // The not-found page is an error in the console by itself.
      const unexpected = errors.filter((it) => !unreachable.has(it.url ?? '') && !(isWrongAddress && it.url === url));
      for (const error of unexpected)
        faults.push(
          `${path} logs an error in the browser: ${error.text} ${error.url?.replace(`${baseURL}`, '') ?? ''} (${source}).`,
        );
    }
    reportFaults(faults);
  });
}

/** The outermost elements that reach beyond the screen, except decoration and what an element with a scrollbar contains. */
function elementsOffScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isOff = (element: Element) => {
      const { left, right, width, bottom } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && (left < -1 || right > clientWidth + 1);
    };
    const isContained = (element: Element | null): boolean =>
      element !== null &&
      element.localName !== 'main' &&
      (getComputedStyle(element).overflowX !== 'visible' || isContained(element.parentElement));
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        isOff(element) &&
        !(element.parentElement && isOff(element.parentElement)) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden="true"]') &&
        !isContained(element.parentElement),
    );
    const names = found.map((element) => {
      const width = Math.round(element.getBoundingClientRect().width);
      return `<${element.localName}> “${element.textContent.trim().slice(0, 60)}” is ${width} px wide`;
    });
    return names.length === 0 && scrollWidth > clientWidth ? [`it scrolls to ${scrollWidth} px`] : names;
  });
}

/** The pages with the template's form, unless it opens the visitor's email app. */
const withForm = pages.filter(({ file }) => {
  const form = /<form[^>]* data-contact-form[^>]*>/.exec(readFileSync(join(LOCAL_FOLDER, file), 'utf8'))?.[0];
  return form && !form.includes('action="mailto:');
});

for (const { path: address } of withForm) {
  test(`a message can be sent from ${address}, and a failure is told`, async ({ page, inbox }) => {
    await page.goto(address);
    await waitForHydratedForm(page);
    for (const name of MESSAGE_FIELDS) await page.locator(`form [name="${name}"]`).fill(SAMPLE[name]);
    for (const box of await page.locator('form [type="checkbox"][required]').all()) await box.check();

    inbox.answerWith('error-json');
    for (const [outcome, fault] of [
      ['failed', `${address} does not say that a message was refused`],
      ['sent', `${address} does not say that a message was sent`],
    ] as const) {
      await page.locator('form[data-contact-form] [type="submit"]').click();
      const panel = page.locator('[data-outcome]');
      await expect(panel, `${fault}; the form is in components/contact-form/`).toHaveAttribute('data-outcome', outcome);
    }
    const changed = `${address} does not send what its visitor has written; see \`form\` in content/site.ts`;
    expect(inbox.messages, changed).toEqual([{ way: expect.any(String), ...SAMPLE }]);
  });
}

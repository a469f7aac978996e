import { expect, type Page } from '@playwright/test';
import { content } from '@/content/content';
import { linksIn } from '@/lib/content/pages';
import { DESKTOP, open, PHONE, pages, test } from '../support/site';
import { formStates, menu, menuButton, notifications } from './states';

const { words } = content;
const quoted = (text: string) => JSON.stringify(text);
const heading = (text: string, level: number) => `heading ${quoted(text)} [level=${level}]`;
const region = (name: string) => [`- region ${quoted(name)}:`, `  - ${heading(name, 2)}`];

/** The ARIA snapshot of a list whose items contain one link each and nothing else. */
const linkList = (place: 'header' | 'footer') =>
  [
    '- list:',
    '  - /children: equal',
    ...linksIn(place, content).map(({ label }) => `  - listitem:\n    - link ${quoted(label)}`),
  ]
    .join('\n')
    .replaceAll('\n', '\n    ');

/** The ARIA snapshots of `main`, without its paragraphs. */
const mains: Record<keyof typeof pages, string[]> = {
  home: [
    `- ${heading(content.profile.role, 1)}`,
    ...region(content.pages.home.about?.heading ?? ''),
    ...region(content.pages.home.projects?.heading ?? ''),
  ],
  about: [
    `- ${heading(content.pages.about.heading, 1)}`,
    ...[content.pages.about.skills?.heading, content.pages.about.education, content.pages.about.languages].flatMap(
      (name) => region(name ?? ''),
    ),
  ],
  projects: [
    `- ${heading(content.pages.projects.heading, 1)}`,
    '- list:',
    '  - /children: equal',
    ...content.projects.map(
      ({ title }) => `  - listitem:\n    - article ${quoted(title)}:\n      - ${heading(title, 2)}`,
    ),
  ],
  services: [
    `- ${heading(content.pages.services.heading, 1)}`,
    '- list:',
    '  - /children: equal',
    ...content.services.map(({ title }) => `  - listitem:\n    - ${heading(title, 2)}`),
    ...region(content.pages.services.process?.heading ?? ''),
  ],
  contact: [
    `- ${heading(content.pages.contact.heading, 1)}`,
    ...region(content.pages.contact.information),
    ...region(content.pages.contact.connect ?? ''),
    ...region(content.pages.contact.availability),
    `- ${heading(content.pages.contact.form, 2)}`,
    '- status',
    `- form ${quoted(content.pages.contact.form)}:`,
    ...Object.values(words.form.fields).map(({ label }) => `  - textbox ${quoted(label)}`),
    `  - button ${quoted(words.form.send)}`,
    '- status',
  ],
  'not-found': [
    `- ${heading(content.pages.notFound.heading, 1)}`,
    `- paragraph: ${quoted(content.pages.notFound.text)}`,
    `- link ${quoted(content.pages.notFound.link)}`,
  ],
};

for (const [name, path] of Object.entries(pages)) {
  test(`the landmarks, headings and lists of ${name} are exposed to screen readers`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
- link ${quoted(words.header.skip)}
- banner:
  - link ${quoted(content.profile.name)}
  - navigation ${quoted(words.header.navigation)}:
    ${linkList('header')}
  - button
- main
- contentinfo:
  - navigation ${quoted(words.footer.links)}:
    - ${heading(words.footer.links, 2)}
    ${linkList('footer')}
  - ${heading(words.footer.contact, 2)}
`);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      ['- main:', ...(mains[name as keyof typeof pages] ?? [])].join('\n').replaceAll('\n', '\n  '),
    );
  });
}

test('the menu button exposes whether the menu is open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, pages.home);
  expect(await isExpanded(page)).toBe(false);
  await menuButton(page).click();
  expect(await isExpanded(page)).toBe(true);
  await expect(menu(page)).toMatchAriaSnapshot(`
- navigation ${quoted(words.header.navigation)}:
    ${linkList('header')}
`);
});

/** Chromium's accessibility state of the menu button. ARIA snapshots cover `aria-expanded`, but not popovers. */
async function isExpanded(page: Page): Promise<unknown> {
  const browser = await page.context().newCDPSession(page);
  const expression = "document.querySelector('[popovertarget]')";
  const { objectId } = (await browser.send('Runtime.evaluate', { expression })).result;
  const { nodes } = await browser.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('invalid fields are marked and described, and the outcome of a message is in its live regions', async ({
  page,
  inbox,
}) => {
  const [errors, , notSent] = formStates;
  await errors?.enter(page, inbox);
  for (const { label } of Object.values(words.form.fields)) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await expect(field).toMatchAriaSnapshot(`- textbox ${quoted(label)} [invalid]`);
    await expect(field).toHaveAccessibleDescription(/./);
  }
  await notSent?.enter(page, inbox);
  await expect(notifications(page)).toContainText(words.outcome.failed);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: words.outcome.kept })).toBeVisible();
});

test('links with the same name lead to the same page', async ({ page }) => {
  const destinations = new Map<string, Set<string>>();
  for (const path of Object.values(pages)) {
    await page.goto(path);
    const snapshot = await page.locator('body').ariaSnapshot();
    for (const [, name = '', url = ''] of snapshot.matchAll(/link "(.*)":\n\s+- \/url: "?([^"\n]*)/g)) {
      destinations.set(name, (destinations.get(name) ?? new Set()).add(url));
    }
  }
  const ambiguous = [...destinations].filter(([, urls]) => urls.size > 1);
  expect(destinations.size).toBeGreaterThan(0);
  expect(ambiguous).toEqual([]);
});

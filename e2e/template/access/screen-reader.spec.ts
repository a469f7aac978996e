import { expect, type Page } from '@playwright/test';
import { content } from '@/content/index';
import { linksIn } from '@/lib/content/pages';
import { DESKTOP, open, otherLanguages, PHONE, pages, test } from '../../support/site';
import { menu, menuButton, states } from './states';

const { words } = content;
const { home, about, projects, services, contact, notFound } = content.pages;
const { headings } = words;
/** A name in an ARIA snapshot, of which a text with markup has only its beginning. */
const quoted = (text: string) => (text.includes('<') ? `/^${text.split(' ')[0]} /` : JSON.stringify(text));
const heading = (text: string, level: number) => `heading ${quoted(text)} [level=${level}]`;
const region = (name: string) => [`- region ${quoted(name)}:`, `  - ${heading(name, 2)}`];

/** The ARIA snapshot of a list with these items and no others. */
function items<Item>(all: readonly Item[], lines: (item: Item) => string[]): string[] {
  const inside = all.flatMap((item) => ['  - listitem:', ...lines(item).map((line) => `    ${line}`)]);
  return ['- list:', '  - /children: equal', ...inside];
}

/** The list of links in the header or the footer, each of which is alone in its item. */
const linkList = (place: 'header' | 'footer') =>
  items([...linksIn(place, content).map(({ label }) => label), ...otherLanguages], (label) => [
    `- link ${quoted(label)}`,
  ]).join('\n    ');

const title = (text: string) => `- ${heading(text, 1)}`;

/** The ARIA snapshots of `main`, without its paragraphs. */
const mains: Record<keyof typeof pages, string[]> = {
  home: [
    title(content.profile.role),
    ...[home.about?.heading ?? '', headings.projects.heading, headings.testimonials].flatMap(region),
  ],
  about: [
    title(about.heading),
    ...[headings.skills.heading, headings.experience, headings.education, headings.languages].flatMap(region),
  ],
  projects: [
    title(projects.heading),
    ...items(content.projects, (it) => [`- article ${quoted(it.title)}:`, `  - ${heading(it.title, 2)}`]),
  ],
  services: [
    title(services.heading),
    ...items(content.services, (it) => [`- ${heading(it.title, 2)}`]),
    ...[headings.process.heading, headings.testimonials].flatMap(region),
  ],
  contact: [
    title(contact.heading),
    ...[contact.information, contact.connect ?? '', contact.availability].flatMap(region),
    `- ${heading(contact.form, 2)}`,
    '- status',
    `- form ${quoted(contact.form)}:`,
    ...Object.values(words.form.fields).map(({ label }) => `  - textbox ${quoted(label)}`),
    `  - button ${quoted(words.form.send)}`,
    '- status',
  ],
  'not-found': [title(notFound.heading), `- paragraph: ${quoted(notFound.text)}`, `- link ${quoted(notFound.link)}`],
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
    const main = mains[name as keyof typeof pages];
    await expect(page.getByRole('main')).toMatchAriaSnapshot(['- main:', ...main].join('\n  '));
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

test('the outcome of a message is in a live region', async ({ page, inbox }) => {
  await states.find(({ name }) => name === 'message failed')?.enter(page, inbox);
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

import { CV_PATH } from '@/lib/routes';
import { describeAvailability } from '@/site/availability';
import { linksIn } from '@/site/links';
import { notFoundTexts } from '@/site/pages';
import { groupsOf } from '@/site/projects';
import { timelineSections } from '@/site/timeline';
import { content, site } from '../../support/compiled-site';
import { FIGURE, findCoveredByFigure, findLowContrast, findViolations, LOOK } from '../../support/page-faults';
import { DESKTOP, expect, open, otherLanguages, PHONE, pages, test } from '../../support/site';
import { findFocusFaults, findReflowFaults, tabThrough } from './checks';

const { words } = content;
const { home, about, projects, services } = content.pages;
const contact = { ...words.contact, ...content.pages.contact };
const notFound = notFoundTexts(content);
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
  items([...linksIn(place, site).map(({ label }) => label), ...otherLanguages], (label) => [
    `- link ${quoted(label)}`,
  ]).join('\n    ');

const title = (text: string) => `- ${heading(text, 1)}`;
const closing = `- ${heading(describeAvailability(content)?.closing.heading ?? '', 2)}`;

/** The ARIA snapshots of `main`, without its paragraphs. */
const mains: Record<keyof typeof pages, string[]> = {
  home: [
    title(content.profile.role),
    ...[headings.projects.heading, headings.testimonials, home.about.heading].flatMap(region),
    ...region(content.words.achievements.talk),
    closing,
  ],
  about: [
    title(about.heading),
    ...[headings.skills.heading, headings.experience, headings.education].flatMap(region),
    ...[
      ...timelineSections(site).flatMap(({ id, heading: text }) => (id in headings ? [] : String(text))),
      headings.languages,
    ].flatMap(region),
    closing,
  ],
  projects: [
    title(projects.heading),
    ...items(groupsOf(content.projects, site)[0]?.cards ?? [], (it) => [
      `- article ${quoted(it.title)}:`,
      `  - ${heading(it.title, 2)}`,
    ]),
    ...[...new Set(content.projects.flatMap(({ group }) => group ?? []))].flatMap(region),
  ],
  services: [
    title(services.heading),
    ...items(content.services, (it) => [`- ${heading(it.title, 2)}`]),
    ...[headings.process.heading, headings.testimonials].flatMap(region),
    closing,
  ],
  contact: [
    title(contact.heading),
    ...[contact.information, contact.connect ?? ''].flatMap(region),
    `- ${heading(contact.form, 2)}`,
    '- status',
    `- form ${quoted(contact.form)}:`,
    ...Object.values(words.form.fields).map(({ label }) => `  - textbox ${quoted(label)}`),
    `  - button ${quoted(words.form.send)}`,
    '- status',
    ...region(contact.availability ?? ''),
  ],
  'not-found': [title(notFound.heading), `- paragraph: ${quoted(notFound.text)}`, `- link ${quoted(notFound.link)}`],
};

/** The CV, a page that the owner has added, and pages of Markdown files, with everything that a text can have. */
const others = {
  cv: CV_PATH,
  'added page': '/desk/',
  'list of posts': '/blog/',
  post: '/blog/a-year-of-tides/',
  'case study': '/projects/harbour-ledger/',
};

/** The pages that have most of what is on the others. */
const LAYOUTS = ['home', 'post'];

/** Pages of each kind of layout, for the contrast that visitors can ask for. */
const CONTRASTED = ['home', 'about', 'services', 'post'];

for (const [name, path] of Object.entries({ ...pages, ...others })) {
  const tag = LAYOUTS.includes(name) ? [] : '@ci';

  test(`${name} suits screen readers, keyboards, low vision and large text`, { tag }, async ({ page, visit }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    const main = mains[name as keyof typeof pages];

    if (main) {
      await test.step('landmarks, headings and lists are exposed to screen readers', async () => {
        await expect.soft(page.locator('body')).toMatchAriaSnapshot(`
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
        await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(['- main:', ...main].join('\n  '));
      });

      await test.step('links that open in a new tab are announced with a note, which is not copied', async () => {
        await expect
          .soft(page.getByRole('link', { name: words.links.newTab }))
          .toHaveCount(await page.locator('a[target]').filter({ visible: true }).count());
        const copied = await page.evaluate(() => {
          getSelection()?.selectAllChildren(document.body);
          const text = getSelection()?.toString();
          getSelection()?.empty();
          return text;
        });
        expect.soft(copied).toContain(content.profile.name);
        expect.soft(copied).not.toContain(words.links.newTab);
      });
    }

    for (const [viewport, colorScheme, rules] of [
      [DESKTOP, 'dark', undefined],
      [PHONE, 'light', LOOK],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect.soft(await findViolations(page, rules), `axe at ${viewport.width} px, ${colorScheme}`).toEqual([]);
      if (!main) continue;
      expect.soft(await findFocusFaults(page), `focus at ${viewport.width} px`).toEqual([]);
      // The header differs between the widths, and is the same on all pages. axe finds a tabindex that changes the order.
      if (name !== 'home' && !(name === 'contact' && viewport === PHONE)) continue;
      await test.step(`Tab and Shift+Tab reach every control in order at ${viewport.width} px`, async () => {
        const { count, forward, backward } = await tabThrough(page);
        const inOrder = Array.from({ length: count }, (_, index) => index);
        expect.soft(count).toBeGreaterThan(5);
        expect.soft(forward.slice(0, count)).toEqual(inOrder);
        expect.soft(forward.slice(count).filter(Boolean), 'Tab leaves the page').toEqual([]);
        expect.soft(backward).toEqual(inOrder.slice(0, -1).reverse());
      });
    }
    if (CONTRASTED.includes(name)) expect.soft(await findLowContrast(page)).toEqual([]);
    expect.soft(await findReflowFaults(page)).toEqual([]);
    // The not-found page's figure is behind its text on purpose.
    if (name !== 'not-found') {
      // The rich owner's photograph is in the place of the figure, and the project's cover has a star of its own.
      const isWithout = ['about', 'projects', 'case study'].includes(name);
      await expect(page.locator(FIGURE)).toHaveCount(isWithout ? 0 : 1);
      expect.soft(await findCoveredByFigure(page)).toEqual([]);
    }
    // The rosettes are whole circles; other figures are cut off by the horizon.
    for (const width of name === 'home' || name === 'not-found' ? [768, 1024, 1440] : []) {
      await page.setViewportSize({ width, height: 900 });
      const [figure, header] = await Promise.all([FIGURE, 'header'].map((part) => page.locator(part).boundingBox()));
      expect.soft(figure?.y, `the rosette at ${width} px`).toBeGreaterThan(header?.height ?? 0);
    }
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect.soft(stored).toEqual([]);
    // The browser logs the response, and the page its address.
    const expected = [expect.stringContaining('status of 404'), expect.stringMatching(/^info: /)];
    expect(visit.messages).toEqual(name === 'not-found' ? expected : []);
  });
}

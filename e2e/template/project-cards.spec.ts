import type { Page } from '@playwright/test';
import { fillIn } from '@/lib/language/fill-in';
import { plainText } from '@/lib/language/marked-text';
import { content } from '../support/compiled-site';
import { DESKTOP, expect, inDigits, open, PHONE, pages, scriptsHaveRun, test, withBasePath } from '../support/site';

const { projects, words } = content;

/** A grey PNG of 64 × 40 px. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAoAQAAAABmtcFEAAAAEElEQVR42mNYBQUMowxaMgB0I9SBtITdfwAAAABJRU5ErkJggg==',
  'base64',
);

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Scrolls to each card, checks whether it shows its image, and returns the boxes of the cards. */
async function visitCards(page: Page, hasImages: boolean) {
  for (const { title, image } of projects.filter(({ size }) => size !== 'row')) {
    await card(page, title).scrollIntoViewIfNeeded();
    const picture = card(page, title).locator('img');
    if (image && hasImages) await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    if (image) await expect(picture).toBeVisible({ visible: hasImages });
    if (image && image.kind !== 'logo') await expect(card(page, title).locator('svg').first()).toBeVisible();
  }
  return page
    .getByRole('article')
    .evaluateAll((all) => all.map((it) => [it.getBoundingClientRect().width, it.getBoundingClientRect().height]));
}

test('a cover keeps its size if its image is blocked', { tag: '@ci' }, async ({ page }) => {
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ body: PICTURE }),
  );
  await page.setViewportSize(PHONE);
  await page.goto(withBasePath(pages.projects));
  const withImages = await visitCards(page, true);

  await page.unrouteAll();
  await page.route(/./, (route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback()));
  await open(page, pages.projects);
  expect(await visitCards(page, false)).toEqual(withImages);
});

test('pictures are shown as they are: photos fill their cover, screenshots have four fifths of its width', async ({
  page,
}) => {
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height });
    await page.goto(withBasePath(pages.projects));
    const looks = await page.getByRole('article').evaluateAll((all) =>
      all.flatMap((it) => {
        const [cover, picture] = [it.firstElementChild, it.querySelector('img')];
        if (!cover || !picture?.checkVisibility()) return [];
        const { mixBlendMode, opacity, filter, objectFit } = getComputedStyle(picture);
        const share = picture.offsetWidth / cover.clientWidth;
        return [{ name: it.ariaLabel, look: [mixBlendMode, opacity, filter, objectFit].join(), share }];
      }),
    );
    for (const { title, image } of projects.filter(({ image }) => image)) {
      const { look, share = 0 } = looks.find(({ name }) => name === title) ?? {};
      expect.soft(look, title).toBe(`normal,1,none,${image?.kind === 'logo' ? 'contain' : 'cover'}`);
      if (image?.kind !== 'logo') expect.soft(share, title).toBeGreaterThanOrEqual(image?.kind === 'photo' ? 1 : 0.8);
    }
  }
});

test('the film of a cover plays in view until it is stopped, and waits for who wants less motion', async ({ page }) => {
  const film = page.locator('article video');
  const stop = page.getByRole('button', {
    name: fillIn(words.projects.linkOf, { link: words.writing.pause, project: 'Night Boats' }),
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(withBasePath(pages.projects));
    await scriptsHaveRun(page);
    const isStill = reducedMotion === 'reduce';
    expect(await film.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
    await film.scrollIntoViewIfNeeded();
    await expect(stop).toHaveAttribute('aria-pressed', String(isStill));
    await expect(film).toHaveJSProperty('paused', isStill);
    await stop.click();
    await expect(film).toHaveJSProperty('paused', !isStill);
    await expect(film).toHaveJSProperty('muted', true);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  // The headless shell hovers nothing on a tap.
  test('a row has one line of its description until it is touched', { tag: '@whole-browser' }, async ({ page }) => {
    await page.goto(withBasePath(pages.projects));
    const text = page.locator('main li:has(> h3) > p').first();
    await expect(text).toHaveCSS('-webkit-line-clamp', '1');
    await text.tap();
    await expect(text).toHaveCSS('-webkit-line-clamp', 'none');
    // The list of a page is its text, whose lines begin on the side of its own language.
    await page.goto(withBasePath('/uses/'));
    await expect(text).toHaveCSS('-webkit-line-clamp', 'none');
    await expect(text).toHaveCSS('text-align', 'start');
  });
});

test('links of a project name it, and private code has none', { tag: '@ci' }, async ({ page }) => {
  await page.goto(withBasePath(pages.projects));
  for (const { title, repository, codeNote, liveLink, links: others = [], page: caseStudy } of projects) {
    // Without those in its description.
    const links = card(page, title).getByRole('link').and(page.locator('[target]:not(p a)'));
    const further = others.map(({ address }) => address).filter((address) => !address.startsWith('/'));
    const addresses = [repository, liveLink, ...further].filter(Boolean).map(String);
    expect(await links.evaluateAll((all) => all.map((it) => it.getAttribute('href'))), title).toEqual(addresses);
    await expect(links.and(page.getByRole('link', { name: words.links.newTab }))).toHaveCount(addresses.length);
    const all = card(page, title).locator('a:not([href*="/with/"], p a)');
    const inThisTab = others.length - further.length + (caseStudy ? 2 : 0);
    await expect(all).toHaveCount(addresses.length + inThisTab);
    await expect(all.and(page.getByRole('link', { name: title }))).toHaveCount(await all.count());
    // It would be copied with the label.
    await expect(links.filter({ hasText: title })).toHaveCount(0);
    if (codeNote) await expect(card(page, title)).toContainText(plainText(codeNote));
  }
});

test('the links to technologies are in one row if they fit', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(withBasePath(pages.projects));
  const links = page.getByRole('navigation', { name: words.projects.technologies }).getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test('title, cover and link of a card lead to the case study, and Back to the card', async ({ page }) => {
  const project = projects.find((candidate) => candidate.page);
  const { title = '', client = '', year = 0 } = project ?? {};
  await open(page, pages.projects);
  const article = card(page, title);
  await expect(article).toContainText(client);
  await expect(article).toContainText(inDigits(year));
  const presses = [
    () => article.getByRole('heading').getByRole('link').click(),
    () => article.click({ position: { x: 40, y: 40 } }),
    () => article.getByRole('link', { name: words.caseStudy?.link }).click(),
  ];
  for (const press of presses) {
    await press();
    await expect(page).toHaveURL(withBasePath(project?.page));
    await page.goBack();
    await expect(page).toHaveURL(withBasePath(pages.projects));
    await expect(article).toBeInViewport();
  }
});

test('projects far below the view are laid out once the scripts have run, or in print', { tag: '@ci' }, async ({
  page,
}) => {
  const list = page.getByRole('main').locator('ul:has(> li > article)').first();
  const articles = list.getByRole('article');
  const text = articles.last().locator('p').first();
  const isLastLaidOut = () => text.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto(withBasePath(pages.projects));
  await articles.first().evaluate((first) => {
    const list = first.closest('ul');
    const last = list?.lastElementChild;
    while (list && last && list.children.length < 41) list.append(last.cloneNode(true));
  });
  await expect(articles).toHaveCount(41);
  await expect.poll(isLastLaidOut).toBe(false);
  // Their number is odd, and only the first takes a whole row.
  const items = list.locator('li:has(> article)');
  const widths = await items.evaluateAll((all) => all.slice(1).map((it) => it.clientWidth));
  expect(new Set(widths).size).toBe(1);

  await page.emulateMedia({ media: 'print' });
  expect(await isLastLaidOut()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(isLastLaidOut).toBe(false);
  // From hydration on, a scroll position is the same place after Back.
  await scriptsHaveRun(page);
  expect(await isLastLaidOut()).toBe(true);
});

/** The numbers of items in the rows of lists, by their page. */
const ROWS: [path: string, items: string, rows: number[]][] = [
  [pages.home, 'main dl > div', [3, 2]],
  [pages.home, 'main li:has(> article)', [2]],
  [pages.home, 'main section ~ section figure', [3, 1]],
  [pages.projects, 'main li:has(> article)', [1, 1, 2, 1]],
  [pages.projects, 'main li:has(> h3)', [1, 1]],
  [pages.services, 'main li:has(h2)', [1, 1, 1, 1, 1]],
];

/** What starts at the page's axis, the seventh of the grid's columns, by its page. */
const AT_AXIS: [path: string, selector: string][] = [
  [pages.home, 'main figure'],
  [pages.home, 'main dl > :nth-child(3) dt'],
  [pages.home, 'main li:nth-child(2):has(> article)'],
  [pages.home, 'footer nav'],
  [pages.about, 'li:nth-child(2):has(> svg[role=img])'],
  [pages.services, 'main li:has(h2) dl'],
  [pages.contact, 'div:has(> form)'],
];

test('second parts start at one axis, and lines between steps end at a step', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const [path, selector] of AT_AXIS) {
    if (!page.url().endsWith(withBasePath(path))) await page.goto(withBasePath(path));
    const { x = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
    expect.soft(x, `${selector} of ${path}`).toBeCloseTo(DESKTOP.width / 2 + 12, 0);
  }
  await page.goto(withBasePath(pages.services));
  const lines = await page
    .locator('main ol > li')
    .evaluateAll((all) => all.map((step) => getComputedStyle(step, '::before').content !== 'none'));
  expect(lines).toEqual([true, false, true, false, false]);
});

test('covers of one row have one height, so that the titles are on one line', async ({ page }) => {
  for (const width of [1024, DESKTOP.width]) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    for (const path of [pages.home, pages.projects]) {
      await page.goto(withBasePath(path));
      const cards = await page.getByRole('article').evaluateAll((all) =>
        all.map((it) => {
          const [cover, title] = [it.firstElementChild, it.querySelector('h2, h3')].map((part) => {
            const { top = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
            return { top: Math.round(top), height: Math.round(height) };
          });
          return { row: Math.round(it.getBoundingClientRect().top), look: [cover?.height, title?.top].join() };
        }),
      );
      for (const { row, look } of cards)
        expect.soft(look, `${path}, ${width} px`).toBe(cards.find((other) => other.row === row)?.look);
    }
  }
});

test('lists fill their rows on a desktop', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const [path, items, rows] of ROWS) {
    if (!page.url().endsWith(withBasePath(path))) await page.goto(withBasePath(path));
    const tops = await page.locator(items).evaluateAll((all) => (all as HTMLElement[]).map((it) => it.offsetTop));
    const lengths = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect.soft(lengths, `${items} of ${path}`).toEqual(rows);
  }
});

import { expect, type Page, type TestInfo } from '@playwright/test';
import { routes } from '@/lib/routes';
import { isSampleName } from '@/scripts/check/placeholders';
import { breakPart } from '../support/broken-part';
import { takenOver } from '../support/contact-page';
import { goThroughHistory, open, scriptsHaveRun } from '../support/site';
import { DESK, PHONE } from '../support/viewports';
import { type AccessOwner, accessOwners, originOf, pagesOf } from './access-owners';
import { test } from './access-test';
import { entriesIn, printTree, readTree } from './accessibility-tree';
import { heard, listen, listenToLoadedPages } from './live-messages';
import { failWith, fillForm, openForm, partsOf } from './owner-site';
import { tell } from './page-states-reporter';
import { findTreeFaults } from './tree-faults';

/** What a tree has of the day and the year, which are not its page's. */
const YEAR = String(new Date().getFullYear());

/**
 * Looks for what would mislead in the page's tree as it stands, and compares it with the one that was read
 * and found good, where the content is the sample.
 */
async function expectGoodTree(page: Page, owner: AccessOwner, name: string, { annotations }: TestInfo, isWhole = true) {
  const tree = await readTree(page);
  const faults = findTreeFaults(tree, isWhole);
  annotations.push(tell('nodes', entriesIn(tree).length), tell('findings', faults.length));
  expect.soft(faults, name).toEqual([]);
  if (owner.name !== 'sample' || !isSampleName(owner.content.profile.name)) return;
  expect.soft(printTree(tree).replaceAll(YEAR, '{year}')).toMatchSnapshot(`${name}.txt`);
}

function treesOf(owner: AccessOwner) {
  for (const [name, path] of Object.entries(pagesOf(owner))) {
    test(`reads ${name} well`, async ({ page }, testInfo) => {
      await page.setViewportSize(DESK);
      await open(page, path);
      await expectGoodTree(page, owner, name, testInfo);
    });
  }

  test('reads the menu well, closed and open', async ({ page }, testInfo) => {
    await page.setViewportSize(PHONE);
    await open(page, routes.contact);
    await expectGoodTree(page, owner, 'menu-closed', testInfo);
    await partsOf(page, owner).menuButton.click();
    await expect(partsOf(page, owner).menu).toBeVisible();
    await expectGoodTree(page, owner, 'menu-open', testInfo);
  });

  test('reads the form well with errors, after a failure, and with a draft', async ({ page, inbox }, testInfo) => {
    await page.setViewportSize(DESK);
    await openForm(page);
    await partsOf(page, owner).sendButton.click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    await expectGoodTree(page, owner, 'form-errors', testInfo);
    await fillForm(page, owner);
    await failWith(page, owner, inbox, 'captcha');
    await partsOf(page, owner).notifications.hover();
    await expectGoodTree(page, owner, 'form-failed', testInfo);
    await page.reload();
    await takenOver(page);
    await expect(partsOf(page, owner).discardButton).toBeVisible();
    await expectGoodTree(page, owner, 'form-draft', testInfo);
  });

  const causes = { page: owner.content.process[0]?.title, layout: owner.content.navigation[0]?.label };
  for (const [what, words = ''] of Object.entries(causes)) {
    test(`reads the error of a ${what} well`, async ({ page }, testInfo) => {
      await page.setViewportSize(DESK);
      await breakPart(page, words);
      await page.goto(routes.services);
      await scriptsHaveRun(page);
      await expect(partsOf(page, owner).errorHeading).toBeVisible();
      await expectGoodTree(page, owner, `error-${what}`, testInfo, what === 'page');
    });
  }

  test('no link of the site is called like another that leads elsewhere', async ({ page }) => {
    const goals = new Map<string, Set<string>>();
    for (const path of Object.values(pagesOf(owner))) {
      await page.goto(path);
      for (const { role, name, url = '' } of entriesIn(await readTree(page))) {
        if (role !== 'link') continue;
        // Each page has a part of its own to skip to.
        const goal = name === owner.content.words.header.skip ? new URL(url, page.url()).hash : url;
        goals.set(name, (goals.get(name) ?? new Set()).add(goal));
      }
    }
    expect([...goals].filter(([, urls]) => urls.size > 1).map(([name, urls]) => [name, ...urls])).toEqual([]);
  });
}

function messagesOf(owner: AccessOwner) {
  const { form, outcome, header, draft, fallback } = owner.content.words;

  test('says once that a message is on its way, and once that it was sent', async ({ page }) => {
    await openForm(page);
    await fillForm(page, owner);
    await listen(page);
    await partsOf(page, owner).sendButton.press('Enter');
    await expect(partsOf(page, owner).notifications).toContainText(outcome.sent);
    // The panel has the focus, which reads it.
    await expect(partsOf(page, owner).panel).toBeFocused();
    expect(await heard(page)).toEqual([`in turn: ${form.underWay}`]);
  });

  test('says once that it failed and why, then what was copied alone', async ({ page, inbox }) => {
    await openForm(page);
    await fillForm(page, owner);
    await listen(page);
    await failWith(page, owner, inbox, 'invalid');
    const { copyButton, notifications, panel } = partsOf(page, owner);
    await expect(notifications).toContainText(outcome.failed);
    await expect(panel).toBeVisible();
    const messages = await heard(page);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toBe(`in turn: ${form.underWay}`);
    expect(messages[1]).toContain(`in turn: ${outcome.notSent}`);
    expect(messages[1]).toContain(outcome.kept);

    await copyButton.press('Enter');
    await expect.poll(() => heard(page)).toHaveLength(3);
    // Whether the browser lets the page copy is not the site's to say.
    const said = (await heard(page)).at(-1) ?? '';
    expect([`in turn: ${fallback.copied}`, `in turn: ${fallback.notCopied}`]).toContain(said);
  });

  test('says of wrong fields what is wrong with the first, and nothing twice', async ({ page }) => {
    await openForm(page);
    await listen(page);
    const { sendButton, field } = partsOf(page, owner);
    await sendButton.press('Enter');
    await expect(field('name')).toBeFocused();
    await expect(field('name')).toHaveAccessibleDescription(/./);
    // A screen reader reads the field that gets the focus, with what is tied to it.
    expect(await heard(page)).toEqual([]);
  });

  test('says once which page has come, and which one Back has brought', async ({ page }) => {
    await open(page, routes.home);
    const home = await page.title();
    await listen(page);
    await page.getByRole('contentinfo').locator(`nav a[href="${routes.services}"]`).press('Enter');
    await expect(page).toHaveURL(routes.services);
    await expect.poll(() => heard(page)).toHaveLength(1);
    const services = await page.title();
    await goThroughHistory(page, -1);
    await expect(page).toHaveURL(routes.home);
    await expect.poll(() => heard(page)).toHaveLength(2);
    expect(await heard(page)).toEqual([`at once: ${services}`, `at once: ${home}`]);
  });

  test('says the theme by the name of the button that has the focus', async ({ page }) => {
    await open(page, routes.home);
    await listen(page);
    const { themeButton } = partsOf(page, owner);
    await themeButton.focus();
    for (const choice of ['dark', 'light', 'system'] as const) {
      await page.keyboard.press('Enter');
      await expect(themeButton).toHaveAccessibleName(header.theme[choice]);
      await expect(themeButton).toBeFocused();
    }
    expect(await heard(page)).toEqual([]);
  });

  test('says once that a draft was restored', async ({ page }) => {
    await openForm(page);
    await fillForm(page, owner);
    await listenToLoadedPages(page);
    await page.reload();
    await takenOver(page);
    await expect(partsOf(page, owner).discardButton).toBeVisible();
    const [restored = '', ...others] = await heard(page);
    expect(others).toEqual([]);
    expect(restored).toContain(draft.restored);
  });
}

for (const owner of accessOwners) {
  test.describe(owner.name, () => {
    test.use({ baseURL: originOf(owner) });
    treesOf(owner);
    messagesOf(owner);
  });
}

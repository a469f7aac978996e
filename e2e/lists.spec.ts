import { content } from '../lib/content/content';
import { writePercent } from '../lib/digits';
import { LOCAL_FOLDER } from '../scripts/local-site';
import { readExport } from './support/exported-site';
import { expect, open, pages, test } from './support/site';

test('every list stays one in Safari, which takes a list without marks for none outside of a navigation', async () => {
  const site = await readExport(LOCAL_FOLDER);
  const lists = site.pages.flatMap(({ document }) => [...document.querySelectorAll(':is(ul, ol):not(nav *)')]);
  expect(lists.length).toBeGreaterThan(site.pages.length);
  for (const list of lists) expect(list.getAttribute('role'), list.outerHTML).toBe('list');
});

test('a language is heard once', async ({ page }) => {
  await open(page, pages.about);
  const entries = page.getByRole('region', { name: content.pages.about.languages }).getByRole('listitem');
  await expect(entries).toHaveCount(content.languages.length);
  for (const [index, { name, level, proficiency }] of content.languages.entries()) {
    const heard = await entries.nth(index).ariaSnapshot();
    // Where a locale has a space that does not break, the snapshot has a plain one.
    const percent = writePercent(proficiency, content.site.locale).replace(/\s/g, ' ');
    for (const words of [name, level, percent]) expect(heard.split(words), heard).toHaveLength(2);
  }
});

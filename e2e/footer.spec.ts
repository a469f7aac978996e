import { words } from '../content/words';
import { mailto } from '../lib/contact-links';
import { content } from '../lib/content/content';
import { linksIn } from '../lib/content/pages';
import { copyrightIn, expect, open, pages, test } from './support/site';

test('the copyright line has the visitor’s year, not the build’s', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2034-03-05T12:00:00'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText(copyrightIn(2034));
});

test('the footer leads to every page and to the owner', async ({ page }) => {
  const { profile, links } = content;
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: words.footer.links }).getByRole('link');
  await expect(quick).toHaveText(linksIn('footer', content).map(({ label }) => label));
  const { phone = '' } = profile;
  await expect(footer.getByRole('link', { name: phone, exact: true })).toHaveAttribute('href', /^tel:\+\d+$/);
  for (const { label, address } of links.profiles.filter(({ iconIn }) => iconIn?.includes('footer') ?? true)) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', address);
  }
});

test('every link to the owner’s mail is called by the address, and says where it opens a new tab', async ({ page }) => {
  for (const path of Object.values(pages)) {
    await open(page, path);
    const links = page.locator(`a[href="${mailto(content.profile.email)}"]`).filter({ visible: true });
    expect(await links.count()).toBeGreaterThanOrEqual(2);
    for (const link of await links.all()) {
      const note = (await link.getAttribute('target')) ? ` ${content.words.links.newTab}` : '';
      await expect(link).toHaveAccessibleName(content.profile.email + note);
    }
  }
});

import { words as english } from '@/lib/content/words';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { routes } from '@/lib/routes';
import { composedPage, notFoundTexts } from '@/site/pages';
import { content } from '../support/compiled-site';
import { readExport } from '../support/exported-site';
import { findLayoutFaults, findViolations } from '../support/page-faults';
import { expect, NOWHERE, openAndSettle, test, withBasePath } from '../support/site';

const { profile } = content;
const { about, home, projects } = routes;
const { projects: featured, ...headings } = content.words.headings;

test('an owner without pictures, lists, phone, services and contact page has no trace of them', async () => {
  const { pages } = await readExport(LOCAL_FOLDER);
  expect(pages.map(({ path }) => path).sort()).toEqual([home, '/404.html', about, projects].sort());
  for (const { document, file } of pages) {
    const title = document.title.split(' · ')[0];
    const titles = (['home', 'about', 'projects'] as const).map((id) => composedPage(id, content).title);
    expect([...titles, notFoundTexts(content).title], file).toContain(title);
    const traces =
      'img, a[data-tooltip], blockquote, form, a[href^="tel:"], a[hreflang], link[hreflang], [href*="services"]';
    expect(document.querySelectorAll(`${traces}, [href*="contact/"]`), file).toHaveLength(0);
    for (const part of document.querySelectorAll('main :is(section, h2, h3, ul, ol, dl, a)')) {
      expect(part.textContent?.trim() || part.getAttribute('aria-label'), `${file}: ${part.outerHTML}`).toBeTruthy();
    }
    // Of the lists, only the projects have entries.
    const shown = [...document.querySelectorAll('main h2')].map((heading) => heading.textContent);
    const unused = Object.values(headings).map((it) => (typeof it === 'string' ? it : it.heading));
    const left = shown.filter((heading) => unused.includes(heading));
    expect(left, file).toEqual([]);
    // In the order of `sections`, and without the others.
    if (file === 'index.html') expect(shown).toEqual([content.pages.home.about.heading, featured.heading]);
    // An icon row with the email address alone would repeat it.
    expect(document.querySelectorAll('footer a[href^="mailto:"]'), file).toHaveLength(1);
    // Without a contact page, its links open an email.
    expect(document.querySelector(`a[href="mailto:${profile.email}"]`), file).not.toBeNull();
  }
});

for (const address of [home, about, projects, NOWHERE]) {
  test(`${address} has German words, no layout faults and no violations`, async ({ page, visit }) => {
    await openAndSettle(page, address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('link', { name: content.words.header.skip })).toBeAttached();
    expect(await page.getByText(english.header.skip).count()).toBe(0);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findLayoutFaults(page), `${width} px`).toEqual([]);
    }
    expect.soft(await findViolations(page)).toEqual([]);
    const errors = visit.messages.filter((message) => !message.startsWith('info:'));
    expect(errors).toEqual(address === NOWHERE ? [expect.stringContaining('status of 404')] : []);
    expect(new URL(page.url()).pathname).toBe(withBasePath(address));
  });
}

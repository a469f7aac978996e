import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawMark } from '@/components/ui/star/geometry';
import { lookOf } from '@/lib/brand/look';
import { content as shipped } from '@/lib/content/content';
import { availabilityCopy } from '@/lib/content/pages';
import { routes } from '@/lib/routes';
import { MAXIMAL_FILES } from './owners/maximal';
import { minimalOwner } from './owners/minimal';
import { type ExportedSite, meta } from './support/exported-site';
import { expectOneVoice } from './support/one-voice';
import { walkOwnFiles } from './support/own-files';
import { walkPhoto } from './support/own-photo';
import { walkOwner } from './support/owner-walk';
import { expect, test } from './support/site';
import { FOLDER, maximalContent } from './support/variants';

const port = Number(process.env.E2E_PORT || 4173) + 30;

/** What pages and files call something that the minimal owner lacks, and the sample's own words for it. */
const ABSENT = [
  /\b(?:View|Download) CV\b/,
  /\[CV\]/,
  /\btel:|^TEL|\+20 100|"telephone"|- Phone:/m,
  /Cairo|Egypt|Based in|^ADR|addressLocality/m,
  /GitHub|LinkedIn|LeetCode|your-handle|Coding practice|Connect With Me|rel="me|sameAs/,
  /Skills|knowsAbout/,
  /Experience/,
  /Education|University|alumniOf|CGPA/,
  /Languages|Arabic|knowsLanguage/,
  /How I work|Requirements Analysis/,
  /Desktop Application Development|ItemList|[Ss]ervices|What I offer/,
  /Live Demo|codeRepository|not public|Technologies/,
  /unsplash/,
  /\/about\/|about\.png|More about me|Who builds these sites|ProfilePage/,
];

/** The texts of an export, the scripts' chunks aside: they hold every part's words, whoever the owner is. */
async function textsOf({ folder }: ExportedSite): Promise<{ file: string; text: string }[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('chunks'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /\.(html|txt|vcf|xml|json|webmanifest|js)$/.test(file));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

walkOwner({ name: 'minimal', content: minimalOwner(shipped), basePath: '', port }, (site) => {
  test('leaves no trace of what is absent', async () => {
    const texts = await textsOf(site());
    expect(texts.length).toBeGreaterThan(15);
    const traces = texts.flatMap(({ file, text }) =>
      ABSENT.filter((words) => words.test(text)).map((words) => `${file}: ${text.match(words)?.[0]}`),
    );
    expect(traces).toEqual([]);
  });
});

const content = maximalContent;

walkOwner({ name: 'maximal', content, basePath: FOLDER, port: port + 1, files: MAXIMAL_FILES }, (site) => {
  walkOwnFiles({ site, content, basePath: FOLDER, hostPort: port + 2 });
  walkPhoto({ content, basePath: FOLDER });

  test('says in one voice that its owner is booked, and offers search engines nothing', async () => {
    await expectOneVoice(site(), content);
    const documentAt = (path: string) => site().pages.find((page) => page.path === FOLDER + path)?.document;
    const home = documentAt(routes.home);
    expect(home && meta(home, 'description')).toBe(availabilityCopy(content.availability).homeDescription);
    const graph = documentAt(routes.services)?.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(graph).toContain('"@type":"Service"');
    expect(graph).not.toContain('"offers"');
  });

  test('has the owner’s own files as they were written', async () => {
    const read = (file: string) => readFile(join(site().folder, file), 'utf8');
    for (const file of ['google1234.html', 'robots.txt']) {
      expect(await read(file)).toBe(await readFile(join(MAXIMAL_FILES, 'public', file), 'utf8'));
    }
    const headers = await read('_headers');
    expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
    expect(headers.endsWith(await readFile(join(MAXIMAL_FILES, 'public/_headers'), 'utf8'))).toBe(true);
  });

  test('has the owner’s star and colours in its head, its icons and its preview images', async () => {
    const { star, palette } = lookOf(content);
    if (!star || !palette) throw new Error('This owner has no look of their own.');
    const { light, dark } = palette;
    const read = (file: string) => readFile(join(site().folder, file));
    expect(JSON.parse(String(await read('manifest.webmanifest')))).toMatchObject({
      background_color: light.page,
      theme_color: light.page,
    });
    for (const { file, document } of site().pages) {
      const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((bar) => bar.getAttribute('content'));
      expect(bars, file).toEqual([light.page, dark.page]);
      const mark = document.querySelector('header path')?.getAttribute('d');
      expect(mark, file).toBe(drawMark(12, undefined, star));
      const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
      expect(styles, file).toContain(`--k-color-accent:${light.accent};`);
    }
    const chunks = join('_next', 'static', 'chunks');
    for (const chunk of (await readdir(join(site().folder, chunks))).filter((file) => file.endsWith('.js'))) {
      expect(String(await read(join(chunks, chunk))), 'what makes the palette is in no script').not.toMatch(/oklch/i);
    }
    const icon = String(await read('site-icons/star.svg'));
    for (const part of [drawMark(25.6, undefined, star), light.accent, dark.accent]) expect(icon).toContain(part);
    for (const file of ['site-icons/icon-192.png', 'og/projects.png']) {
      const ground = file.startsWith('og') ? light.page : light.accent;
      const { data } = await sharp(await read(file))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const edge = file.startsWith('og') ? 0 : 96 * 3;
      expect(
        `#${data
          .subarray(edge, edge + 3)
          .toString('hex')
          .toUpperCase()}`,
        file,
      ).toBe(ground);
    }
  });

  test('has a page of the owner’s own in the structured data of search engines', () => {
    const imprint = site().pages.find(({ path }) => path === `${FOLDER}/imprint/`)?.document;
    const graph = imprint?.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(graph).toContain('"@type":"WebPage"');
    expect(graph).toContain('"dateModified":"2026-01-31"');
    expect(graph).toContain('BreadcrumbList');
  });

  test('has every project, the featured ones on the home page too', () => {
    const titlesOn = (path: string) =>
      [
        ...(site()
          .pages.find((page) => page.path === FOLDER + path)
          ?.document.querySelectorAll('article') ?? []),
      ].map((card) => card.querySelector('h2, h3')?.textContent);
    const titles = content.projects.map(({ title }) => title);
    expect(titlesOn(routes.projects)).toEqual(titles);
    expect(titlesOn(routes.home)).toEqual(
      content.projects.filter(({ featured }) => featured).map(({ title }) => title),
    );
    expect(titlesOn(routes.home)).toHaveLength(5);
  });
});

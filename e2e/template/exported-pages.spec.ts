import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { mailto } from '@/lib/contact-links';
import { content } from '@/lib/content/content';
import { availabilityCopy, linksIn } from '@/lib/content/pages';
import { basePath } from '@/lib/routes';
import { LOCAL_FOLDER } from '@/scripts/local-site';
import { type ExportedSite, fileFor, readExport, readFileAt } from './support/exported-site';
import { expect, inDigits, test } from './support/site';

const { education, experience, languages, pages, profile, projects, services, words } = content;
const availability = availabilityCopy(content.availability);

/** The content that each page shows, by file name. Titles and descriptions appear only in search results. */
const shown: Record<string, unknown> = {
  'index.html': [
    [profile.role, profile.lead, availability.badge, availability.closing, content.facts],
    withoutTitle(pages.home),
    projects.filter(({ featured }) => featured).map(wordsOfProject),
  ],
  'about/index.html': [
    [withoutTitle(pages.about), content.skills, languages.map(({ name, level }) => [name, level])],
    [...experience, ...education].map(({ title, organization, from, to, description, grade }) => [
      [title, organization, from, to === 'present' ? words.about.present : to, description, grade],
    ]),
  ],
  'projects/index.html': [withoutTitle(pages.projects), projects.map(wordsOfProject)],
  'services/index.html': [
    [withoutTitle(pages.services), content.process, availability.closing],
    services.map(({ title, description }) => [title, description]),
  ],
  'contact/index.html': [
    // The sample address is a placeholder, not text of the page.
    { ...withoutTitle(pages.contact), sampleEmail: '' },
    [availability.sentence, Object.values(words.form.fields).map(({ label }) => label), words.form.send],
  ],
  '404.html': withoutTitle(pages.notFound),
};

const onEveryPage = [
  [profile.name, profile.tagline, profile.phone, profile.email, linksIn('footer', content).map(({ label }) => label)],
  [words.header.skip, words.header.theme, words.footer.links, words.footer.contact],
];

function withoutTitle({ title: _title, description: _description, ...rest }: { title: string; description?: string }) {
  return rest;
}

function wordsOfProject({ title, description, technologies, codeNote }: (typeof projects)[number]) {
  return [title, description, technologies, codeNote];
}

/** Every text in a nested value; numbers in the site's digits. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value === 'number') return [inDigits(value)];
  return value === '' || value === undefined ? [] : [String(value)];
}

function readText(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('script, style')) element.remove();
  return copy.textContent?.replaceAll(/\s+/g, ' ') ?? '';
}

// One worker reads the export only once.
test.describe.configure({ mode: 'default' });

let site: ExportedSite;

test.beforeAll(async () => {
  site = await readExport(LOCAL_FOLDER, basePath);
});

const { origin } = new URL(content.site.address);
const root = origin + basePath;
/** The CV's URL, if it is on another host. The sample's CV has the sample's own placeholder host. */
const cv = content.links.cv && URL.canParse(content.links.cv) ? new URL(content.links.cv).href : undefined;

test('each page is valid HTML with one h1, in the language and with all text of the content', async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: {
        // React writes <meta charSet="utf-8"/> and required="", which browsers treat the same.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        // Next gives a script the id `_R_`, which HTML allows but the rule's strict mode does not.
        'valid-id': ['error', { relaxed: true }],
        // Safari does not announce a list without markers as a list unless it has the role.
        'no-redundant-role': 'off',
        'prefer-native-element': ['error', { exclude: ['list'] }],
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        // Visitors copy the phone number into fields that only accept plain spaces and hyphens.
        'tel-non-breaking': 'off',
        // The rule counts `&amp;` as five characters.
        'long-title': 'off',
        'require-sri': ['error', { target: 'crossorigin' }],
      },
    }),
  );
  for (const { file, html, document } of site.pages) {
    const { results } = await validator.validateString(html);
    expect
      .soft(
        results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`)),
        file,
      )
      .toEqual([]);
    expect
      .soft([document.documentElement.lang, document.documentElement.dir], file)
      .toEqual([content.site.language, '']);
    expect.soft(document.querySelectorAll('h1'), file).toHaveLength(1);
    // Without 'use client' a styled component writes its styles into the body, where they override `styled(Component)`.
    expect.soft(document.querySelectorAll('[style], body style, [data-reveal="hidden"]'), file).toHaveLength(0);
    // html-validate doesn't know this rule of HTML.
    expect.soft(document.querySelectorAll(':is([async], [defer]):not([src])'), file).toHaveLength(0);
    const text = readText(document.body);
    const expected = textsIn([onEveryPage, shown[file]]).map((words) => words.replaceAll(/\s+/g, ' '));
    expect
      .soft(
        expected.filter((words) => !text.includes(words)),
        file,
      )
      .toEqual([]);
    expect.soft(text.match(/\{\w+\}/g), 'all placeholders are replaced').toBeNull();
    for (const list of document.querySelectorAll(':is(ul, ol):not(nav *)')) {
      expect.soft(list.getAttribute('role'), `in Safari this is no list: ${list.outerHTML}`).toBe('list');
    }
  }
});

test('internal links and addresses lead to existing pages, files and fragments', async () => {
  const { pages: all } = site;
  for (const page of all) {
    const here = new URL(page.path, content.site.address);
    for (const element of page.document.querySelectorAll('[href]:not([rel=preconnect]), [src], [srcset], [action]')) {
      const target = ['href', 'src', 'srcset', 'action']
        .map((name) => element.getAttribute(name)?.split(' ')[0])
        .find((value) => value !== undefined);
      const address = new URL(target ?? '', here);
      if (address.origin !== here.origin || address.href === cv) continue;
      const file = fileFor(site, address.pathname);
      expect(file, `${page.file} leads to ${target}`).toBeDefined();
      if (address.hash.length < 2 || element.tagName !== 'A') continue;
      const targetPage = all.find(({ path }) => path === address.pathname);
      const id = decodeURIComponent(address.hash.slice(1));
      expect(targetPage?.document.getElementById(id), `${page.file} leads to ${target}`).toBeTruthy();
    }
  }
  const summary = await readFileAt(site, `${basePath}/llms.txt`);
  const named = [...summary.matchAll(/\]\((.*?)\)/g)].flatMap(([, address = '']) =>
    address.startsWith(`${root}/`) && address !== cv ? [address.slice(origin.length)] : [],
  );
  expect(named).toEqual(expect.arrayContaining(content.navigation.map(({ path }) => basePath + path)));
  for (const path of named) expect(fileFor(site, path), path).toBeDefined();
});

test('external links open in a new tab and say so, profiles have rel=me, the footer has contact links', async () => {
  const profiles = content.links.profiles.map(({ address }) => address as string);
  for (const { document, file } of site.pages) {
    for (const link of document.querySelectorAll(`a[href^="http"]:not([href^="${root}"], [data-letterhead] a)`)) {
      expect(link.getAttribute('target'), link.outerHTML).toBe('_blank');
      expect(link.getAttribute('rel'), link.outerHTML).toContain('noopener');
      expect((link.getAttribute('aria-label') ?? '') + link.textContent, file).toContain(words.links.newTab);
      if (profiles.includes(link.getAttribute('href') ?? '')) expect(link.getAttribute('rel')).toMatch(/\bme\b/);
    }
    const footer = document.querySelector('footer') as Element;
    const [pageLinks] = footer.querySelectorAll('nav');
    expect([...(pageLinks?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(
      linksIn('footer', content).map(({ label }) => label),
    );
    expect(footer.querySelectorAll(`a[href="${mailto(profile.email)}"]`).length, file).toBeGreaterThan(0);
    if (profile.phone) expect(footer.querySelector('a[href^="tel:+"]')?.textContent, file).toContain(profile.phone);
  }
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { mailto } from '@/lib/contact-links';
import type { Content, Project } from '@/lib/content/schema';
import { plainText } from '@/lib/language/marked-text';
import { yearOf } from '@/lib/language/period';
import { LOCAL_FOLDER } from '@/lib/local-folder';
import { CV_PATH, markdownPath, routes } from '@/lib/routes';
import manifest from '@/package.json' with { type: 'json' };
import { describeAvailability } from '@/site/availability';
import { achievementsByKind, careerOf, careerOnCv, isAboutShort, isOnCv } from '@/site/career';
import { linksIn } from '@/site/links';
import type { Page } from '@/site/pages';
import { basePath, content } from '../support/compiled-site';
import { type ExportedSite, fileFor, meta, readExport, readFileAt } from '../support/exported-site';
import { expect, inDigits, test } from '../support/site';
import { type LanguageSite, siteOf, sites } from '../support/sites';

/** The content that each page shows, by file name. Titles and descriptions appear only in search results. */
function shownOn({ pages, projects, ...content }: Content): Record<string, unknown> {
  const { education, experience, languages, profile, services, testimonials, words } = content;
  const availability = describeAvailability(content);
  const { note, where } = content.availability || {};
  const isShort = isAboutShort({ ...content, pages, projects });
  const achievements = achievementsByKind(careerOf({ ...content, projects }).achievements, words);
  const quotes = testimonials.length > 0 && [
    pages.home.testimonials ?? words.headings.testimonials,
    testimonials.map(({ quote, name, role, company, project }) => [quote, name, role, company, project]),
  ];
  return {
    'index.html': [
      [profile.role, profile.lead, availability?.badge, note, availability?.closing, content.facts, quotes],
      withoutMetadata(pages.home),
      content.clients.map(({ name, logo }) => !logo && [name, words.headings.clients]),
      projects.filter(({ featured }) => featured).map(wordsOfProject),
      achievements.flatMap(({ entries }) => entries.filter(({ isFeatured }) => isFeatured).map(({ title }) => title)),
    ],
    'about/index.html': [
      [
        { ...withoutMetadata(pages.about), background: '' },
        profile.photo?.alt,
        content.skills,
        languages.map((it) => [it.name, it.level]),
      ],
      [...experience, ...education].map(({ from, to, link: _link, technologies: _technologies, ...entry }) => [
        [from && yearOf(from), to === 'present' ? words.about.present : to && yearOf(to)],
        isShort ? [entry.title, entry.organization] : Object.values(entry),
      ]),
      achievements.map(({ kind, heading, entries }) => [
        heading,
        entries
          .slice(0, isShort || kind === 'publication' ? 6 : undefined)
          .map(({ title, organization, events, description }) => [
            [title, organization, events?.map(({ where }) => where)],
            !isShort && [description, words.achievements.slides, words.achievements.video],
          ]),
      ]),
    ],
    'about/publications/index.html': achievements.flatMap(({ kind, entries }) =>
      kind === 'publication' ? entries.map(({ title, authors }) => [title, authors]) : [],
    ),
    'cv/index.html': [
      [content.links.booking?.replace('https://', ''), where && words.offer[where]],
      [profile.name, profile.role, profile.lead, profile.email, profile.phone, availability?.sentence, content.skills],
      [...experience, ...education]
        .filter(isOnCv)
        .map(({ from: _from, to: _to, link, ...entry }) => [Object.values(entry), link?.replace('https://', '')]),
      achievementsByKind(careerOnCv({ ...content, projects }).achievements, words).map(({ entries }) =>
        entries
          .slice(0, isShort ? undefined : 6)
          .map(({ title, authors, organization, description }) => [title, authors, organization, description]),
      ),
      projects
        .filter(isOnCv)
        .map(({ title, client, role, technologies, highlights, description }) => [
          [title, client, role, technologies, highlights ?? description],
        ]),
    ],
    'projects/index.html': [
      withoutMetadata(pages.projects),
      projects.map(wordsOfProject),
      projects.map(({ group, links = [] }) => [group, links.map(({ label }) => label)]),
    ],
    'services/index.html': [
      [withoutMetadata(pages.services), content.process, availability?.closing, quotes],
      services.map(({ title, description, duration, includes }) => [title, description, duration, includes]),
      [words.offer.includes, where && words.offer[where]],
    ],
    'contact/index.html': [
      // The sample address is a placeholder, not text of the page.
      { ...withoutMetadata(pages.contact), sampleEmail: '' },
      [
        pages.contact.connect ?? words.headings.connect,
        availability?.sentence,
        availability?.invitation,
        Object.values(words.form.fields).map(({ label }) => label),
        words.form.send,
        words.offer.booking,
      ],
    ],
    'projects/harbour-ledger/index.html': [
      [wordsOfProject(projects[0] as Project), availability?.closing],
      testimonials.filter(({ project }) => project === projects[0]?.title).map(({ quote }) => quote),
      [words.caseStudy?.client, words.caseStudy?.year, words.caseStudy?.role, words.caseStudy?.next],
      [projects[1]?.title],
    ],
    'projects/clinic-timetable/index.html': [words.caseStudy?.previous, projects[0]?.title],
    'imprint/index.html': [words.legal.imprint, content.legal?.imprint].map((texts) => ({
      ...texts,
      description: '',
    })),
    'privacy/index.html': [
      Object(content.legal?.imprint).postalAddress,
      Object(content.legal?.privacy).messages,
      Object(content.legal?.privacy).host.name,
      // Its Markdown becomes elements.
      Object(content.legal?.privacy).sections.split(/[\s#*]{2,}/),
      [words.legal.privacy.storage, words.legal.privacy.rights, words.legal.privacy.messages.language],
    ],
    '404.html': withoutMetadata({ ...words.notFound, ...pages.notFound }),
  };
}

function onEveryPage({ content: { profile, words }, site }: LanguageSite) {
  const links = linksIn('footer', site).map(({ label }) => label);
  return [
    [profile.name, profile.tagline, profile.phone, profile.email, links],
    [words.header.skip, words.header.theme, words.footer.links, words.footer.contact],
  ];
}

function withoutMetadata({ title: _title, description: _description, updated: _updated, ...rest }: Partial<Page>) {
  return rest;
}

function wordsOfProject({ title, description, technologies, codeNote, client, year, to, image }: Project) {
  return [title, description, technologies, codeNote, client, year ?? (to && yearOf(to as number)), image?.alt];
}

/** Every text in a nested value; numbers in the digits of a site, and no switches. */
function textsIn(value: unknown, site: Content['site']): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap((it) => textsIn(it, site));
  if (typeof value === 'number') return [inDigits(value, site)];
  if (value === true) return [];
  return value ? [plainText(String(value))] : [];
}

const outerHtml = ({ outerHTML }: Element) => outerHTML;

/** The code in scripts and styles. */
const CODE = /(<(?:script|style)[^>]*>)(?:(?!<\/(?:script|style)>).)*/gs;

// One worker reads the export only once.
test.describe.configure({ mode: 'default' });

let site: ExportedSite;

test.beforeAll(async () => {
  site = await readExport(LOCAL_FOLDER, basePath);
});

const { origin } = new URL(content.site.address);
const root = origin + basePath;

test('each page is valid HTML, in the language and with all text of the content', async () => {
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
    const compiled = siteOf(file);
    const { content: owner, direction, folder } = compiled;
    // The elements of a page are the same in each language. The code of scripts and styles takes half of the time.
    const { results } = folder ? { results: [] } : await validator.validateString(html.replace(CODE, '$1'));
    const messages = results.flatMap((result) => result.messages.map(({ message, line }) => `${line}: ${message}`));
    expect.soft(messages, file).toEqual([]);
    const { language } = owner.site;
    const { lang, dir } = document.documentElement;
    expect.soft([lang, dir || 'ltr'], file).toEqual([language, direction]);
    const scripts = [...document.querySelectorAll('script')].map((script) => script.textContent?.trim());
    expect.soft(scripts, file).not.toContainEqual(expect.stringMatching(/^alert\(/));
    const empty = [...document.querySelectorAll('main :is(h1, h2, h3, ul, ol, dl, a)')].filter(
      (element) =>
        !element.textContent?.trim() && !element.matches('[aria-label], :has([aria-label], img[alt]:not([alt=""]))'),
    );
    expect.soft(empty.map(outerHtml), `${file} has empty elements`).toEqual([]);
    // Without 'use client' a styled component writes its styles into the body, where they override `styled(Component)`.
    expect.soft(document.querySelectorAll('[style], body style, [data-reveal="hidden"]'), file).toHaveLength(0);
    // html-validate doesn't know this rule of HTML.
    expect.soft(document.querySelectorAll(':is([async], [defer]):not([src])'), file).toHaveLength(0);
    // What is behind an icon is its hidden name; the tooltip shows it.
    const names = [...document.querySelectorAll('main li > a > svg + span, footer li > a > svg + span:not(address *)')];
    const unlike = names.filter((name) => name.parentElement?.getAttribute('data-tooltip') !== name.textContent);
    const controls = [...document.querySelectorAll('[data-tooltip][aria-label]')];
    const wrong = controls.filter((it) => it.getAttribute('aria-label') !== it.getAttribute('data-tooltip'));
    expect.soft([...unlike, ...wrong].map(outerHtml), `${file} has other tooltips than names`).toEqual([]);
    const alts = [...document.querySelectorAll('img')].map(({ alt }) => alt);
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, style')) element.remove();
    const text = [body.textContent.replaceAll(/\s+/g, ' '), ...alts].join(' ');
    const shown = shownOn(owner)[folder ? file.slice('ar/'.length) : file];
    const missing = textsIn([onEveryPage(compiled), shown], owner.site)
      .map((words) => words.replaceAll(/\s+/g, ' '))
      .filter((words) => !text.includes(words));
    expect.soft(missing, file).toEqual([]);
    expect.soft(text.match(/\{\w+\}/g), 'all placeholders are replaced').toBeNull();
    const lists = [...document.querySelectorAll(':is(ul, ol)[class]:not(nav *, [role="list"])')];
    expect.soft(lists.map(outerHtml), `${file} has lists that are none in Safari`).toEqual([]);
  }
});

test('Cloudflare’s proxy finds no email address that it would hide', () => {
  // What the proxy replaces, as in its documentation of "Email Address Obfuscation": in texts and links, not in scripts.
  const replaced = /href="mailto:[^"]*@|>[^<]*[\w.+-]@[\w-]+\.[^<]*</g;
  for (const { file, html } of site.pages) expect(html.replace(CODE, '$1').match(replaced), file).toBeNull();
});

test('addresses in llms.txt and the contact card lead to existing pages and files', async () => {
  for (const { folder } of sites) {
    const summary = await readFileAt(site, `${basePath}${folder}/llms.txt`);
    const named = [...summary.matchAll(/\]\((.*?)\)/g)].flatMap(([, address = '']) =>
      address.startsWith(`${root}/`) ? [address.slice(origin.length)] : [],
    );
    const pagesOfSite = content.navigation.map(({ path }) => basePath + folder + markdownPath(path));
    expect(named).toEqual(expect.arrayContaining(pagesOfSite));
    const card = await readFileAt(site, `${basePath}${folder}/contact.vcf`);
    const inCard = [...card.matchAll(/:(https:.*)/g)].flatMap(([, address = '']) =>
      address.startsWith(origin) ? [new URL(address).pathname] : [],
    );
    expect(inCard.length).toBeGreaterThan(1);
    for (const path of [...named, ...inCard]) expect(fileFor(site, path), path).toBeDefined();
  }
});

test('every page that search engines may show has a copy in Markdown, with its texts and whole addresses', async () => {
  for (const { document, file, path: address } of site.pages) {
    const link = document.querySelector('link[type="text/markdown"]')?.getAttribute('href') ?? undefined;
    const isCopied = file.endsWith('index.html') && !meta(document, 'robots')?.includes('noindex');
    expect(link, file).toBe(isCopied ? markdownPath(encodeURI(address)) : undefined);
    if (!isCopied) continue;
    const copy = await readFileAt(site, `${address}index.md`);
    const main = document.querySelector('main')?.cloneNode(true) as Element;
    for (const ornament of main.querySelectorAll(
      'nav, form, button:not(:has(img)), dialog, svg, script, [aria-hidden="true"]',
    ))
      ornament.remove();
    // Prices, availability, languages: every word, whatever is set around it.
    for (const left of main.querySelectorAll('math, [data-letterhead]:not(:has(h1)), details:not(:has(> summary ~ *))'))
      left.remove();
    const written = copy.replace(/\\(?=\W)/g, '');
    const texts = document.createTreeWalker(main, 4);
    const missing: string[] = [];
    // An expectation for each of the thousands of words would take half a minute.
    while (texts.nextNode())
      for (const word of texts.currentNode.nodeValue?.match(/[\p{L}\p{N}]+/gu) ?? [])
        if (!written.includes(word)) missing.push(`${word} in ${texts.currentNode.nodeValue}`);
    expect(missing, file).toEqual([]);
    expect(copy, file).not.toMatch(/\]\((?!https?:|mailto:|tel:)|<svg|<div|(?<!\\)<!--/);
    for (const picture of main.querySelectorAll('img[alt]:not([alt=""])'))
      expect(written, file).toContain(`![${picture.getAttribute('alt')}](`);
  }
});

test('external links and no others open in a new tab, profiles have rel=me, and the current page alone is marked', async () => {
  for (const { document, file, path } of site.pages) {
    const { content: owner, folder, site: language } = siteOf(file);
    const { links, profile } = owner;
    const profiles: string[] = links.profiles.flatMap(({ address, button }) => (button ? [] : address));
    const other = sites.find((it) => it.content !== owner)?.name;
    expect(document.querySelectorAll(`a[href^="${root}/"][target]`), file).toHaveLength(0);
    for (const link of document.querySelectorAll(`a[href^="http"]:not([href^="${root}"], [data-letterhead] a)`)) {
      expect(link.getAttribute('target'), link.outerHTML).toBe('_blank');
      expect(link.getAttribute('rel'), link.outerHTML).toContain('noopener');
      if (profiles.includes(link.getAttribute('href') ?? '')) expect(link.getAttribute('rel')).toMatch(/\bme\b/);
    }
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      // As the specification of Connect With Me says.
      const isInConnect = link.closest('[aria-labelledby="connect"]') !== null;
      expect(link.hasAttribute('target'), `${file}: ${link.outerHTML}`).toBe(isInConnect);
    }
    const footer = document.querySelector('footer') as Element;
    const [pageLinks] = footer.querySelectorAll('nav');
    expect([...(pageLinks?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      ...linksIn('footer', language).map(({ label }) => label),
      other,
    ]);
    expect(footer.querySelectorAll(`a[href="${mailto(profile.email)}"]`).length, file).toBeGreaterThan(0);
    const number = footer.querySelector(`a[href^="tel:+"]${folder && ' [dir="ltr"]'}`);
    if (profile.phone) expect(number?.textContent, file).toContain(profile.phone);
    const current = [...document.querySelectorAll('header nav [aria-current="page"]')].map((link) => link.textContent);
    const listed = linksIn('header', language).filter((link) => basePath + folder + link.path === path);
    expect(current, file).toEqual(listed.map(({ label }) => label));
    const section = [...document.querySelectorAll('header nav [aria-current="true"]')].map((link) => link.textContent);
    const around = linksIn('header', language).filter(
      (link) =>
        link.path !== '/' && path !== basePath + folder + link.path && path.startsWith(basePath + folder + link.path),
    );
    expect(section, file).toEqual(around.map(({ label }) => label));
  }
});

test('the home page shows the featured projects alone', () => {
  for (const { content: owner, folder } of sites) {
    const { document } = site.pages.find(({ path }) => path === `${basePath}${folder}/`) as (typeof site.pages)[number];
    const section = document.querySelector('section[aria-labelledby="featured-projects"]');
    const titles = [...(section?.querySelectorAll('h3') ?? [])].map((title) => title.textContent);
    expect(titles.sort()).toEqual(
      owner.projects
        .filter(({ featured }) => featured)
        .map(({ title }) => title)
        .sort(),
    );
  }
});

test('links with the same name lead to the same page, except those to other languages', () => {
  for (const { folder, name } of sites) {
    const destinations = new Map<string, Set<string>>();
    const paths = Object.values(routes).map((path) => basePath + folder + path);
    for (const { document } of site.pages.filter(({ path }) => paths.includes(path))) {
      for (const link of document.querySelectorAll('a[href]:not([data-letterhead] a)')) {
        const label = link.getAttribute('aria-label') ?? link.textContent.trim();
        destinations.set(label, (destinations.get(label) ?? new Set()).add(link.getAttribute('href') ?? ''));
      }
    }
    const ambiguous = [...destinations].filter(([, addresses]) => addresses.size > 1);
    expect(ambiguous.map(([label]) => label)).toEqual(sites.flatMap((it) => (it.name === name ? [] : [it.name])));
  }
});

test('each page has alternates for both languages, in its head and in the sitemap', async () => {
  const paths = [...Object.values(routes), CV_PATH, '/desk/', '/projects/harbour-ledger/'];
  for (const pagePath of paths) {
    const [main, further] = sites.map(({ folder }) => root + folder + pagePath);
    const versions = { en: main, ar: further, 'x-default': main };
    for (const { folder } of sites) {
      const { document } = site.pages.find((page) => page.path === basePath + folder + pagePath) ?? {};
      if (!document) throw new Error(`There is no page ${folder}${pagePath}.`);
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
      expect(Object.fromEntries(links.map((link) => [link.hreflang, link.href]))).toEqual(versions);
      const other = sites.find((it) => it.folder !== folder);
      for (const place of ['header', 'footer']) {
        const link = document.querySelector(`${place} a[lang="${other?.content.site.language}"]`);
        expect(link?.getAttribute('href'), place).toBe(`${basePath}${other?.folder}${pagePath}`);
      }
      expect(meta(document, 'og:locale:alternate')).toBe(other?.content.site.locale);
      const sitemap = await readFileAt(site, `${basePath}${folder}/sitemap.xml`);
      for (const [tag, url] of Object.entries(versions)) {
        expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="${tag}" href="${url}" />`);
      }
    }
  }
  for (const { document } of site.pages)
    expect(meta(document, 'og:locale:alternate') !== undefined).toBe(document.querySelector('link[hreflang]') !== null);
  const documentAt = (path: string) => site.pages.find((page) => page.path === basePath + path)?.document;
  expect(documentAt(`/ar${routes.services}`)?.querySelector('main text')?.textContent).toBe('١');
  // Only in Arabic the owner is open for work.
  const dots = ['/', '/ar/'].map((it) => documentAt(it)?.querySelector('main p > [aria-hidden="true"]')?.className);
  expect(new Set(dots).size).toBe(2);
  const robots = await readFileAt(site, `${basePath}/robots.txt`);
  expect(robots).toMatch(/^User-Agent: \*\nContent-Signal: search=yes, ai-train=no\nAllow: \/\n\nSitemap: /);
  for (const { folder } of sites) expect(robots).toContain(`Sitemap: ${root}${folder}/sitemap.xml`);
  const { indexNow } = content.site;
  expect(await readFileAt(site, `${basePath}/${indexNow}.txt`)).toBe(indexNow);
  const notFound = await readFileAt(site, `${basePath}/ar/404.html`);
  expect(notFound).toContain('<html lang="ar"');
  for (const shared of ['robots.txt', '_headers']) {
    expect(existsSync(path.join(LOCAL_FOLDER, 'ar', shared)), shared).toBe(false);
  }
});

test('Next bundles no package that only the build needs', () => {
  const maps = readdirSync('.next/server', { recursive: true }).filter((name) => String(name).endsWith('.js.map'));
  const packages = maps.flatMap((map) =>
    readFileSync(path.join('.next/server', String(map)), 'utf8').match(
      /(?<=node_modules\/)(?:(?:@|%40)[^/"]+\/)?[^/"]+/g,
    ),
  );
  const bundled = new Set(packages.map((name) => name?.replace('%40', '@') ?? ''));
  expect([...bundled]).toContain('next');
  expect(Object.keys(manifest.devDependencies).filter((name) => bundled.has(name))).toEqual([]);
});

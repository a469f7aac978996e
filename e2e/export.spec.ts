import { readFile } from 'node:fs/promises';
import { content } from '../lib/content/content';
import { availabilityCopy } from '../lib/content/pages';
import { basePath } from '../lib/routes';
import { LOCAL_FOLDER } from '../scripts/local-site';
import { expect, inDigits, test } from './support/site';

const { education, experience, facts, languages, navigation, pages, process, profile, projects, services, skills } =
  content;
const availabilityWords = availabilityCopy(content.availability);

const { about, footer, form, header } = content.words;

/** What every page shows around its own words. */
const shell = [
  [profile.name, profile.tagline, profile.phone, profile.email, navigation.map(({ label }) => label)],
  [header.skip, header.theme, footer.links, footer.contact],
];

const projectWords = projects.map(({ title, description, technologies }) => [title, description, technologies]);

const { title: _home, ...homeWords } = pages.home;

/** The sample address stands in a field, and is no text of the page. */
const { sampleEmail: _sample, ...contactWords } = words(pages.contact);

/** The exported files and the words of the content that each must hold. */
const all: Record<string, unknown> = {
  'index.html': [
    profile.role,
    profile.lead,
    availabilityWords.badge,
    availabilityWords.closing,
    homeWords,
    facts,
    projectWords.filter((_, index) => projects[index]?.featured),
  ],
  'about/index.html': [
    words(pages.about),
    skills,
    [...experience, ...education].map(({ title, organization, from, to, description, grade }) => [
      title,
      organization,
      from,
      to === 'present' ? about.present : to,
      description,
      grade,
    ]),
    languages.map(({ name, level }) => [name, level]),
  ],
  'projects/index.html': [words(pages.projects), projectWords],
  'services/index.html': [
    words(pages.services),
    services.map(({ title, description }) => [title, description]),
    process,
    availabilityWords.closing,
  ],
  'contact/index.html': [
    contactWords,
    availabilityWords.sentence,
    Object.values(form.fields).map(({ label }) => label),
    form.send,
  ],
  '404.html': [words(pages.notFound)],
};

/** The same without the pages that the owner has left out. */
const exported = Object.fromEntries(
  Object.entries(all).filter(
    ([file]) => file === '404.html' || navigation.some(({ path }) => `${path.slice(1)}index.html` === file),
  ),
);

/** A page's words without those for search results. */
function words<T extends { title: string; description: string }>({
  title: _title,
  description: _description,
  ...rest
}: T) {
  return rest;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  if (typeof value === 'number') return [inDigits(value)];
  return value === '' || value === undefined ? [] : [String(value)];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The text of a page's body as a reader sees it, with single spaces. */
function readable(html: string): string {
  return html
    .replace(/^.*<body[^>]*>/s, '')
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&([^;]+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ');
}

/** Something that was to be filled into a sentence of `content/words.ts`. */
const PLACEHOLDER = /\{\w+\}/g;

const read = (file: string) => readFile(`${LOCAL_FOLDER}/${file}`, 'utf8');

for (const [file, ownWords] of Object.entries(exported)) {
  test(`${file} has one h1, all its text, its styles in the head and no style attribute`, async () => {
    const html = await read(file);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    // A styled part without 'use client' puts its styles into the body, where `styled(Part)` no longer overrides them.
    expect(html.slice(html.indexOf('</head>'))).not.toContain('<style');
    const text = readable(html);
    // Parts of a text in another script stand in elements of their own.
    const texts = [text, readable(html.replaceAll(/<\/?(?:bdi|span)\b[^>]*>/g, ''))];
    const missing = textsOf([shell, ownWords])
      .map((words) => words.replaceAll(/\s+/g, ' '))
      .filter((words) => !texts.some((whole) => whole.includes(words)));
    expect(missing).toEqual([]);
    expect(text.match(PLACEHOLDER)).toBeNull();
  });

  test(`nothing is hidden in ${file} for a script to show`, async () => {
    expect(await read(file)).not.toContain('data-reveal="hidden"');
  });
}

test('each page has a title of its own', async () => {
  const titles = await Promise.all(
    Object.keys(exported).map(async (file) => /<title>([^<]+)<\/title>/.exec(await read(file))?.[1]),
  );
  expect(titles.every(Boolean)).toBe(true);
  expect(new Set(titles).size).toBe(titles.length);
});

test('what a page says to search engines stands in its HTML alone, not in its data too', async () => {
  for (const file of Object.keys(exported).filter((name) => name !== '404.html')) {
    const html = await read(file);
    const [, data = ''] = /<script data-src="([^"]+)"/.exec(html) ?? [];
    expect(html, file).toContain('https://schema.org');
    expect(await read(data.slice(basePath.length)), file).not.toContain('schema.org');
    // What a link to the page brings.
    expect(await read(file.replace('.html', '.txt')), file).not.toContain('schema.org');
  }
});

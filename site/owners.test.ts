import type { z } from 'zod';
import { content as minimal } from '@/e2e/fixtures/minimal/content/index';
import { content as rich, siteWith } from '@/e2e/support/compiled-site';
import { stringsIn } from '@/lib/content/references';
import { type Content, contentSchema } from '@/lib/content/schema';
import { keysOf } from '@/lib/content/source';
import { marked } from '@/lib/language/marked-text';
import { contactCard } from '@/site/contact-card';
import { postFeed } from '@/site/feed';
import { aboutGraph, contactGraph, homeGraph, projectsGraph, servicesGraph } from '@/site/graphs';
import { pageMetadata } from '@/site/metadata';
import { previews } from '@/site/preview/previews';
import { resumeOf } from '@/site/resume';
import { siteSummary } from '@/site/summary';
import { pagesOf } from './pages';

// It colours code, of which the post here has none.
jest.mock('shiki', () => ({}));

/** The machine-readable outputs of the site, by name. */
function outputsOf(content: Content): Record<string, string> {
  const owner = siteWith(content);
  const graphs = [homeGraph, aboutGraph, projectsGraph, servicesGraph, contactGraph].map((graph) => graph(owner));
  return {
    'structured data': JSON.stringify(graphs),
    'contact.vcf': contactCard(owner),
    'llms.txt': siteSummary(pagesOf(owner), owner),
    'resume.json': JSON.stringify(resumeOf(owner)),
    previews: JSON.stringify(previews(pagesOf(owner), owner)),
  };
}

/** Patterns for the optional parts of each output, in the rich owner's words. */
const OPTIONAL: Record<string, RegExp[]> = {
  'structured data': [
    /"image":"[^"]+\.jpg"/,
    /"dateModified":"2026-03-14"/,
    ...['telephone', 'address', 'sameAs', 'knowsAbout', 'knowsLanguage', 'keywords', 'codeRepository'].map(
      (name) => new RegExp(`"${name}"`),
    ),
    // The evening course is none of a university.
    /"alumniOf":\[\{[^}]*Copenhagen"\}\]/,
    /"ItemList"/,
    /"hasCredential":.+"recognizedBy":\{[^}]+\},"dateCreated":"2024-03","url":"https:/,
    /"award":\["Oldest.+?, Guild of Maintainers, 2022"\]/,
  ],
  'contact.vcf': [/^PHOTO;VALUE=uri:https:/m, /^TEL/m, /^ADR/m, /^item\d/m],
  'resume.json': [
    ...['phone', 'location', 'profiles', 'work', 'skills', 'endDate', 'roles', 'courses', 'score', 'certificates'],
    ...['publications', 'volunteer'],
  ].map((name) => new RegExp(`"${name}"`)),
  'llms.txt': [
    /^- Based in Lisbon, Portugal$/m,
    /^- Languages: \S/m,
    /^- .+, 2017 to present$/m,
    /^## Services$/m,
    /from €900\.00 a day.*two to six weeks/m,
    /^- \[Harbour Ledger\]\(https.+ \(TypeScript, PostgreSQL, React\) Live: </m,
    /errors that say what to do, and \[where \*to ask\*\]\(https:\/\/[^)]*\/contact\/\)/m,
    /^- Phone: \S/m,
    /^- \[Book a call\]\(https/m,
    /^- \[CV\]\(https/m,
    /^- Trainee, .+, 2009$/m,
    /^- Certificates: \[Accessibility\]\(https.+\), IAAP, 2024$/m,
  ],
};

test.each(Object.keys(OPTIONAL))('%s has every optional part for the rich owner and none for the minimal', (part) => {
  const found = [rich, { ...minimal, words: rich.words }].map((owner) =>
    OPTIONAL[part]?.filter((pattern) => pattern.test(outputsOf(owner)[part] ?? '')),
  );
  expect(found).toEqual([OPTIONAL[part], []]);
});

test.each(Object.entries({ rich, minimal }))('no output for the %s owner has an empty value', (_, owner) => {
  for (const [part, text] of Object.entries(outputsOf(owner))) {
    // What marks a text with emphasis, code or a link is no part of it.
    expect(text).not.toMatch(/[\uFDD0-\uFDD2]/);
    expect(`${part}: ${text}`).not.toMatch(/undefined|null|\[\]|""|\{\}|^\s*- *$|, ,|\(\)|:\r?$/m);
  }
});

/** What the schema is made of. */
interface Definition {
  shape?: Readonly<Record<string, z.ZodType>>;
  options?: readonly z.ZodType[];
  element?: z.ZodType;
  innerType?: z.ZodType;
}

/** The paths of all sentences of the schema: `projects[].highlights[]`. */
function sentencesIn(schema: z.ZodType, field = ''): string[] {
  const { shape = {}, options = [], element, innerType } = schema.def as unknown as Definition;
  if (schema.meta()?.markdown === 'inline') return [field];
  return [
    ...[...options, ...(innerType ? [innerType] : [])].flatMap((inner) => sentencesIn(inner, field)),
    ...(element ? sentencesIn(element, `${field}[]`) : []),
    ...Object.entries(shape).flatMap(([key, inner]) => sentencesIn(inner, field ? `${field}.${key}` : key)),
  ];
}

/** The content with a mark in each of its sentences, and the paths of these. */
function withMarkedSentences(content: Content) {
  const copy = structuredClone(content) as Content;
  const sentences = stringsIn(copy).filter(({ markdown }) => markdown === 'inline');
  for (const { field } of sentences) {
    const keys = keysOf(field);
    const group = keys.slice(0, -1).reduce((outer, key) => Reflect.get(outer, key), copy as object);
    Reflect.set(group, keys.at(-1) ?? '', marked('a', `A ${marked('em', 'marked')} sentence, long enough.`, '/about/'));
  }
  return { copy, fields: sentences.map(({ field }) => field.replaceAll(/\[\d+\]/g, '[]')) };
}

const { home, ...pages } = rich.pages;

/** The rich owner with all sentences, and without an offer and a description of Home, for which a sentence stands in. */
const WITH_SENTENCES = {
  all: { ...rich, pages: { ...rich.pages, blog: { text: 'All posts.' } } },
  'no offer': { ...rich, availability: false, pages: { ...pages, home: { ...home, description: undefined } } },
} satisfies Record<string, Content>;

test('every sentence of the schema has marks in one of these contents', () => {
  const fields = Object.values(WITH_SENTENCES).flatMap((content) => withMarkedSentences(content).fields);
  expect(sentencesIn(contentSchema).filter((field) => !fields.includes(field))).toEqual([]);
});

test.each(Object.entries(WITH_SENTENCES))('no output has the marks of a sentence (%s)', async (_, content) => {
  const owner = siteWith(withMarkedSentences(content).copy);
  jest.doMock('@/site-data/site', () => ({ __esModule: true, default: owner }));
  const { default: manifest } = await import('@/app/manifest');
  const outputs = {
    ...outputsOf(owner.content),
    metadata: JSON.stringify(pagesOf(owner).map((page) => pageMetadata(page, owner))),
    manifest: JSON.stringify(manifest()),
    'feed.xml': await postFeed(
      owner.documents.posts.slice(0, 1).map((post) => ({ ...post, text: 'Text.' })),
      owner,
    ),
  };
  jest.resetModules();
  const marked = Object.entries(outputs).filter(([, text]) => /[\uFDD0-\uFDD2]/.test(text));
  expect(marked.map(([name]) => name)).toEqual([]);
});

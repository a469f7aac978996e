import { content as original } from '@/content/index';
import * as check from '@/lib/content/check';
import type { Content } from '@/lib/content/schema';
import * as choose from '@/lib/fonts/choose';

// It is an ES module. The name of its file depends on its arguments.
jest.mock('@/lib/fonts/font-css', () => ({ writeFontCss: async (...args: unknown[]) => JSON.stringify(args) }));

// This content has no Markdown files.
jest.mock('@/lib/writing/documents', () => ({
  ...Object.fromEntries(
    ['readDocuments', 'shownDocuments', 'shownPosts', 'tagsOf', 'unnamedCaseStudies', 'writtenPaths'].map((it) => [
      it,
      () => [],
    ]),
  ),
  contentFolder: () => 'content',
  leaveOutWritten: (translations: unknown) => translations,
  writtenTexts: () => '',
}));

/** What Next reads when it starts, with this content. */
async function setup(content: Content): Promise<string> {
  let read = '';
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/index', () => ({ content }));
    // They compute nothing from the content by themselves, and take long to load.
    jest.doMock('@/lib/content/check', () => check);
    jest.doMock('@/lib/fonts/choose', () => choose);
    const { default: config } = await import('@/next.config');
    read = JSON.stringify(await config());
  });
  return read;
}

const { brand, profile, site, words } = original;
const service = { title: 'Advice', description: 'A day.', icon: 'web' } as const;
/** Latin letters alone, and no testimonial. */
const content: Content = {
  ...original,
  site: { ...site, language: 'en', otherLanguages: [] },
  brand: { ...brand, star: 'name' },
  profile: { ...profile, name: 'Ida' },
  availability: { ...original.availability, note: undefined },
  navigation: original.navigation.filter(({ path }) => path !== '/blog/'),
  projects: [],
  services: [],
  testimonials: [],
};

let before: string;

beforeAll(async () => {
  before = await setup(content);
});

test.each<[change: string, changed: Partial<Content>, needsRestart: boolean]>([
  ['nothing', {}, false],
  ['the lead', { profile: { ...content.profile, lead: 'I build small sites.' } }, false],
  ['the name of a star', { profile: { ...content.profile, name: 'Layla' } }, true],
  ['a service', { services: [service] }, false],
  ['letters that are joined', { services: [{ ...service, title: 'نصيحة' }] }, true],
  ['the first testimonial', { testimonials: [{ quote: 'Good.', name: 'Ida' }] }, false],
  ['the language', { site: { ...content.site, language: 'de' } }, true],
  ['a word of every link', { words: { ...words, links: { ...words.links, newTab: '(new tab)' } } }, true],
])('after a change of %s, Next starts again if it has to', async (_, changed, needsRestart) => {
  expect((await setup({ ...content, ...changed })) !== before).toBe(needsRestart);
});

import { content } from '@/lib/content/load';
import { composedPage } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { siteSummary } from './site-summary';

const summaryOf = (owner: Content) => siteSummary([composedPage('home', owner)], owner);

test('llms.txt leaves out the content of missing pages', () => {
  const missing = ['/about/', '/services/', '/projects/'];
  const navigation = content.navigation.filter(({ path }) => !missing.includes(path));
  const [whole, summary] = [summaryOf(content), summaryOf({ ...content, navigation })];
  const ofThem = [`## ${content.words.summary.services}`, 'Languages: ', 'Independent consultant', 'Orchard Counter'];
  for (const part of ofThem) {
    expect(whole).toContain(part);
    expect(summary).not.toContain(part);
  }
  // A featured project is on the home page.
  expect(summary).toContain('Library Archive');
});

test('HTML and Markdown in a text are escaped', () => {
  const profile = { ...content.profile, name: '# <b>*Name*</b>\n## [x](y) `z`' };
  const [heading] = summaryOf({ ...content, profile }).split('\n');
  expect(heading).toBe('# # \\<b\\>\\*Name\\*\\</b\\> ## \\[x\\](y) \\`z\\`');
});

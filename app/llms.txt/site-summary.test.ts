/** @jest-environment node */
import { content } from '@/lib/content/load';
import { composedPage } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { siteSummary } from './site-summary';

const summaryOf = (owner: Content) => siteSummary([composedPage('home', owner)], owner);

test('the summary has the profile, the services and the projects', () => {
  const summary = summaryOf(content);
  expect(summary).toMatch(/^# \S/);
  const { pages, services, projects, contact } = content.words.summary;
  const headings = [pages, services, projects, contact];
  expect(summary.match(/^## .*/gm)).toEqual(headings.map((heading) => `## ${heading}`));
  // The titles of the first projects have characters that are escaped.
  for (const { title } of [...content.services, ...content.projects.slice(2)]) expect(summary).toContain(title);
});

test('HTML and Markdown in a text are escaped', () => {
  const profile = { ...content.profile, name: '# <b>*Name*</b>\n## [x](y) `z`' };
  const [heading] = summaryOf({ ...content, profile }).split('\n');
  expect(heading).toBe('# # \\<b\\>\\*Name\\*\\</b\\> ## \\[x\\](y) \\`z\\`');
});

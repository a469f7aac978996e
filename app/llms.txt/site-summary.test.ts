/** @jest-environment node */
import { content as owned } from '@/lib/content/content';
import { composedPage } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { routes } from '@/lib/routes';
import { siteSummary } from './site-summary';

const summaryOf = (owner: Content) => siteSummary([composedPage('home', owner)], owner);

/** The content with all pages, a service and a project, independent of the owner's lists. */
const content: Content = {
  ...owned,
  navigation: Object.values(routes).map((path) => ({ path, label: path })),
  services: [{ title: 'Repairs', description: 'Of what others have built.', icon: 'web' }],
  projects: [{ title: 'Shop', description: 'It sells.', technologies: [], repository: 'https://code.dev/shop' }],
};

const { summary: words } = content.words;

test('the summary has the profile, the services and the projects', () => {
  const summary = summaryOf(content);
  expect(summary).toMatch(/^# \S/);
  const headings = [words.pages, words.services, words.projects, words.contact];
  expect(summary.match(/^## .*/gm)).toEqual(headings.map((heading) => `## ${heading}`));
  for (const { title } of [...content.services, ...content.projects]) expect(summary).toContain(title);
});

test('a project without a repository or a demo has no link', () => {
  const projects = content.projects.map((project) => ({
    ...project,
    repository: undefined,
    liveLink: undefined,
  }));
  const [, section = ''] = summaryOf({ ...content, projects }).split(`## ${words.projects}`);
  expect(section).toContain('Shop');
  expect(section.split(`## ${words.contact}`)[0]).not.toContain('](');
});

test('HTML and Markdown in a text are escaped', () => {
  const profile = { ...content.profile, name: '# <b>*Name*</b>\n## [x](y) `z`' };
  const [heading] = summaryOf({ ...content, profile }).split('\n');
  expect(heading).toBe('# # \\<b\\>\\*Name\\*\\</b\\> ## \\[x\\](y) \\`z\\`');
});

/** @jest-environment node */
import { content } from '@/content/content';
import { siteSummary } from './site-summary';

test('holds the profile, the services and the projects', () => {
  const summary = siteSummary(content);
  expect(summary).toMatch(/^# \S/);
  expect(summary.match(/^## .*/gm)).toEqual(['## Pages', '## Services', '## Projects', '## Contact']);
  for (const { title } of [...content.services, ...content.projects]) expect(summary).toContain(title);
});

test('gives a project without a public repository no address', () => {
  const projects = content.projects.map((project) => ({
    ...project,
    repository: undefined,
    liveLink: undefined,
  }));
  const [, section = ''] = siteSummary({ ...content, projects }).split('## Projects');
  expect(section.split('## Contact')[0]).not.toContain('](');
});

test('shows markup and Markdown in a text as they are written', () => {
  const profile = { ...content.profile, name: '# <b>*Name*</b>\n## [x](y) `z`' };
  const [heading] = siteSummary({ ...content, profile }).split('\n');
  expect(heading).toBe('# # \\<b\\>\\*Name\\*\\</b\\> ## \\[x\\](y) \\`z\\`');
});

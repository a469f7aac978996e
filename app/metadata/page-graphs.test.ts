/** @jest-environment node */
import { content as owned } from '@/lib/content/content';
import type { Content } from '@/lib/content/schema';
import { aboutGraph, homeGraph, projectsGraph, servicesGraph } from './page-graphs';
import { escapeForScript } from './structured-data';

/** The content with a service and some projects, independent of the owner's lists. */
const content: Content = {
  ...owned,
  services: [{ title: 'Repairs', description: 'Of what others have built.', icon: 'web' }],
  projects: ['A', 'B', 'C'].map((title) => ({
    title,
    description: 'One of three.',
    technologies: ['C#'],
    repository: 'https://code.dev/all' as const,
  })),
};

test('no text in the structured data can close its script element', () => {
  const hostile = `</script><script>alert(1)</script><!-- "'& \u2028`;
  const profile = { ...content.profile, name: hostile, lead: hostile };
  const json = escapeForScript(JSON.stringify(aboutGraph({ ...content, profile })));
  expect(json).not.toContain('<');
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(hostile).slice(1, -1));
});

test('services have an offer only while the owner takes on work', () => {
  const graph = (open: boolean) =>
    JSON.stringify(servicesGraph({ ...content, availability: { ...content.availability, open } }));
  expect(graph(true)).toContain('"Offer"');
  expect(graph(false)).not.toContain('"Offer"');
  expect(graph(false)).toContain('"Service"');
});

test('the site’s description depends on the availability', () => {
  const { whenOpen, whenClosed } = content.availability;
  const graph = (open: boolean) =>
    JSON.stringify(homeGraph({ ...content, availability: { open, whenOpen, whenClosed } }));
  expect(graph(true)).toContain(whenOpen.homeDescription);
  expect(graph(false)).toContain(whenClosed.homeDescription);
});

test('a project without a repository has no codeRepository, and its @id does not depend on the order', () => {
  const [first, ...rest] = content.projects.map((project) => ({ ...project, repository: undefined }));
  if (!first) throw new Error('There is no project.');
  const ids = (projects: Parameters<typeof projectsGraph>[0]) =>
    [...JSON.stringify(projectsGraph(projects)).matchAll(/"SoftwareSourceCode","@id":"(.*?)"/g)].map(([, id]) => id);
  const inOrder = { ...content, projects: [first, ...rest] };
  const reversed = { ...content, projects: [...rest, first] };
  expect(JSON.stringify(projectsGraph(inOrder))).not.toContain('codeRepository');
  expect(ids(inOrder)).toHaveLength(content.projects.length);
  expect(new Set(ids(reversed))).toEqual(new Set(ids(inOrder)));
});

test('dateModified is present only if the page has a date', () => {
  const about = (updated?: '2026-03-14') =>
    JSON.stringify(aboutGraph({ ...content, pages: { ...content.pages, about: { ...content.pages.about, updated } } }));
  expect(about('2026-03-14')).toContain('"dateModified":"2026-03-14"');
  expect(about()).not.toContain('dateModified');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/lib/content/load';
import CaseStudyPage from './page.case-studies';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({}) }));
jest.mock('../../writing/markdown-text', () => ({ loadText: async () => ({}), MarkdownText: () => <p>The text.</p> }));
jest.mock('@/lib/writing/documents', () => ({
  ...jest.requireActual('@/lib/writing/documents'),
  shownDocument: (_kind: string, slug: string) => ({
    path: `/projects/${slug}/`,
    fields: slug === 'harbour' ? { myRole: 'Developer' } : {},
  }),
}));
jest.mock('@/lib/content/load', () => {
  const { content } = jest.requireActual('@/lib/content/load');
  const studyOf = (title: string) => ({
    title,
    description: `What ${title} is for.`,
    technologies: ['TypeScript', 'SQLite'],
    page: `/projects/${title.toLowerCase()}/`,
  });
  const projects = [
    { ...studyOf('Harbour'), client: 'The harbour office', year: 2025 },
    { title: 'No study', description: 'None.', technologies: [] },
    studyOf('Orchard'),
    studyOf('Clinic'),
  ];
  const testimonials = [
    { quote: 'It has not failed since.', name: 'Ida', project: 'Harbour' },
    { quote: 'Good.', name: 'Bo' },
  ];
  return { content: { ...content, projects, testimonials } };
});

async function textOf(slug: string): Promise<string> {
  const html = renderToStaticMarkup(await CaseStudyPage({ params: Promise.resolve({ slug }) }));
  return html.replace(/<style.*?<\/style>|<[^>]+>/gs, '|').replace(/\|+/g, '|');
}

test('a case study shows its project’s facts and links to the previous and next case study', async () => {
  const whole = await textOf('harbour');
  expect(whole).toContain('|Client|The harbour office|Year|2025|Role|Developer|');
  expect(whole).toContain(`|The text.|${content.words.headings.testimonials}|It has not failed since.|Ida|`);
  expect(whole).not.toContain('|Good.|');
  expect(whole).toContain('|Next project|Orchard|');
  expect(whole).not.toContain('|Previous project|');
  const [graph] = globalThis.structuredData?.values() ?? [];
  expect(graph).toContain('"@type":"CreativeWork"');
  expect(graph).toContain(`/projects/harbour/","keywords":["TypeScript","SQLite"],"dateCreated":"2025"`);
  const bare = await textOf('orchard');
  expect(bare).not.toContain(content.words.headings.testimonials);
  for (const label of ['Client', 'Year', 'Role']) expect(bare).not.toContain(`|${label}|`);
  expect(bare).toContain('|Previous project|Harbour|Next project|Clinic|');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { caseStudyGraph } from '@/app/metadata/page-graphs';
import { content as owned } from '@/lib/content/load';
import type { Content } from '@/lib/content/schema';
import { CaseStudy } from './case-study';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({}) }));

const STUDIES = ['Harbour', 'Orchard', 'Clinic'].map((title) => ({
  title,
  description: `What ${title} is for.`,
  technologies: ['TypeScript', 'SQLite'],
  page: `/projects/${title.toLowerCase()}/` as const,
}));
type Study = (typeof STUDIES)[0];
const [first, second, third] = STUDIES as [Study, Study, Study];

const content: Content = {
  ...owned,
  projects: [
    { ...first, client: 'The harbour office', year: 2025 },
    { title: 'No study', description: 'None.', technologies: [] },
    second,
    third,
  ],
  testimonials: [
    { quote: 'It has not failed since.', name: 'Ida', project: first.title },
    { quote: 'Good.', name: 'Bo' },
  ],
};

async function textOf({ page: path, title, description }: Study, myRole?: string): Promise<string> {
  const page = { path, title, description };
  const html = renderToStaticMarkup(await CaseStudy({ page, content, myRole, children: <p>The text.</p> }));
  return html.replace(/<style.*?<\/style>|<[^>]+>/gs, '|').replace(/\|+/g, '|');
}

test('a case study shows its project’s facts and links to the previous and next case study', async () => {
  const whole = await textOf(first, 'Developer');
  expect(whole).toContain('|Client|The harbour office|Year|2025|Role|Developer|');
  expect(whole).toContain('|The text.|');
  expect(whole).toContain('|Next project|Orchard|');
  expect(whole).not.toContain('|Previous project|');
  expect(whole).toContain(`|${content.words.headings.testimonials}|It has not failed since.|Ida|`);
  expect(whole).not.toContain('|Good.|');
  const bare = await textOf(second);
  expect(bare).not.toContain(content.words.headings.testimonials);
  for (const label of ['Client', 'Year', 'Role']) expect(bare).not.toContain(`|${label}|`);
  expect(bare).toContain('|Previous project|Harbour|Next project|Clinic|');
});

test('the structured data describes a creative work with its year', () => {
  const [project] = content.projects;
  if (!project) throw new Error('There is no project.');
  const json = JSON.stringify(caseStudyGraph({ ...first, path: first.page }, project, content));
  expect(json).toContain('"@type":"CreativeWork"');
  expect(json).toContain('"dateCreated":"2025"');
  expect(json).toContain(`/projects/harbour/","keywords":["TypeScript","SQLite"]`);
});

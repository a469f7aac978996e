/** @jest-environment node */
import { siteSummary } from '@/app/llms.txt/site-summary';
import { content } from '@/content/content';
import { homeGraph, servicesGraph } from './metadata/page-graphs';
import { contactLink, linkTo } from './page-links';

/** The content without some pages. */
const without = (...paths: string[]) => ({
  ...content,
  navigation: content.navigation.filter(({ path }) => !paths.includes(path)),
});

test('a link goes with its page', () => {
  expect(linkTo('about', 'More', content)).toEqual({ href: '/about/', label: 'More' });
  expect(linkTo('about', 'More', without('/about/'))).toBeUndefined();
});

test('without a contact page visitors are asked to write a mail', () => {
  expect(contactLink(content)).toMatchObject({ href: '/contact/' });
  expect(contactLink(without('/contact/'))).toMatchObject({ href: `mailto:${content.profile.email}` });
});

test('programs are told no more than the pages that are left', () => {
  const summary = siteSummary(without('/about/', '/services/', '/projects/'));
  const [featured, ...others] = [...content.projects].sort((one) => (one.featured ? -1 : 1));
  expect(summary).not.toMatch(/Languages: |## Services|\/about\//);
  for (const { title } of content.education) expect(summary).not.toContain(title);
  expect(summary).toContain(featured?.title);
  for (const { title, featured } of others) expect(summary.includes(title)).toBe(featured === true);
});

test('without a page about the owner, the home page is where they are found', () => {
  const graphs = JSON.stringify([homeGraph, servicesGraph].map((graph) => graph(without('/about/'))));
  expect(graphs).not.toContain('/about/');
  expect(graphs).toContain(`"@id":"${content.site.address}/#person"`);
  for (const { address } of content.links.profiles) expect(graphs).toContain(address);
  expect(JSON.stringify(homeGraph(content))).not.toContain('sameAs');
});

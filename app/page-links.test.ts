/** @jest-environment node */

import { siteSummary } from '@/app/llms.txt/site-summary';
import { content as owned } from '@/lib/content/content';
import { composedPage } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { routes } from '@/lib/routes';
import { homeGraph, servicesGraph } from './metadata/page-graphs';
import { contactLink, linkTo } from './page-links';

const summaryOf = (owner: Content) => siteSummary([composedPage('home', owner)], owner);

/** The content with all pages and an entry on each, independent of the owner's lists. */
const content: Content = {
  ...owned,
  navigation: Object.values(routes).map((path) => ({ path, label: path })),
  links: { profiles: [{ label: 'Code', address: 'https://code.dev/layla', iconIn: [] }] },
  projects: ['Harbour', 'Orchard'].map((title, index) => ({
    title,
    description: 'One of two.',
    technologies: [],
    featured: index === 1,
  })),
  services: [{ title: 'Repairs', description: 'Of what others have built.', icon: 'web' }],
  education: [{ title: 'Cartography', organization: 'A school', from: 2023, to: 2027 }],
  languages: [{ name: 'العربية', code: 'ar', level: 'Native', proficiency: 100 }],
};

/** The same content without some pages. */
const without = (...paths: string[]) => ({
  ...content,
  navigation: content.navigation.filter(({ path }) => !paths.includes(path)),
});

test('a link to a page that the site lacks is left out', () => {
  expect(linkTo('about', 'More', content)).toEqual({ href: '/about/', label: 'More' });
  expect(linkTo('about', 'More', without('/about/'))).toBeUndefined();
});

test('without a contact page, the contact link is a mailto: link', () => {
  expect(contactLink(content)).toMatchObject({ href: '/contact/' });
  expect(contactLink(without('/contact/'))).toMatchObject({ href: `mailto:${content.profile.email}` });
});

test('llms.txt leaves out the content of missing pages', () => {
  const summary = summaryOf(without('/about/', '/services/', '/projects/'));
  const [featured, ...others] = [...content.projects].sort((one) => (one.featured ? -1 : 1));
  for (const part of [`## ${content.words.summary.services}`, 'العربية', 'Cartography']) {
    expect(summaryOf(content)).toContain(part);
    expect(summary).not.toContain(part);
  }
  expect(summary).toContain(featured?.title);
  for (const { title, featured } of others) expect(summary.includes(title)).toBe(featured === true);
});

test('without an about page, structured data identifies the owner by the home page', () => {
  const graphs = JSON.stringify([homeGraph, servicesGraph].map((graph) => graph(without('/about/'))));
  expect(graphs).not.toContain('/about/');
  expect(graphs).toContain(`"@id":"${content.site.address}/#person"`);
  for (const { address } of content.links.profiles) expect(graphs).toContain(address);
  expect(JSON.stringify(homeGraph(content))).not.toContain('sameAs');
});

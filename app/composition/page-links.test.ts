/** @jest-environment node */

import { siteSummary } from '@/app/llms.txt/site-summary';
import { homeGraph, servicesGraph } from '@/app/metadata/page-graphs';
import { content } from '@/lib/content/load';
import { composedPage } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { contactLink, linkTo } from './page-links';

const summaryOf = (owner: Content) => siteSummary([composedPage('home', owner)], owner);

/** The content without some pages. */
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
  const ofThem = [`## ${content.words.summary.services}`, 'Languages: ', 'Independent consultant', 'Orchard Counter'];
  for (const part of ofThem) {
    expect(summaryOf(content)).toContain(part);
    expect(summary).not.toContain(part);
  }
  // A featured project is on the home page.
  expect(summary).toContain('Library Archive');
});

test('without an about page, structured data identifies the owner by the home page', () => {
  const graphs = JSON.stringify([homeGraph, servicesGraph].map((graph) => graph(without('/about/'))));
  expect(graphs).not.toContain('/about/');
  expect(graphs).toContain(`"@id":"${content.site.address}/#person"`);
  for (const { address } of content.links.profiles) expect(graphs).toContain(address);
  expect(JSON.stringify(homeGraph(content))).not.toContain('sameAs');
});

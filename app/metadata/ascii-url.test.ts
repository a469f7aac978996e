/** @jest-environment node */

import { content } from '@/lib/content/load';
import { composedPage } from '@/lib/content/pages';
import type { Content, Project } from '@/lib/content/schema';
import { contactCard } from '../contact.vcf/contact-card';
import { siteSummary } from '../llms.txt/site-summary';
import { aboutGraph, contactGraph, projectsGraph } from './page-graphs';
import { pageMetadata } from './page-metadata';
import { displayHost } from './urls';

const summaryOf = (owner: Content) => siteSummary([composedPage('home', owner)], owner);

const HOST = 'https://مثال.مصر';
const PLAIN_HOST = 'https://xn--mgbh0fb.xn--wgbh1c';

const { links, profile, words } = content;
const project: Project = { title: 'متجر', description: 'متجر صغير.', technologies: [] };
const arabic: Content = {
  ...content,
  site: { ...content.site, address: HOST },
  profile: { ...profile, email: 'أحمد@مثال.مصر' },
  links: {
    cv: `${HOST}/سيرة.pdf`,
    profiles: [...links.profiles, { label: 'أحمد', address: `${HOST}/أحمد`, iconIn: [] }],
  },
  projects: [{ ...project, repository: `${HOST}/مشروع`, liveLink: `${HOST}/حي` }],
};

/** The URLs that have a character beyond ASCII. */
function addressesBeyondAscii(text: string): string[] {
  return (text.match(/https?:\/\/[^\s"<>)\\]+/g) ?? []).filter((address) => /[^\x21-\x7E]/.test(address));
}

test.each([
  ['the contact card', contactCard(arabic).replaceAll('\r\n ', '')],
  ['llms.txt', summaryOf(arabic)],
  ['the structured data', JSON.stringify([aboutGraph(arabic), contactGraph(arabic), projectsGraph(arabic)])],
  ['the head', JSON.stringify(pageMetadata('about', arabic))],
])('URLs in %s are ASCII', (_, text) => {
  expect(addressesBeyondAscii(text)).toEqual([]);
  expect(text).toContain(`${PLAIN_HOST}/`);
});

test('visible addresses keep the owner’s script', () => {
  expect(displayHost(arabic)).toBe('مثال.مصر');
  expect(contactCard(arabic)).toContain('EMAIL:أحمد@مثال.مصر');
});

test('paths of the owner’s files become absolute URLs', () => {
  const owned: Content = {
    ...arabic,
    links: { cv: '/سيرة.pdf', profiles: [{ label: 'OpenPGP', address: '/keys/me.asc' }] },
    projects: [{ ...project, repository: '/shop.zip', liveLink: '/shop/demo.mp4' }],
  };
  expect(summaryOf(owned)).toContain(`[${words.summary.cv}](${PLAIN_HOST}/%D8%B3%D9%8A%D8%B1%D8%A9.pdf)`);
  expect(summaryOf(owned)).toContain(`(${PLAIN_HOST}/shop.zip)`);
  expect(contactCard(owned).replaceAll('\r\n ', '')).toContain(`URL:${PLAIN_HOST}/keys/me.asc`);
  expect(JSON.stringify(aboutGraph(owned))).toContain(`"sameAs":["${PLAIN_HOST}/keys/me.asc"]`);
  expect(JSON.stringify(projectsGraph(owned))).toContain(`"url":"${PLAIN_HOST}/shop/demo.mp4"`);
});

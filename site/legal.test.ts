import { content, siteWith, site as whole } from '@/e2e/support/compiled-site';
import { type Analytics, analyticsScript } from '@/lib/content/analytics';
import type { Content, FormChoice } from '@/lib/content/schema';
import type { Site } from '@/lib/site';
import { aboutMessages, aboutVisits, contactedHosts, legalOwner } from './legal';
import { linksIn } from './links';
import { pageMetadata } from './metadata';
import { legalPage, pagesOf } from './pages';

// It is tested in the browser.
jest.mock('shiki', () => ({}));

/** An owner with these services, without pictures from the web. */
function ownerWith(form: FormChoice, analytics: Analytics, changes: Partial<Content> = {}): Site {
  const { hosts: _hosts, ...privacy } = Object(content.legal?.privacy);
  const projects = content.projects.map(({ image: _image, ...project }) => project);
  const testimonials = content.testimonials.map(({ photo: _photo, ...testimonial }) => testimonial);
  const site = { ...content.site, form, analytics };
  const build = { ...whole.build, formEndpoint: undefined, analytics: analyticsScript(analytics) };
  return siteWith({ projects, testimonials, legal: { privacy }, site, ...changes }, { build });
}

const NONE: Analytics = { service: 'none' };
const OWN: Analytics = { service: 'own', script: 'https://stats.noor.dev/a.js', sendsTo: ['https://events.noor.dev/'] };
const FORMSPREE: FormChoice = { service: 'formspree', endpoint: 'https://formspree.io/f/abcde' };

/** What the notice says in sentences, the services it links to, and the hosts it lists. */
const noticeOf = (owner: Site) => {
  const [messages, visits] = [aboutMessages(owner), aboutVisits(owner)];
  const links = [messages, visits].flatMap(({ link }) => (link?.privacyPage ? link.name : []));
  const hosts = contactedHosts(owner).map(({ origin }) => origin);
  return { messages: messages.text, visits: visits.text, links, hosts };
};

test('the notice names the services of other companies and links to their notices', () => {
  const goatCounter: Analytics = { service: 'goatcounter', endpoint: 'https://me.goatcounter.com/count' };
  expect(noticeOf(ownerWith(FORMSPREE, goatCounter))).toEqual({
    messages: expect.stringContaining('to Formspree, which'),
    visits: expect.stringContaining('with GoatCounter.'),
    links: ['Formspree', 'GoatCounter'],
    hosts: ['https://formspree.io', 'https://gc.zgo.at', 'https://me.goatcounter.com'],
  });
  expect(noticeOf(ownerWith({ service: 'netlify' }, NONE))).toEqual({
    messages: expect.stringContaining('to Netlify, which'),
    visits: 'Visits are not counted.',
    links: ['Netlify'],
    hosts: [],
  });
});

test('the notice names the consent if the form has a box for it, and not with a note', () => {
  const consentWord = content.words.legal.privacy.messages.consent;
  const named = (['box', 'note', undefined] as const).map((consent) =>
    noticeOf(ownerWith({ ...FORMSPREE, consent }, NONE)).messages.includes(consentWord),
  );
  expect(named).toEqual([true, false, false]);
});

test('a server of the owner’s is no company’s service, although it has the same API', () => {
  const endpoint = 'https://forms.noor.dev/f/abcde';
  const umami: Analytics = { service: 'umami', websiteId: '', script: 'https://stats.noor.dev/script.js' };
  expect(noticeOf(ownerWith({ service: 'formspree', endpoint }, umami))).toEqual({
    messages: expect.stringContaining('to forms.noor.dev:'),
    visits: expect.stringContaining('with Umami.'),
    links: [],
    hosts: ['https://forms.noor.dev', 'https://stats.noor.dev'],
  });
  const { hosts, visits } = noticeOf(ownerWith({ service: 'own', endpoint }, OWN));
  expect(hosts).toEqual(['https://forms.noor.dev', 'https://stats.noor.dev', 'https://events.noor.dev']);
  expect(visits).toContain('a script from stats.noor.dev.');
  const counting: Analytics = { ...OWN, script: 'https://forms.noor.dev/a.js' };
  const [both] = contactedHosts(ownerWith({ service: 'own', endpoint }, counting));
  expect(both?.purpose).toBe('receives the message when you send the form, counts visits');
});

test('without a form, or with one that opens the email app, no host receives messages', () => {
  const { fields } = content.words.form;
  const labels = Object.values(fields).map(({ label }) => label);
  const { mail } = content.words.legal.privacy.messages;
  expect(noticeOf(ownerWith({ service: 'none' }, NONE))).toMatchObject({
    messages: mail.replace('{fields}', labels.join(', ')),
    hosts: [],
  });
  const navigation = content.navigation.filter(({ path }) => path !== '/contact/');
  expect(noticeOf(ownerWith(FORMSPREE, NONE, { navigation }))).toMatchObject({
    messages: expect.stringContaining('no form'),
    hosts: [],
  });
});

test('pictures count where they are shown, and the owner’s words replace others for the same host', () => {
  const [project] = content.projects.map((one) => ({ ...one, page: undefined, featured: false }));
  const image = { src: 'https://pictures.noor.dev/a.jpg' } as const;
  const hosts = [{ host: 'https://pictures.noor.dev', purpose: 'my photos' }] as const;
  const privacy = { ...Object(content.legal?.privacy), hosts };
  const projects = project
    ? [
        { ...project, image },
        { ...project, image },
      ]
    : [];
  const [shown] = contactedHosts(ownerWith(FORMSPREE, NONE, { projects })).slice(1);
  expect(shown).toEqual({ origin: 'https://pictures.noor.dev', purpose: content.words.legal.privacy.hosts.pictures });
  const [replaced] = contactedHosts(ownerWith(FORMSPREE, NONE, { projects, legal: { privacy } })).slice(1);
  expect(replaced).toEqual({ origin: 'https://pictures.noor.dev', purpose: 'my photos' });
  const navigation = content.navigation.filter(({ path }) => !['/projects/', '/about/'].includes(path));
  const profile = { ...content.profile, photo: { src: 'https://faces.noor.dev/a.jpg' } } as const;
  expect(contactedHosts(ownerWith(FORMSPREE, NONE, { profile, projects, navigation }))).toHaveLength(1);
  const clients = [{ name: 'A harbour', logo: 'https://logos.noor.dev/a.svg' as const }];
  expect(contactedHosts(ownerWith(FORMSPREE, NONE, { clients })).at(-1)?.origin).toBe('https://logos.noor.dev');
  const studied = projects.map((one) => ({ ...one, page: '/projects/a/' as const }));
  const testimonials = [{ quote: 'Good.', name: 'Noor', photo: 'https://faces.noor.dev/a.jpg' as const }];
  const both = contactedHosts(ownerWith(FORMSPREE, NONE, { projects: studied, navigation, testimonials })).slice(1);
  expect(both.map(({ origin }) => origin)).toEqual(['https://pictures.noor.dev', 'https://faces.noor.dev']);
});

test('the footer alone links to the legal pages, once each, even if the navigation lists them', () => {
  const pathsIn = (place: 'header' | 'footer', owner: Site) => linksIn(place, owner).map(({ path }) => path);
  expect(pathsIn('header', siteWith({}))).not.toContain('/privacy/');
  const navigation = [...content.navigation, { path: '/privacy/' as const, label: 'Privacy' }];
  expect(pathsIn('footer', siteWith({ navigation })).filter((path) => path === '/privacy/')).toHaveLength(1);
  const about = { path: '/about/', label: 'About' } as const;
  const places = (['header', 'footer'] as const).map((place) =>
    pathsIn(
      place,
      siteWith({
        navigation: [
          { ...about, linkIn: ['footer'] },
          { path: '/nowhere/', label: 'No' },
        ],
      }),
    ),
  );
  expect(places).toEqual([[], ['/about/', '/imprint/', '/privacy/']]);
  const { imprint, privacy } = content.words.legal;
  const named = linksIn('footer', siteWith({ navigation: [] })).map(({ label }) => label);
  expect(named).toEqual([imprint.title, privacy.title]);
});

test('without an imprint, the notice has the postal address of whoever is responsible', () => {
  const privacy = { ...Object(content.legal?.privacy), postalAddress: ['Rua das Flores 1'] };
  expect(legalOwner(siteWith({ legal: { privacy } })).address).toContain('Rua das Flores 1');
});

test('the imprint’s own email and phone take the place of the profile’s', () => {
  const imprint = { postalAddress: ['Rua das Flores 1'], email: 'office@noor.dev', phone: '+351 21 000 0001' };
  const { contact } = legalOwner(siteWith({ legal: { imprint } }));
  expect(contact.map(({ href }) => href)).toEqual(['mailto:office@noor.dev', 'tel:+351210000001']);
});

test('the owner can keep the legal pages out of search engines', () => {
  const hidden = siteWith({ legal: { ...content.legal, index: false } });
  expect(pageMetadata(legalPage('privacy', content), siteWith({})).robots).toBe('max-image-preview:large');
  expect(pageMetadata(legalPage('privacy', hidden.content), hidden).robots).toBe('noindex');
  const left = pagesOf(hidden).filter(({ index }) => index === false);
  expect(left.map(({ path }) => path)).toEqual(['/imprint/', '/privacy/']);
});

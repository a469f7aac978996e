import { content } from '@/lib/content/load';
import { composedPage } from '@/lib/content/pages';
import type { Content, Project, Service } from '@/lib/content/schema';
import { contactCard } from '../contact.vcf/contact-card';
import { siteSummary } from '../llms.txt/site-summary';
import { aboutGraph, contactGraph, homeGraph, projectsGraph, servicesGraph } from './page-graphs';
import { pageMetadata } from './page-metadata';
import { escapeForScript } from './structured-data';
import { displayHost } from './urls';

test('no text in the structured data can close its script element', () => {
  const hostile = `</script><script>alert(1)</script><!-- "'& \u2028`;
  const profile = { ...content.profile, name: hostile, lead: hostile };
  const json = escapeForScript(JSON.stringify(aboutGraph({ ...content, profile })));
  expect(json).not.toContain('<');
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(hostile).slice(1, -1));
});

test('the availability decides about the site’s description, and whether services have an offer', () => {
  const graphsOf = (open: boolean) => {
    const owner = { ...content, availability: { ...content.availability, open } };
    return [homeGraph(owner), servicesGraph(owner)].map((graph) => JSON.stringify(graph)) as [string, string];
  };
  const { whenOpen, whenClosed } = content.availability;
  const [[openSite, offered], [closedSite, listed]] = [graphsOf(true), graphsOf(false)];
  expect(openSite).toContain(whenOpen.homeDescription);
  expect(closedSite).toContain(whenClosed.homeDescription);
  expect(offered).toContain('"Offer"');
  expect(listed).toContain('"Service"');
  expect(listed).not.toContain('"Offer"');
});

test.each<[price: Service['price'], offer: object]>([
  [undefined, {}],
  ['on request', {}],
  [
    { amount: 4500, currency: 'EUR' },
    { price: 4500, priceCurrency: 'EUR' },
  ],
  [
    { amount: 900, currency: 'EUR', unit: 'day', from: true },
    { priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: 900, priceCurrency: 'EUR', unitCode: 'DAY' } },
  ],
  ...Object.entries({ hour: 'HUR', week: 'WEE', month: 'MON' }).map(([unit, unitCode]): [Service['price'], object] => [
    { amount: 9, currency: 'EUR', unit: unit as 'hour' },
    { priceSpecification: { '@type': 'UnitPriceSpecification', price: 9, priceCurrency: 'EUR', unitCode } },
  ]),
])('a service with the price %j has the offer %j', (price, offer) => {
  const services = content.services.slice(0, 1).map((service) => ({ ...service, price }));
  const availability = { ...content.availability, open: true };
  const graph = JSON.parse(JSON.stringify(servicesGraph({ ...content, availability, services })))['@graph'];
  const list = graph.find((node: { '@type': string }) => node['@type'] === 'ItemList');
  const { '@type': type, availability: state, offeredBy, ...rest } = list.itemListElement[0].item.offers;
  expect([type, state, Object.keys(offeredBy)]).toEqual(['Offer', 'https://schema.org/InStock', ['@id']]);
  expect(rest).toEqual(offer);
});

test('the @id of a project does not depend on the order', () => {
  const idsOf = (projects: Content['projects']) =>
    JSON.stringify(projectsGraph({ ...content, projects })).match(/(?<="SoftwareSourceCode","@id":").*?(?=")/g);
  const { projects } = content;
  expect(idsOf(projects)).toHaveLength(projects.length);
  expect(idsOf([...projects].reverse())?.sort()).toEqual(idsOf(projects)?.sort());
});

test('without an about page, structured data identifies the owner by the home page', () => {
  const navigation = content.navigation.filter(({ path }) => path !== '/about/');
  const graphs = JSON.stringify([homeGraph, servicesGraph].map((graph) => graph({ ...content, navigation })));
  expect(graphs).not.toContain('/about/');
  expect(graphs).toContain(`"@id":"${content.site.address}/#person"`);
  for (const { address } of content.links.profiles) expect(graphs).toContain(address);
  expect(JSON.stringify(homeGraph(content))).not.toContain('sameAs');
});

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

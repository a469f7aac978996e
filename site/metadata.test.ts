import ICAL from 'ical.js';
import { escapeForScript } from '@/components/ui/structured-data';
import { availability, content, siteWith } from '@/e2e/support/compiled-site';
import { originOf } from '@/lib/content/address-fields';
import type { Content, Project, Service } from '@/lib/content/schema';
import type { Site } from '@/lib/site';
import { displayHost } from './addresses';
import { contactCard } from './contact-card';
import { crawlerRules } from './crawlers';
import { aboutGraph, contactGraph, homeGraph, pageGraph, projectsGraph, servicesGraph } from './graphs';
import { documentMetadata, pageMetadata } from './metadata';
import { composedPage } from './pages';
import { previewFile, previews } from './preview/previews';
import { siteSummary } from './summary';

const { parse: parseCard } = jest.requireActual<{ parse: (card: string) => object }>('vcard-parser');

test('no text in the structured data can close its script element', () => {
  const hostile = `</script><script>alert(1)</script><!-- "'& \u2028`;
  const profile = { ...content.profile, name: hostile, lead: hostile };
  const json = escapeForScript(JSON.stringify(aboutGraph(siteWith({ profile }))));
  expect(json).not.toContain('<');
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(hostile).slice(1, -1));
});

test('the availability decides about the site’s description, and whether services have an offer', () => {
  const graphsOf = (open?: boolean) => {
    const owner = siteWith({ availability: open === undefined ? false : { ...availability, open } });
    return [homeGraph(owner), servicesGraph(owner)].map((graph) => JSON.stringify(graph)) as [string, string];
  };
  const { whenOpen, whenClosed } = availability;
  const [[openSite, offered], [closedSite, listed], without] = [graphsOf(true), graphsOf(false), graphsOf()];
  expect(openSite).toContain(whenOpen.homeDescription);
  expect(closedSite).toContain(whenClosed.homeDescription);
  expect(offered).toContain('"Offer"');
  expect(listed).toContain('"Service"');
  expect(listed).not.toContain('"Offer"');
  expect(without).toEqual([expect.stringContaining(content.profile.lead), listed]);
});

test.each<[price: Service['price'], offer: object]>([
  [undefined, {}],
  ['on request', {}],
  [
    { amount: 4500, currency: 'EUR' },
    { price: 4500, priceCurrency: 'EUR' },
  ],
  [
    { amount: 450, currency: 'EUR', from: true },
    { priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: 450, priceCurrency: 'EUR' } },
  ],
  [
    { amount: 900, currency: 'EUR', unit: 'day', from: true },
    { priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: 900, priceCurrency: 'EUR', unitCode: 'DAY' } },
  ],
])('a service with the price %j has the offer %j', (price, offer) => {
  const services = content.services.slice(0, 1).map((service) => ({ ...service, price }));
  const owner = siteWith({ availability: { ...availability, open: true }, services });
  const graph = JSON.parse(JSON.stringify(servicesGraph(owner)))['@graph'];
  const list = graph.find((node: { '@type': string }) => node['@type'] === 'ItemList');
  const { '@type': type, availability: state, offeredBy, ...rest } = list.itemListElement[0].item.offers;
  expect([type, state, Object.keys(offeredBy)]).toEqual(['Offer', 'https://schema.org/InStock', ['@id']]);
  expect(rest).toEqual(offer);
});

test('without an about page, structured data identifies the owner by the home page', () => {
  const navigation = content.navigation.filter(({ path }) => path !== '/about/');
  const graphs = JSON.stringify([homeGraph, servicesGraph].map((graph) => graph(siteWith({ navigation }))));
  expect(graphs).not.toContain('/about/');
  expect(graphs).toContain(`"@id":"${originOf(content.site.address)}/#person"`);
  for (const { address, button } of content.links.profiles) expect(graphs.includes(address)).toBe(!button);
  expect(JSON.stringify(homeGraph(siteWith({})))).not.toContain('sameAs');
});

const summaryOf = (owner: Site) => siteSummary([composedPage('home', owner.content)], owner);

const HOST = 'https://مثال.مصر';
const PLAIN_HOST = 'https://xn--mgbh0fb.xn--wgbh1c';

const { links, profile, words } = content;
const project: Project = { title: 'متجر', description: 'متجر صغير.', technologies: [] };
const arabic = siteWith({
  site: { ...content.site, address: HOST },
  profile: { ...profile, email: 'أحمد@مثال.مصر' },
  links: { cv: `${HOST}/سيرة.pdf`, profiles: [...links.profiles, { label: 'س', address: `${HOST}/أحمد`, iconIn: [] }] },
  projects: [{ ...project, repository: `${HOST}/مشروع`, liveLink: `${HOST}/حي` }],
});

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

test('a title has the owner’s name if both have at most 60 characters', () => {
  const titles = [0, 1].map((more) => '😀'.repeat(57 - [...profile.name].length + more));
  const shown = titles.map((title) => pageMetadata({ ...composedPage('about', content), title }, siteWith({})).title);
  expect(shown).toEqual([`${titles[0]} · ${profile.name}`, titles[1]]);
});

test.each([
  ['Mastodon', 'https://mastodon.social/@ines', '@ines@mastodon.social'],
  ['Toots', 'https://fosstodon.org/@ines/', '@ines@fosstodon.org'],
  ['Fediverse', 'https://ines.dev/@me@home.ines.dev', '@me@home.ines.dev'],
  ['Mastodon', 'https://mastodon.social/users/ines', undefined],
  ['Medium', 'https://medium.com/@ines', undefined],
])('the profile %s at %s is the account %s in the Fediverse', (label, address, account) => {
  const profiles = [{ label, address: address as `https://${string}` }];
  expect(pageMetadata('home', siteWith({ links: { profiles } })).other?.['fediverse:creator']).toBe(account);
});

test('visible addresses keep the owner’s script', () => {
  expect(displayHost(arabic)).toBe('مثال.مصر');
  expect(contactCard(arabic)).toContain('EMAIL;TYPE=INTERNET:أحمد@مثال.مصر');
});

test('paths of the owner’s files become absolute URLs', () => {
  const owned = siteWith({
    ...arabic.content,
    links: { cv: '/سيرة.pdf', profiles: [{ label: 'OpenPGP', address: '/keys/me.asc' }] },
    projects: [{ ...project, repository: '/shop.zip', liveLink: '/shop/demo.mp4' }],
  });
  expect(summaryOf(owned)).toContain(`[${words.summary.cv}](${PLAIN_HOST}/%D8%B3%D9%8A%D8%B1%D8%A9.pdf)`);
  expect(summaryOf(owned)).toContain(`(${PLAIN_HOST}/shop.zip)`);
  expect(contactCard(owned).replaceAll('\r\n ', '')).toContain(`URL:${PLAIN_HOST}/keys/me.asc`);
  expect(JSON.stringify(aboutGraph(owned))).toContain(`"sameAs":["${PLAIN_HOST}/keys/me.asc"]`);
  expect(JSON.stringify(projectsGraph(owned))).toContain(`"url":"${PLAIN_HOST}/shop/demo.mp4"`);
});

test('llms.txt leaves out the content of missing pages', () => {
  const missing = ['/about/', '/services/', '/projects/'];
  const navigation = content.navigation.filter(({ path }) => !missing.includes(path));
  const [whole, summary] = [summaryOf(siteWith({})), summaryOf(siteWith({ navigation }))];
  const ofThem = [`## ${content.words.summary.services}`, 'Languages: ', 'Independent consultant', 'Orchard Counter'];
  const hidden = { ...composedPage('about', content), index: false } as const;
  expect(siteSummary([hidden], siteWith({}))).not.toContain(hidden.description);
  for (const part of ofThem) {
    expect(whole).toContain(part);
    expect(summary).not.toContain(part);
  }
  expect(whole).toContain('3 days a week');
  // A featured project is on the home page.
  expect(summary).toContain('Library Archive');
});

test('HTML and Markdown in a text are escaped', () => {
  const profile = { ...content.profile, name: '# <b>*Name*</b>\n## [x](y) `z`' };
  const [heading] = summaryOf(siteWith({ profile })).split('\n');
  expect(heading).toBe('# # \\<b\\>\\*Name\\*\\</b\\> ## \\[x\\](y) \\`z\\`');
});

const punctuated: Content = {
  ...content,
  profile: {
    ...content.profile,
    name: 'محمد عبد الرحمن, السيد; \\ "O\'Brien"',
    role: 'مهندس برمجيات; C# \\ F#, .NET\nوقواعد البيانات في القاهرة وما حولها من المدن الكبيرة 𝕏 والصغيرة',
    location: { city: 'القاهرة \\ Cairo; الجيزة, EG', country: 'مصر', countryCode: 'EG' },
  },
};

/** A card's property as two independent parsers read it. */
const PARSERS: Record<string, (card: string, property: string) => unknown[]> = {
  // It leaves the escape of a semicolon, which version 3.0 asks for, in a text.
  'ical.js': (card, property) => {
    const component = new ICAL.Component(ICAL.parse(card) as unknown[]);
    const values = component.getAllProperties(property).map((found) => found.getFirstValue());
    return JSON.parse(JSON.stringify(values).replaceAll('\\\\;', ';'));
  },
  // It leaves a backslash with its escape.
  'vcard-parser': (card, property) => {
    const found = Object.entries(parseCard(card)).find(([name]) => name.toLowerCase() === property);
    const values = ((found?.[1] ?? []) as { value: string | string[] }[]).map(({ value }) => value);
    return JSON.parse(JSON.stringify(values).replaceAll('\\\\\\\\', '\\\\'));
  },
};

const japanese: Content = {
  ...content,
  profile: {
    ...content.profile,
    name: '山田 太郎',
    nameParts: { given: '太郎', family: '山田' },
    role: '港湾の運用を支える予約・会計・地図の業務システムを設計から運用まで手がけるソフトウェア技術者',
    location: { city: '横浜市', country: '日本', countryCode: 'JP' },
  },
};
const german: Content = {
  ...content,
  profile: {
    ...content.profile,
    name: 'Jürgen Weiß-Öztürk',
    role: 'Entwickler; C#, C++ für Häfen, Mühlen und Bäckereien',
  },
};

test.each(
  Object.entries({ 'the owner': content, Arabic: punctuated, Japanese: japanese, German: german }).flatMap(
    ([name, owner]) => Object.keys(PARSERS).map((parser) => [parser, name, owner] as const),
  ),
)('%s reads the contact card of %s', (parser, _, owner) => {
  const card = contactCard(siteWith(owner));
  const read = (property: string) => PARSERS[parser]?.(card, property) ?? [];
  const { links, profile, site } = owner;
  const { phone, location } = profile;
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(read('version')).toEqual(['3.0']);
  expect(read('fn')).toEqual([profile.name]);
  const { family = '', given = profile.name } = profile.nameParts ?? {};
  expect(read('n')).toEqual([[family, given, '', '', '']]);
  expect(read('title')).toEqual([profile.role]);
  expect(read('email')).toEqual([profile.email]);
  const [numbers = [], addresses = []] = [true, false].map((isNumber) =>
    links.profiles.flatMap(({ address }) => (address.startsWith('tel:') === isNumber ? address : [])),
  );
  const others = numbers.map((number) => number.slice('tel:'.length));
  expect(read('tel')).toEqual([...(phone ? [phone.replaceAll(' ', '')] : []), ...others]);
  expect(read('adr')).toEqual(location ? [['', '', '', location.city, '', '', location.country]] : []);
  expect(read('url')).toEqual([`${originOf(site.address)}/`, ...addresses]);
  expect(read('x-ablabel')).toEqual(links.profiles.map(({ label }) => label));
});

test('a phone number that a profile has, too, is in the contact card once', () => {
  const phone = '+351 910 000 000';
  const profiles = [{ label: 'Phone', address: 'tel:+351910000000' as const }];
  const card = contactCard(siteWith({ profile: { ...profile, phone }, links: { profiles } }));
  expect(PARSERS['vcard-parser']?.(card, 'tel')).toEqual(['+351910000000']);
});

test('a studio is an organization for address books and search engines, and nobody’s job', () => {
  const studio = siteWith({ profile: { ...profile, kind: 'studio', name: 'Kassab, Lind; Co' } });
  for (const read of Object.values(PARSERS)) {
    const card = contactCard(studio);
    expect(read(card, 'n')).toEqual([['', '', '', '', '']]);
    expect(read(card, 'fn')).toEqual(['Kassab, Lind; Co']);
    expect([read(card, 'org').flat(), read(card, 'title')]).toEqual([['Kassab, Lind; Co'], []]);
    expect(read(card, 'x-abshowas')).toEqual(['COMPANY']);
  }
  const graphs = JSON.stringify([homeGraph, aboutGraph, servicesGraph, contactGraph].map((graph) => graph(studio)));
  expect(graphs).toContain('"@type":"Organization","@id":"https://');
  expect(graphs).not.toMatch(/"Person"|#person|jobTitle|alumniOf/);
  expect(contactCard(siteWith({}))).not.toMatch(/ORG|COMPANY/);
});

test.each<[crawlers: Content['site']['crawlers'], line: string]>([
  [undefined, ''],
  [{}, ''],
  [{ training: false }, 'Content-Signal: ai-train=no\n'],
  [{ search: true, answers: true, training: false }, 'Content-Signal: search=yes, ai-input=yes, ai-train=no\n'],
])('the crawlers %j have the line “%s” in robots.txt', (crawlers, line) => {
  const rules = crawlerRules(siteWith({ site: { ...content.site, crawlers } }));
  expect(rules).toMatch(new RegExp(`^User-Agent: \\*\n${line}Allow: /\n\nSitemap: https://.+/sitemap\\.xml\n`));
});

test('pages name their author, and a case study is an article with its technologies', () => {
  const owner = siteWith({});
  expect(pageMetadata('home', owner).authors).toEqual({ name: profile.name });
  const [study] = owner.documents['case-studies'];
  const { technologies } = content.projects.find(({ page }) => page === study?.path) as Project;
  expect(documentMetadata(study as never, owner).openGraph).toMatchObject({ type: 'article', tags: technologies });
  const { posts, pages } = owner.documents;
  const [post] = posts.filter(({ fields }) => fields.updated);
  const { date: publishedTime, updated: modifiedTime } = Object(post?.fields);
  expect(documentMetadata(post as never, owner).openGraph).toMatchObject({ publishedTime, modifiedTime });
  const elsewhere = { ...post, fields: { ...post?.fields, canonical: 'https://a.dev/b' } };
  expect(documentMetadata(elsewhere as never, owner).alternates?.canonical).toBe('https://a.dev/b');
  expect(documentMetadata(pages[0] as never, owner).openGraph).toMatchObject({ type: 'website' });
  const number = expect.any(Number);
  const images = { width: number, height: number, type: 'image/png', alt: expect.stringContaining(profile.name) };
  const { alternates, openGraph } = pageMetadata('home', owner);
  expect(openGraph).toMatchObject({ images });
  expect(alternates?.types).toHaveProperty(['application/atom+xml']);
  const withoutPosts = siteWith({}, { documents: { ...owner.documents, posts: [] } });
  expect(pageMetadata('home', withoutPosts).alternates?.types).toEqual({});
});

test('the breadcrumb of a page leads by way of the pages of the navigation that it is in', () => {
  const navigation: Content['navigation'] = [
    { path: '/', label: 'Home' },
    { path: '/projects/', label: 'Work' },
    { path: '/about/', label: 'About' },
  ];
  const page = { path: '/projects/a/', title: 'A ledger', description: 'A.' } as const;
  const { itemListElement: steps } = Object(pageGraph(page, siteWith({ navigation })))['@graph'].at(-1);
  expect(steps.map(({ position, name }: Record<string, unknown>) => `${position} ${name}`)).toEqual([
    ...['1 Home', '2 Work', '3 A ledger'],
  ]);
});

/** The home page's preview on a site in a language. */
function homeOf(language: string, title: string) {
  const changed: Content = {
    ...content,
    site: { ...content.site, language, otherLanguages: ['en'] },
    pages: { ...content.pages, home: { ...content.pages.home, title } },
  };
  return previews([composedPage('home', changed)], siteWith(changed))[previewFile('/')];
}

test.each([
  ['ar', 'مبرمج C#، القاهرة', 'rtl', 'مبرمج \u200eC#\u200e، القاهرة'],
  ['ar', 'C# في القاهرة', 'rtl', '\u200eC#\u200e في القاهرة'],
  ['en', 'علي, Engineer!', 'ltr', '\u200fعلي\u200f, Engineer!'],
  ['en', 'C# in Cairo', 'ltr', 'C# in Cairo'],
])(
  'a preview of a site in %s has its direction for “%s”, and marks other parts',
  (language, title, direction, drawn) => {
    expect(homeOf(language, title)).toMatchObject({ direction, title: drawn });
  },
);

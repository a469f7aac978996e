import { content, siteWith, site as whole } from '@/e2e/support/compiled-site';
import { FORM_CHOICES } from '@/e2e/support/form';
import type { ProfileLink, Testimonial } from '@/lib/content/schema';
import { plainText } from '@/lib/language/marked-text';
import { quotationMark } from '@/lib/language/writing-systems';
import { formService, formWords, siteForm } from './form';
import { contactLink, linkTo, profileIcons } from './links';
import { testimonialsOf } from './testimonials';

const SITE = {
  path: '/portfolio/contact/',
  returnTo: 'https://example.com/portfolio/contact/#sent',
  ownerEmail: 'you@مثال.مصر',
  mailWords: content.words.mailForm,
};
test('the endpoint of a service compatible with Web3Forms replaces its address', () => {
  const endpoint = 'https://api.formsfort.dev/submit';
  expect(formService({ ...FORM_CHOICES.web3forms, endpoint }, SITE).action).toBe(endpoint);
  // An email has no hidden field.
  expect(formService(FORM_CHOICES.none, { ...SITE, language: 'ar' })).not.toHaveProperty('fields');
});

const BOT_FIELD = { type: 'text', autoComplete: 'off' };

test.each<[name: keyof typeof FORM_CHOICES, asked: object]>([
  ['formspree', { action: 'https://formspree.io/f/abcde', honeypot: { name: '_gotcha', ...BOT_FIELD } }],
  ['web3forms', { returnFields: { redirect: SITE.returnTo }, honeypot: { name: 'botcheck', type: 'checkbox' } }],
  [
    'formsubmit',
    {
      endpoint: 'https://formsubmit.co/ajax/you@example.com',
      ...{ returnFields: { _next: SITE.returnTo }, honeypot: { name: '_honey', ...BOT_FIELD } },
    },
  ],
  [
    'netlify',
    {
      attributes: { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
      honeypot: { name: 'bot-field', ...BOT_FIELD },
    },
  ],
  ['own', { honeypot: { name: '_gotcha', ...BOT_FIELD } }],
])('a form for %s has what the service asks for: %j', (name, asked) => {
  expect(formService(FORM_CHOICES[name], SITE)).toMatchObject(asked);
});

test('in a folder, Netlify’s messages go to the contact page in it', () => {
  const site = { ...content.site, form: FORM_CHOICES.netlify };
  const inFolder = siteWith({ site }, { basePath: '/portfolio', build: { ...whole.build, formEndpoint: undefined } });
  expect(siteForm(inFolder).endpoint).toBe('/portfolio/contact/');
});

test('a service leads back to the contact page, and learns the language of a site in several', () => {
  const site = { ...content.site, form: FORM_CHOICES.web3forms };
  const one = siteForm(siteWith({ site }));
  expect(one.returnFields?.redirect).toMatch(/^https:.+\/contact\/#sent$/);
  expect(one.fields).not.toHaveProperty('language');
  const { languages, basePath } = whole;
  expect(siteForm(siteWith({ site }, { languages, basePath })).fields).toMatchObject({ language: 'en' });
});

test('the form asks for consent with a box, says it in a note, or says nothing', () => {
  const { box, missing, note } = content.words.form.consent;
  const consentWith = (consent?: 'box' | 'note') =>
    formWords({ ...content, site: { ...content.site, form: { ...FORM_CHOICES.formspree, consent } } }).consent;
  expect(consentWith('box')).toMatchObject({ box: { text: plainText(box), missing } });
  expect(plainText(note)).not.toBe('');
  expect(Object.keys(consentWith('note') ?? {})).toEqual(['sentence']);
  expect(consentWith()).toBeUndefined();
  expect(formWords(content).fields.email.placeholder).toBe(content.pages.contact.sampleEmail);
});

test('length errors and the timeout use the digits of the site’s locale', () => {
  const { form, outcome } = content.words;
  const texts = formWords({
    ...content,
    site: { ...content.site, language: 'ar', locale: 'ar_EG' },
    words: {
      ...content.words,
      form: { ...form, tooShort: { name: 'two', subject: 'at least {count}', message: '{count} or more' } },
      outcome: { ...outcome, timeout: '{count} seconds' },
    },
  });
  expect(texts.errors).toMatchObject({ name: 'two', subject: 'at least ٣', message: '١٠ or more' });
  expect(texts.outcome.timeout).toBe('١٥ seconds');
});

const withoutPages = { ...content, navigation: [] };

test('a link to a page that the site lacks is left out', () => {
  expect(linkTo('about', 'More', content)).toEqual({ href: '/about/', label: 'More' });
  expect(linkTo('about', 'More', withoutPages)).toBeUndefined();
});

test('without a contact page, the contact link is a mailto: link', () => {
  expect(contactLink(content)).toMatchObject({ href: '/contact/' });
  expect(contactLink(withoutPages)).toMatchObject({ href: `mailto:${content.profile.email}` });
});

const OWN_DRAWING = 'M2 2h20v20H2z';

const profiles: readonly ProfileLink[] = [
  { label: 'Mastodon', address: 'https://example.social/@you', mark: 'mastodon', iconIn: ['hero'] },
  { label: 'Guild', address: 'https://example.com/you', mark: OWN_DRAWING },
  { label: 'Forum', address: 'https://example.org/you' },
  { label: 'LinkedIn', address: 'https://www.linkedin.com/in/you', mark: 'linkedin', iconIn: ['hero', 'contact'] },
  { label: 'Quiet', address: 'https://example.net/you', iconIn: [] },
];

const labels = (place: Parameters<typeof profileIcons>[1]) => profileIcons(profiles, place).map(({ label }) => label);

test('each place lists its profiles in the order of the content', () => {
  expect(labels('hero')).toEqual(['Mastodon', 'LinkedIn']);
  expect(labels('footer')).toEqual(['Guild', 'Forum']);
  expect(labels('contact')).toEqual(['Guild', 'Forum', 'LinkedIn']);
});

test('an icon is one of simple-icons, one drawn for the site or the owner’s own path', () => {
  const [mastodon, linkedin] = profileIcons(profiles, 'hero');
  const [guild, forum] = profileIcons(profiles, 'footer');
  expect(mastodon?.iconPath).toMatch(/^M23\.26 5\.31c-\.35-2\.57/);
  expect(guild?.iconPath).toBe(OWN_DRAWING);
  const drawn = [linkedin, forum].map((profile) => profile?.iconPath);
  expect(new Set(drawn).size).toBe(2);
  for (const path of drawn) expect(path).toMatch(/^M\d/);
});

test('the first three testimonials are shown at once, featured ones before others, and on a case study all about its project', async () => {
  const testimonials = [
    { quote: 'It has not failed since.', name: 'Ida', project: 'Harbour' },
    { quote: 'Good.', name: 'Bo' },
  ];
  const namesOf = async (all: Testimonial[]) => {
    const { testimonials: first, more } = await testimonialsOf(siteWith({ testimonials: all }));
    return [first, more?.testimonials ?? []].map((part) => part.map(({ name }) => name).join(''));
  };
  const many = [...'abcdefgh'].map((name) => ({ quote: 'Good.', name }));
  expect(await namesOf(many)).toEqual(['abc', 'defgh']);
  expect((await testimonialsOf(siteWith({ testimonials: many }))).more?.label).toBe('Show 5 more');
  expect(await namesOf(many.slice(5))).toEqual(['fgh', '']);
  expect(await testimonialsOf(siteWith({ testimonials: many.slice(5) }))).not.toHaveProperty('more');
  expect(await namesOf(many.map((it) => ({ ...it, featured: 'bh'.includes(it.name) })))).toEqual(['bha', 'cdefg']);

  const quotesAbout = async (about: string) => {
    const found = await testimonialsOf(siteWith({ testimonials }), about);
    return found.testimonials.map(({ quote }) => quote);
  };
  expect(await quotesAbout('Harbour')).toEqual(['It has not failed since.']);
  expect(await quotesAbout('Orchard')).toEqual([]);
  const about = many.map((it) => ({ ...it, project: 'Harbour' }));
  const all = (await testimonialsOf(siteWith({ testimonials: about }), 'Harbour')).testimonials;
  expect(all.map(({ project }) => project)).toEqual(Array(8).fill(undefined));
});

test('a testimonial has the position, the face and the project of whoever gave it, below the owner’s heading', async () => {
  const [project] = content.projects.filter(({ page }) => page);
  const about = { project: project?.title, photo: '/ida.jpg' } as const;
  const testimonials = [{ quote: 'Good.', name: 'Ida', role: 'Harbour master', company: 'A port', ...about }];
  const pages = { ...content.pages, home: { ...content.pages.home, testimonials: 'They say' } };
  const { heading, testimonials: shown, words } = await testimonialsOf(siteWith({ testimonials, pages }));
  expect([heading, words]).toEqual(['They say', { mark: '“', readMore: content.words.links.readMore }]);
  expect(shown).toMatchObject([
    {
      position: 'Harbour master, A port',
      picture: { width: expect.any(Number) },
      project: { title: project?.title, href: project?.page },
    },
  ]);
});

test('quotes begin with the quotation mark of the language', async () => {
  const german = siteWith({ site: { ...content.site, language: 'de' } });
  expect((await testimonialsOf(german)).words.mark).toBe('„');
  expect(['en', 'de-AT', 'fr', 'ar', 'ja', 'zh', 'zh-TW', 'nl', 'pl', 'eo'].map(quotationMark).join('')).toBe(
    '“„«”「“「‘„“',
  );
});

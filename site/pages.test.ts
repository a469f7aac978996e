import { availability, content } from '@/e2e/support/compiled-site';
import type { Content, Service } from '@/lib/content/schema';
import { OPTIONAL_ROUTES } from '@/lib/routes';
import { availabilityDetails, withAvailability } from './availability';
import { blogPage, composedPage, cvPage } from './pages';
import { formatPrice } from './services';

const CAIRO = { city: 'القاهرة', country: 'مصر', countryCode: 'EG' };

/** The title of the home page of an owner with this role and location. */
function titleOf(role: string, location?: typeof CAIRO, title?: string, sentence = '{role} في {city}') {
  const pages = { ...content.pages, home: { ...content.pages.home, title } };
  const words = { ...content.words, home: { ...content.words.home, title: sentence } };
  return composedPage('home', { ...content, profile: { ...content.profile, role, location }, pages, words }).title;
}

test('the home page is titled by role and city unless the owner has written a title', () => {
  expect(titleOf('مهندس', CAIRO)).toBe('مهندس في القاهرة');
  expect(titleOf('مهندس', CAIRO, 'أهلًا')).toBe('أهلًا');
});

test('the title is the role without a city, without a sentence for both, and where both have more than 60 characters', () => {
  expect(titleOf('مهندس')).toBe('مهندس');
  expect(titleOf('مهندس', CAIRO, undefined, '')).toBe('مهندس');
  expect(titleOf('a'.repeat(49), CAIRO)).toHaveLength(60);
  expect(titleOf('a'.repeat(50), CAIRO)).toBe('a'.repeat(50));
});

test('the list of posts is headed as in the navigation, and has an introduction only if the owner has written one', () => {
  const navigation = [{ path: '/blog/', label: 'Logbook' }] as const;
  const withBlog = (blog?: Content['pages']['blog']) =>
    blogPage({ ...content, navigation, pages: { ...content.pages, blog } });
  expect(withBlog()).toMatchObject({ heading: 'Logbook', title: 'Logbook' });
  expect(withBlog()).not.toHaveProperty('text');
  expect(withBlog({ heading: 'Notes', text: 'On tides.' })).toMatchObject({
    heading: 'Notes',
    description: 'On tides.',
  });
  expect(blogPage({ ...content, navigation: [] }).heading).toBe(content.words.writing.heading);
});

test('a role with which the CV page’s description would be too long is left out of it', () => {
  const descriptionOf = (role: string) => cvPage({ ...content, profile: { ...content.profile, role } }).description;
  expect(descriptionOf('Engineer')).toContain('Engineer');
  expect(descriptionOf('Engineer'.repeat(20))).not.toContain('Engineer');
});

const inLocale = (locale: string): Content => ({
  ...content,
  site: { ...content.site, language: locale.replace(/_.*/, ''), locale },
});

test.each<[locale: string, price: Service['price'], text: string | undefined]>([
  ['en_GB', { amount: 900, currency: 'EUR', unit: 'day', from: true }, 'from €900 a day'],
  ['de_DE', { amount: 4500.5, currency: 'EUR', unit: 'project' }, '4.500,50 € for the project'],
  ['en_GB', { amount: 900, currency: 'EUR', from: true }, 'from €900'],
  ['ar_EG', { amount: 900, currency: 'EGP' }, '٩٠٠ ج.م.'],
  ['fa_IR', { amount: 900, currency: 'EUR' }, '۹۰۰ یورو'],
  ['en_GB', { amount: 0, currency: 'EUR', unit: 'hour', from: true }, 'free'],
  ['en_GB', 'on request', 'on request'],
  ['en_GB', undefined, undefined],
])('in %s the price %j is %s', (locale, price, text) => {
  const [service] = content.services;
  const written = formatPrice({ ...(service as Service), price }, { ...inLocale(locale), services: [] });
  // Intl writes spaces that do not break, and marks of direction.
  expect(written?.replaceAll(/\s/g, ' ').replaceAll('\u200f', '')).toBe(text);
});

test('prices have decimals if one in their currency does', () => {
  const [first] = content.services as [Service];
  const priced = (amount: number, currency: string) => ({ ...first, price: { amount, currency } });
  const texts = ['EUR', 'USD'].map((currency) =>
    formatPrice(priced(900, 'EUR'), { ...inLocale('en_GB'), services: [priced(4.5, currency)] }),
  );
  expect(texts).toEqual(['€900.00', '€900']);
});

const { open, whenOpen, whenClosed } = availability;
const WITHOUT_DETAILS = { open, whenOpen, whenClosed };
const TODAY = new Date('2027-03-14T12:00:00Z');

test.each<[details: Pick<typeof availability, 'from' | 'days' | 'where'>, locale: string, texts: string[]]>([
  [{}, 'en_GB', []],
  [{ from: '2027-04', days: 3, where: 'remote' }, 'en_GB', ['free from April 2027', '3\u00a0days a week', 'remote']],
  [{ from: '2027-04-01', days: 1 }, 'de_DE', ['free from 1. April 2027', '1\u00a0Tag a week']],
  [{ from: '2027-04', days: 3 }, 'ar_EG', ['free from أبريل ٢٠٢٧', '٣\u00a0أيام a week']],
  [{ from: '2027-03' }, 'fa_IR', ['free from مارس ۲۰۲۷']],
  // The month and the day are not over.
  [{ from: '2027-03' }, 'en_GB', ['free from March 2027']],
  [{ from: '2027-03-14' }, 'en_GB', ['free from 14 March 2027']],
  [{ from: '2027-03-13', where: 'onSite' }, 'en_GB', ['on site']],
  [{ from: '2027-02' }, 'en_GB', []],
])('the details of %j in %s are %j', (details, locale, texts) => {
  const owner = { ...inLocale(locale), availability: { ...WITHOUT_DETAILS, ...details } };
  expect(availabilityDetails(owner, TODAY)).toEqual(texts);
});

test('a sentence about taking on work ends with the details, and stays as it is without', () => {
  expect(withAvailability('I answer.', { ...content, availability: WITHOUT_DETAILS })).toBe('I answer.');
  const remote = { ...content, availability: { ...WITHOUT_DETAILS, where: 'remote' as const } };
  expect(withAvailability('I answer.', remote)).toBe('I answer. Work is remote.');
  const part = { ...content, availability: { ...WITHOUT_DETAILS, days: 2, where: 'both' as const } };
  expect(withAvailability('I answer.', part)).toBe('I answer. Availability: 2\u00a0days a week, remote or on site.');
});

test('each optional page is asked for by its own field, and that of publications by twelve of them', () => {
  const askedBy = (legal: object, count = 0) => {
    const achievements = Array(count).fill({ kind: 'publication' });
    const asking = { achievements, links: {}, navigation: [{ path: '/about/' }], legal };
    return OPTIONAL_ROUTES.filter(({ isAskedFor }) => isAskedFor(asking)).map(({ path }) => path);
  };
  expect(askedBy({ imprint: {} }, 11)).toEqual(['/imprint/']);
  expect(askedBy({ privacy: {} }, 12)).toEqual(['/about/publications/', '/privacy/']);
});

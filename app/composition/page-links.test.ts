import { siMastodon } from 'simple-icons';
import { content } from '@/lib/content/load';
import type { ProfileLink } from '@/lib/content/schema';
import { contactLink, linkTo, profileIcons } from './page-links';

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
  expect(mastodon?.iconPath).toBe(siMastodon.path);
  expect(guild?.iconPath).toBe(OWN_DRAWING);
  const drawn = [linkedin, forum].map((profile) => profile?.iconPath);
  expect(new Set(drawn).size).toBe(2);
  for (const path of drawn) expect(path).toMatch(/^M\d/);
});

import ICAL from 'ical.js';
import { content } from '@/lib/content/load';
import type { Content } from '@/lib/content/schema';
import { contactCard } from './contact-card';

const arabic: Content = {
  ...content,
  profile: {
    ...content.profile,
    name: 'محمد عبد الرحمن, السيد; \\ "O\'Brien"',
    role: 'مهندس برمجيات; C#, .NET\nوقواعد البيانات في القاهرة وما حولها من المدن الكبيرة 𝕏 والصغيرة',
    location: { city: 'القاهرة \\ Cairo; الجيزة, EG', country: 'مصر', countryCode: 'EG' },
  },
};

/** The values of a property, read by an independent vCard parser (RFC 6350). */
function read(card: string, property: string): unknown[] {
  const component = new ICAL.Component(ICAL.parse(card) as unknown[]);
  return component.getAllProperties(property).map((found) => found.getFirstValue());
}

test.each([
  ['the owner', content],
  ['an Arabic name with commas and semicolons', arabic],
])('an independent parser reads the contact card of %s', (_, owner) => {
  const card = contactCard(owner);
  const { links, profile, site } = owner;
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(read(card, 'version')).toEqual(['4.0']);
  expect(read(card, 'fn')).toEqual([profile.name]);
  if (!profile.nameParts) expect(read(card, 'n')).toEqual([['', profile.name, '', '', '']]);
  expect(read(card, 'title')).toEqual([profile.role]);
  expect(read(card, 'email')).toEqual([profile.email]);
  const { phone, location } = profile;
  expect(read(card, 'tel')).toEqual(phone ? [`tel:${phone.replaceAll(' ', '')}`] : []);
  expect(read(card, 'adr')).toEqual(location ? [['', '', '', location.city, '', '', location.country]] : []);
  expect(read(card, 'url')).toEqual([`${site.address}/`, ...links.profiles.map(({ address }) => address)]);
  expect(read(card, 'x-ablabel')).toEqual(links.profiles.map(({ label }) => label));
});

test('the name has a given and a family part if the owner gives them', () => {
  const profile = { ...content.profile, name: 'Sara Adel', nameParts: { given: 'Sara', family: 'Adel' } };
  expect(read(contactCard({ ...content, profile }), 'n')).toEqual([['Adel', 'Sara', '', '', '']]);
});

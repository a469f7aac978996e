import { OWNER } from '../e2e/support/owner-site';
import type { Content } from '../lib/content/schema';
import { type Change, withChanges } from './content-files';
import { findSampleTexts } from './sample-texts';

const ARABIC = { name: 'Arabic', code: 'ar', level: 'Native', proficiency: 100 };
const LEAST_USED = ['WinForms', 'ADO.NET', 'C++', 'Java'];
const TAGLINE = 'Desktop, back-end and web software, built in Cairo and delivered anywhere.';

/** What the finished owner's content has of the sample, with other lists and texts. */
function leftIn(lists: Partial<Content>, changes: Change[] = []) {
  return findSampleTexts(withChanges({ ...OWNER, ...lists } as Content, changes));
}

/** An owner in Cairo. */
const CAIRO = [
  { field: 'profile.location', value: { city: 'Cairo', country: 'Egypt', countryCode: 'EG' } },
  { field: 'facts[0].value', value: 'Cairo, Egypt' },
];

test('an owner may have headings, a city, a language, a degree and some skills of the sample', () => {
  const skills = [
    { title: 'Every week', skills: ['Java', 'C#', 'Kotlin', 'Go'] },
    { skills: ['C++'] },
    { skills: ['D'] },
  ];
  const heading = { field: 'pages.contact.heading', value: 'Contact Me' };
  const education = [{ title: 'BSc in Computer Science', organization: 'Ain Shams', from: 2015, to: 2019 }];
  const facts = [...OWNER.facts, { label: 'Degree', value: 'Computer Science' }];
  expect(leftIn({ skills, languages: [ARABIC], education, facts }, [...CAIRO, heading])).toEqual([]);
});

test('city and language count while anything else is the sample’s', () => {
  const found = leftIn({ languages: [ARABIC] }, [...CAIRO, { field: 'profile.tagline', value: TAGLINE }]);
  expect(found).toEqual([
    "content/profile.ts is still the sample's: tagline, location, Based in.",
    "content/languages.ts is still the sample's: Arabic.",
  ]);
});

test.each(['Lisbon', 'القاهرة', undefined])('finds a text of the sample that %s has taken Cairo’s place in', (city) => {
  const value = TAGLINE.replace(' in Cairo', city ? ` in ${city}` : '');
  const location = { field: 'profile.location', value: city && { city, country: 'Portugal', countryCode: 'PT' } };
  const found = leftIn({}, [{ field: 'profile.tagline', value }, location as Change]);
  expect(found).toEqual(["content/profile.ts is still the sample's: tagline."]);
});

test.each([
  [[LEAST_USED, ['Go', 'Kotlin', 'Zig', 'Rust', 'D', 'C#']], 'WinForms, ADO.NET, C++, Java'],
  [
    [
      ['C#', 'LINQ', 'Go'],
      ['Java', 'Zig'],
    ],
    'C#, LINQ, Java',
  ],
])('finds a group of skills of the sample, and skills that are mostly the sample’s: %j', (groups, expected) => {
  expect(leftIn({ skills: groups.map((skills) => ({ skills })) })).toEqual([
    `content/skills.ts is still the sample's: ${expected}.`,
  ]);
});

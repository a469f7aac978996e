/** @jest-environment node */
import fc from 'fast-check';
import { content } from '@/lib/content/content';
import { routes } from '@/lib/routes';
import { checkContent } from './check';
import type { Content, HttpsUrl, TimelineEntry } from './schema';

const { experience: _experience, ...about } = content.pages.about;

/** The content with an entry in each list that the mistakes are made in, and the words over it, whatever the owner has. */
const filled: Content = {
  ...content,
  site: { ...content.site, form: { service: 'formspree', endpoint: 'https://formspree.io/f/abcde' } },
  profile: {
    ...content.profile,
    location: { city: 'Cairo', country: 'Egypt', countryCode: 'EG' },
    phone: '+20 100 000 0000',
    photo: undefined,
  },
  facts: [],
  pages: {
    ...content.pages,
    home: { ...content.pages.home, projects: { heading: 'Projects', link: 'All' } },
    about: { ...about, skills: { heading: 'Skills', text: 'Some.' }, education: 'Education', languages: 'Languages' },
    services: { ...content.pages.services, process: { heading: 'Steps', text: 'One.' } },
    contact: { ...content.pages.contact, connect: 'Elsewhere' },
  },
  navigation: Object.values(routes).map((path) => ({ path, label: path })),
  links: {
    profiles: ['https://a.dev', 'https://b.dev', 'https://c.dev'].map((address) => ({
      label: 'Profile',
      address: address as HttpsUrl,
      mark: 'code',
      iconIn: ['contact'] as const,
    })),
  },
  projects: ['A', 'B'].map((title) => ({
    title,
    description: 'One.',
    technologies: ['C#'],
    image: { src: 'https://images.dev/a.png' as const },
    featured: true,
  })),
  skills: [{ skills: ['C#'] }],
  services: [{ title: 'A', description: 'One.', icon: 'web' }],
  process: [{ title: 'A', description: 'One.' }],
  experience: [],
  education: [{ title: 'Degree', organization: 'A school', from: 2023, to: 2027, description: 'All of it.' }],
  languages: [{ name: 'Arabic', code: 'ar', level: 'Native', proficiency: 100 }],
};

/** The content with one entry replaced, or taken out where `value` is `undefined`. */
function withEntry(path: string, value: unknown): Content {
  const copy = structuredClone(filled);
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<Record<string, unknown>>(
    (found, key) => found[key] as Record<string, unknown>,
    copy as unknown as Record<string, unknown>,
  );
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

/** Everything the check says of the content with one entry replaced. */
function mistakesAt(path: string, value: unknown): string[] {
  try {
    checkContent(withEntry(path, value));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1);
  }
}

test('asks for no words of a page that is left out', () => {
  const wordless = withEntry('pages.about.skills', undefined);
  expect(() => checkContent(wordless)).toThrow('pages.about.skills');
  const navigation = content.navigation.filter(({ path }) => path !== '/about/');
  expect(() => checkContent({ ...wordless, navigation })).not.toThrow();
});

test('takes the content as it is', () => {
  expect(() => checkContent(content)).not.toThrow();
});

/** An entry of the work timeline. */
const JOB: TimelineEntry = { title: 'Engineer', organization: 'A company', from: 2020, to: 'present' };

/** A page that the owner added. */
const USES = {
  path: '/uses/',
  label: 'Uses',
  title: 'What I Use',
  description: 'What stands on my desk. '.repeat(4).trim(),
};

/** Wrong entries, and the beginning of the one sentence each is told with. */
const MISTAKES: [path: string, value: unknown, sentence: string][] = [
  ['links.cv', null, 'content/links.ts: links.cv is null; write it, or remove the entry'],
  ['links.cv', '', 'content/links.ts: links.cv is empty; write it, or remove the entry'],
  ['profile.email', undefined, 'content/profile.ts: profile.email is missing; write it'],
  ['profile.location', { city: 'Cairo', countryCode: 'EG' }, 'content/profile.ts: profile.location.country is missing'],
  ['profile.location', 'Cairo', 'content/profile.ts: profile.location must be a group of fields in braces'],
  ['links.cv', 'javascript:alert(1)', 'content/links.ts: links.cv is "javascript:alert(1)"; write an address'],
  ['links.cv', 'http://example.com/cv.pdf', 'content/links.ts: links.cv is "http://example.com/cv.pdf"; write'],
  [
    'links.cv',
    'https://',
    'content/links.ts: links.cv is "https://", which no browser can open; write a whole address',
  ],
  [
    'links.cv',
    'HTTPS://example.com',
    'content/links.ts: links.cv begins with HTTPS://; write https:// in small letters',
  ],
  ['links.cv', 'https://example.com/my cv.pdf', 'content/links.ts: links.cv has a space; take it out, or write %20'],
  ['links.cv', ' https://example.com/cv.pdf', 'content/links.ts: links.cv begins with a space; take it out'],
  ['links.cv', 'https://exam\nple.com', 'content/links.ts: links.cv has a line break; take it out'],
  ['links.cv', 'https://example.com/\u202Efdp', 'content/links.ts: links.cv has the character U+202E, which nobody'],
  ['links.cv', 'https://me:word@example.com', 'content/links.ts: links.cv names a user before the host; take out'],
  ['links.cv', 'example.com/cv.pdf', 'content/links.ts: links.cv is "example.com/cv.pdf"; write an address'],
  [
    'links.profiles.0.mark',
    'Git Hub',
    'content/links.ts: links.profiles[0].mark is "Git Hub", which is no mark’s name; write one from simpleicons.org, for example github,',
  ],
  [
    'links.profiles.0.mark',
    'linkdin',
    'content/links.ts: links.profiles[0].mark is "linkdin", which is no mark’s name',
  ],
  [
    'links.profiles.0.mark',
    'Twitter',
    'content/links.ts: links.profiles[0].mark is "Twitter", which is no mark’s name',
  ],
  ['links.profiles.0.mark', '<svg><path d="M0 0h1z"/></svg>', 'content/links.ts: links.profiles[0].mark is no path of'],
  ['links.profiles.0.mark', 'M12 3a5 5 url(x)', 'content/links.ts: links.profiles[0].mark is no path of a drawing'],
  ['links.profiles.0.mark', '', 'content/links.ts: links.profiles[0].mark is empty; write it, or remove the entry'],
  [
    'links.profiles.2.iconIn.0',
    'header',
    'content/links.ts: links.profiles[2].iconIn[0] must be one of the places: hero',
  ],
  ['links.profiles.0.address', filled.links.profiles[1]?.address, 'content/links.ts: links.profiles has the address "'],
  ['site.address', 'https://example.com/', 'content/site.ts: site.address is "https://example.com/"; write the bare'],
  ['site.address', 'https://مثال.مصر/me', 'content/site.ts: site.address is "https://مثال.مصر/me"; write the bare'],
  [
    'site.form.endpoint',
    'http://example.com/f',
    'content/site.ts: site.form.endpoint is "http://example.com/f"; write',
  ],
  [
    'site.form.endpoint',
    'http://192.168.1.5:4100/f',
    'content/site.ts: site.form.endpoint is "http://192.168.1.5:4100/f"',
  ],
  [
    'site.form.endpoint',
    'http://localhost:4100/f\n',
    'content/site.ts: site.form.endpoint ends with a line break; take',
  ],
  ['site.language', 'English', 'content/site.ts: site.language is "English"; write a language tag, for example en'],
  ['profile.name', '', 'content/profile.ts: profile.name is empty; write it.'],
  ['profile.name', '   ', 'content/profile.ts: profile.name is empty; write it.'],
  ['profile.name', 7, 'content/profile.ts: profile.name must be text in quotes'],
  ['profile.name', null, 'content/profile.ts: profile.name is missing; write it'],
  [
    'profile.name',
    'Sara\nEMAIL:x@example.org',
    'content/profile.ts: profile.name has a line break; write it on one line',
  ],
  ['profile.name', 'Sara\u2028Adel', 'content/profile.ts: profile.name has a line break; write it on one line'],
  ['profile.name', 'Sara\tAdel', 'content/profile.ts: profile.name has a tab; write a space instead'],
  ['profile.name', 'Sara ', 'content/profile.ts: profile.name ends with a space; take it out'],
  [
    'profile.name',
    'Sara\u0007',
    'content/profile.ts: profile.name has the character U+0007, which nobody can see; take',
  ],
  ['profile.role', '\nEngineer', 'content/profile.ts: profile.role begins with a line break; take it out'],
  [
    'profile.lead',
    'I build\u0000',
    'content/profile.ts: profile.lead has the character U+0000, which nobody can see; take',
  ],
  ['profile.location.city', 'Cairo\r\n', 'content/profile.ts: profile.location.city ends with a line break; take it'],
  ['profile.email', 'you at example', 'content/profile.ts: profile.email is "you at example"; write an email address'],
  [
    'profile.email',
    'you@example.com\nBCC:x@example.org',
    'content/profile.ts: profile.email has a line break; take it out',
  ],
  ['profile.email', 'you@example.com ', 'content/profile.ts: profile.email ends with a space; take it out'],
  ['profile.email', 'mailto:you@example.com', 'content/profile.ts: profile.email is "mailto:you@example.com"; write'],
  ['profile.email', 'you@example', 'content/profile.ts: profile.email is "you@example"; write an email address'],
  [
    'profile.email',
    'a@layla.dev, b@layla.dev',
    'content/profile.ts: profile.email is "a@layla.dev, b@layla.dev"; write',
  ],
  ['profile.email', 'you@layla..dev', 'content/profile.ts: profile.email is "you@layla..dev"; write an email address'],
  ['profile.email', 'you.@layla.dev', 'content/profile.ts: profile.email is "you.@layla.dev"; write an email address'],
  ['profile.name', '\u200B\u3164', 'content/profile.ts: profile.name is empty; write it'],
  [
    'profile.location.countryCode',
    'UK',
    'content/profile.ts: profile.location.countryCode is "UK", and the country\'s',
  ],
  [
    'profile.location.countryCode',
    'XX',
    'content/profile.ts: profile.location.countryCode is "XX", which is no country',
  ],
  ['site.language', 'en-1', 'content/site.ts: site.language is "en-1", which names no language; write a tag, for'],
  [
    'navigation.1.path',
    '/about',
    'content/navigation.ts: navigation[1].path is "/about"; write it with a slash at both',
  ],
  ['profile.email', 'you@1.2', 'content/profile.ts: profile.email is "you@1.2"; write an email address'],
  ['profile.phone', '0100 000 0000', 'content/profile.ts: profile.phone is "0100 000 0000", which cannot be dialled'],
  ['profile.phone', '+0100 123 4567', "content/profile.ts: profile.phone begins with +0, which no country's number"],
  ['profile.phone', '00 20 100 000 0000', 'content/profile.ts: profile.phone begins with 00; write + in their place'],
  [
    'profile.phone',
    '+٢٠ ١٠٠ ٠٠٠ ٠٠٠٠',
    'content/profile.ts: profile.phone is "+٢٠ ١٠٠ ٠٠٠ ٠٠٠٠"; write it with the digits',
  ],
  [
    'profile.phone',
    '+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸',
    'content/profile.ts: profile.phone is "+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸"; write it with the digits',
  ],
  ['profile.phone', '٠١٠٠ ٠٠٠ ٠٠٠٠', 'content/profile.ts: profile.phone is "0100 000 0000", which cannot be dialled'],
  ['profile.phone', '+20 100 ext. 5', 'content/profile.ts: profile.phone has "e"; behind the + write digits, spaces,'],
  ['profile.phone', '+49 (0)30 123456', 'content/profile.ts: profile.phone has (0), which is not dialled behind a +'],
  ['profile.phone', '+20 100', 'content/profile.ts: profile.phone has 5 digits; an international number has 7 to 15'],
  ['profile.phone', '+20 100 000 0000\n', 'content/profile.ts: profile.phone ends with a line break; take it out'],
  [
    'profile.phone',
    '\u202A+20 100 000 0000',
    'content/profile.ts: profile.phone has the character U+202A, which nobody',
  ],
  ['profile.twitter', 'me', 'content/profile.ts: profile has a field the site does not know: twitter; check'],
  ['facts', 'Cairo', 'content/profile.ts: facts must be a list in square brackets'],
  ['links.profiles', 'me', 'content/links.ts: links.profiles must be a list in square brackets'],
  ['links.profiles', ['me'], 'content/links.ts: links.profiles[0] must be a group of fields in braces'],
  ['availability.open', 'yes', 'content/availability.ts: availability.open must be true or false, without quotes'],
  ['navigation.5', { ...USES, path: 'uses' }, 'content/navigation.ts: navigation[5].path is "uses"; write the name of'],
  ['navigation.5', { ...USES, path: '/My Uses/' }, 'content/navigation.ts: navigation[5].path is "/My Uses/"; write'],
  [
    'navigation.5',
    { ...USES, path: '/home/' },
    'content/navigation.ts: navigation[5].path is "/home/", a name that the',
  ],
  ['navigation.5', { ...USES, title: undefined }, 'content/navigation.ts: navigation[5].title is missing; write it'],
  ['navigation.5', { ...USES, description: 'Short.' }, 'content/navigation.ts: navigation[5].description has 6'],
  [
    'navigation.1',
    { path: '/about/', label: 'About', title: 'Me' },
    'content/navigation.ts: navigation[1] has a field',
  ],
  ['navigation.1', { path: '/', label: 'Start' }, 'content/navigation.ts: navigation has the path "/" twice; change'],
  ['navigation', content.navigation.slice(1), 'content/navigation.ts: navigation has no entry with the path "/"; put'],
  ['pages.about.description', 'x'.repeat(161), 'content/pages.ts: pages.about.description has 161 characters'],
  ['pages.about.description', 'Short.', 'content/pages.ts: pages.about.description has 6 characters'],
  ['pages.about.bio', [], 'content/pages.ts: pages.about.bio needs at least 1 entry'],
  [
    'projects.0.image.src',
    'data:image/png,x',
    'content/projects.ts: projects[0].image.src is "data:image/png,x"; write',
  ],
  ['projects.0.repository', '#', 'content/projects.ts: projects[0].repository is "#"; write'],
  ['projects.0.githubLink', 'https://github.com/you', 'content/projects.ts: projects[0] has a field the site does not'],
  ['projects.0.title', filled.projects[1]?.title.toUpperCase(), 'content/projects.ts: projects has the title "'],
  [
    'projects.0.technologies',
    ['C#', ''],
    'content/projects.ts: projects[0].technologies[1] is empty; write it, or remove the entry',
  ],
  ['projects.0.technologies', [''], 'content/projects.ts: projects[0].technologies[0] is empty; write it.'],
  ['projects.0.liveLink', '', 'content/projects.ts: projects[0].liveLink is empty; write it, or remove the entry'],
  ['projects.0.liveLink', null, 'content/projects.ts: projects[0].liveLink is null; write it, or remove the entry'],
  ['skills.0.skills', ['C#', 'LINQ', 'C#'], 'content/skills.ts: skills names the skill "C#" twice; remove one'],
  ['services.0.icon', 'rocket', 'content/services.ts: services[0].icon must be one of the drawings'],
  ['process.0.title', undefined, 'content/process.ts: process[0].title is missing; write it'],
  ['education.0.to', 1990, 'content/education.ts: education[0].to is before the first year; swap the two'],
  [
    'education.0.from',
    '2023',
    'content/education.ts: education[0].from must be a year without quotes, for example 2023',
  ],
  ['languages.0.proficiency', 101, 'content/languages.ts: languages[0].proficiency is 101; write a percentage'],
  ['languages.0.proficiency', -1, 'content/languages.ts: languages[0].proficiency is -1; write a percentage'],
  ['languages.0.proficiency', Number.NaN, 'content/languages.ts: languages[0].proficiency must be a number from 0'],
  ['languages', undefined, 'content/languages.ts: languages is missing; write it'],
  [
    'education.0.to',
    'now',
    "content/education.ts: education[0].to must be a year without quotes, for example 2027, or 'pr",
  ],
  ['experience', [{ ...JOB, title: '' }], 'content/experience.ts: experience[0].title is empty; write it.'],
  ['experience', [JOB], 'content/pages.ts: pages.about.experience is missing, and experience.ts has an entry; write'],
  [
    'pages.home.projects',
    undefined,
    'content/pages.ts: pages.home.projects is missing, and projects.ts has a featured',
  ],
  ['pages.about.skills', undefined, 'content/pages.ts: pages.about.skills is missing, and skills.ts has an entry'],
  ['pages.about.education', undefined, 'content/pages.ts: pages.about.education is missing, and education.ts'],
  ['pages.about.languages', undefined, 'content/pages.ts: pages.about.languages is missing, and languages.ts'],
  ['pages.services.process', undefined, 'content/pages.ts: pages.services.process is missing, and process.ts'],
  [
    'pages.contact.connect',
    undefined,
    'content/pages.ts: pages.contact.connect is missing, and links.ts has a profile',
  ],
];

test.each(MISTAKES)('stops at %s with %p', (path, value, sentence) => {
  const mistakes = mistakesAt(path, value);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]?.startsWith(sentence.replace('’', "'"))).toBe(true);
});

/** What a sentence says to write: its example, or the words it lists. */
function adviceOf(sentence: string): (string | number)[] {
  const [, example] = sentence.match(/for example (.+?)(?:, or .+)?\.$/) ?? [];
  const [, listed] = sentence.match(/must be one of .+: (.+)\.$/) ?? [];
  return (example ? [example] : (listed?.split(', ') ?? [])).map((text) => (/^\d+$/.test(text) ? Number(text) : text));
}

test('stops at a link to a page that stands nowhere known', () => {
  const mistakes = mistakesAt('navigation.1.linkIn', ['menu']);
  expect(mistakes).toEqual([
    'content/navigation.ts: navigation[1].linkIn[0] must be one of the places: header, footer.',
  ]);
});

/** A path that the sentence lists may stand in the navigation already, which is another mistake. */
const LISTED_TWICE = 'twice; change or remove one';

test('what a sentence says to write is taken', () => {
  const sentences = MISTAKES.flatMap(([path, value]) =>
    mistakesAt(path, value).map((sentence) => ({ path, sentence })),
  );
  const advised = sentences.flatMap(({ path, sentence }) => adviceOf(sentence).map((advice) => ({ path, advice })));
  for (const { path, advice } of advised) {
    expect({
      path,
      advice,
      mistakes: mistakesAt(path, advice).filter((mistake) => !mistake.includes(LISTED_TWICE)),
    }).toEqual({
      path,
      advice,
      mistakes: [],
    });
  }
  expect(new Set(advised.map(({ path }) => path)).size).toBeGreaterThan(10);
});

test.each(MISTAKES.filter(([, , sentence]) => /remove the entry/.test(sentence)))(
  'after %s with %p, the entry may be removed',
  (path, value) => {
    const kept = Array.isArray(value) ? value.filter((entry) => entry !== '') : undefined;
    expect(mistakesAt(path, kept)).toEqual([]);
  },
);

test.each([
  ['navigation.5', USES],
  ['navigation.5', { ...USES, updated: '2026-03-14' }],
  ['navigation.5', { ...USES, linkIn: ['footer'] }],
  ['navigation.1.linkIn', []],
  ['navigation', content.navigation.slice(0, 1)],
  ['projects', []],
  ['projects', content.projects.slice(0, 1)],
  ['projects', content.projects.map((project) => ({ ...project, featured: true }))],
  ['projects.0.repository', undefined],
  ['projects.0.codeNote', 'Private work for a client'],
  ['projects.0.image', undefined],
  ['projects.0.featured', undefined],
  ['projects.0.technologies', []],
  ['projects.0.liveLink', undefined],
  ['projects.0.liveLink', 'https://example.com/demo'],
  ['links.cv', undefined],
  ['facts', []],
  ['skills', []],
  ['services', []],
  ['process', []],
  ['languages', []],
  ['education', []],
  ['education.0.to', 'present'],
  ['education.0.university', undefined],
  ['education.0.description', undefined],
  ['links.profiles', []],
  ['profile.location', undefined],
  ['profile.phone', undefined],
  ['profile.tagline', undefined],
  ['pages.home.about.more', undefined],
  ['links.profiles.0.mark', undefined],
  ['links.profiles.0.mark', 'stackoverflow'],
  ['links.profiles.0.mark', 'm5stack'],
  ['links.profiles.0.mark', 'm3 9h4v12H3zM5 2.8a2.2-2.2 0 1 1 0 4.4e-1z'],
  ['links.profiles.0.iconIn', ['hero', 'footer', 'contact']],
  ['links.profiles.0.iconIn', []],
  ['site.form.endpoint', 'http://localhost:4100/f'],
  ['site.address', 'https://مثال.مصر'],
  ['site.address', 'https://xn--mgbh0fb.xn--wgbh1c'],
  ['site.address', 'https://example.com:8443'],
  ['links.cv', 'https://مثال.مصر/سيرة.pdf'],
  ['profile.email', 'أحمد@مثال.مصر'],
  ['profile.email', "o'brien+work@sub.example.co.uk"],
  ['profile.email', 'you@xn--mgbh0fb.xn--wgbh1c'],
  ['profile.phone', '+20 (100) 000-0000'],
  ['profile.phone', '+49.30.1234.5678'],
  ['profile.name', 'محمد عبد\u200cالرحمن 𝕏'],
  ['profile.lead', 'I build\nwhat offices run on.'],
  ['pages.about.description', '𝕏'.repeat(160)],
  ['languages.0.proficiency', 0],
  ['languages.0.proficiency', 100],
])('takes %s with %p', (path, value) => {
  expect(() => checkContent(withEntry(path, value))).not.toThrow();
});

test('names every mistake at once', () => {
  const broken = { ...withEntry('profile.name', ''), links: { ...content.links, cv: 'ftp://example.com' } };
  expect(() => checkContent(broken as unknown as Content)).toThrow(/profile\.name.*links\.cv/s);
});

/** Characters of phone numbers, mixed with digits of other scripts and invisible ones. */
const nearlyPhone = fc.string({
  unit: fc.constantFrom(...'+0012 ().-٠٢۰۲x\n\t\u202A＋２'),
  minLength: 5,
  maxLength: 24,
});

test('a phone number is taken, or one sentence tells why not and its example is taken', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        nearlyPhone,
        nearlyPhone.map((text) => `+${text}`),
      ),
      (phone) => {
        const mistakes = mistakesAt('profile.phone', phone);
        if (mistakes.length === 0) expect(phone).toMatch(/^\+(?:[ ().-]*\d){7,15}[ ().-]*$/);
        else expect(mistakes).toHaveLength(1);
        for (const advice of mistakes.flatMap(adviceOf)) expect(mistakesAt('profile.phone', advice)).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  'profile.name',
  'profile.email',
  'profile.phone',
  'profile.location.city',
  'links.cv',
  'site.form.endpoint',
])('no line break gets into %s', (path) => {
  const text = path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], filled);
  const breaks = fc.constantFrom('\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f');
  fc.assert(
    fc.property(breaks, fc.nat({ max: String(text).length }), (found, at) => {
      const broken = String(text).slice(0, at) + found + String(text).slice(at);
      expect(mistakesAt(path, broken)).toHaveLength(1);
    }),
  );
});

import { array, boolean, number, object, type Schema, string, type TestContext, ValidationError } from 'yup';
import { routes } from './navigation';
import type {
  Availability,
  AvailabilityWords,
  Content,
  EducationEntry,
  Fact,
  Language,
  Links,
  NavigationEntry,
  Pages,
  ProcessStep,
  Profile,
  ProfileIconName,
  ProfileLink,
  Project,
  Service,
  ServiceIcon,
  Site,
  SkillGroup,
} from './types';

/** How many projects the home page shows (specification, section 9). */
export const FEATURED_PROJECTS = 2;

const MISSING = 'is missing; write it';
const SERVICE_ICONS = ['desktop', 'database', 'api', 'web'] as const satisfies readonly ServiceIcon[];

const PROFILE_ICONS = [
  'github',
  'gitlab',
  'linkedin',
  'leetcode',
  'code',
  'person',
] as const satisfies readonly ProfileIconName[];

/** A rule for each field of T, so that a new field cannot be forgotten here. */
type Rules<T> = { [Field in keyof Required<T>]: Schema };

function record<T>(rules: Rules<T>) {
  return object(rules)
    .noUnknown(({ unknown }) => `has a field the site does not know: ${unknown}; check its spelling or remove it`)
    .required(MISSING);
}

function list<T>(entry: Schema<T>, least = 1) {
  return array().of(entry).min(least, `needs at least ${least} entry`).required(MISSING);
}

function text() {
  return string()
    .typeError('must be text in quotes')
    .test('not-empty', 'is empty; write it, or remove the entry', (value) => value === undefined || value.trim() !== '')
    .required(MISSING);
}

function parseAddress(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function isHttps(value: string): boolean {
  return parseAddress(value)?.protocol === 'https:' && value.startsWith('https://');
}

function isLoopback(value: string): boolean {
  const address = parseAddress(value);
  return address?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
}

function address(isAllowed = isHttps) {
  return text().test(
    'https',
    ({ value }) =>
      `is ${JSON.stringify(value)}; write an address that starts with https://, for example https://example.com/page`,
    (value) => value === undefined || value.trim() === '' || isAllowed(value),
  );
}

function within(least: number, most: number, counted: string) {
  return text().test(
    'length',
    ({ value }) => `has ${String(value).length} characters; ${counted} takes ${least} to ${most}`,
    (value) => value === undefined || value.trim() === '' || (value.length >= least && value.length <= most),
  );
}

/** What search engines show of a description before they cut it, in characters. */
const description = () => within(70, 160, 'a description');
const title = () => within(2, 60, 'a title');

const flag = () => boolean().typeError('must be true or false').required(MISSING);

function year() {
  return number()
    .typeError('must be a year')
    .integer('must be a whole year')
    .min(1900, 'is before 1900; write a year such as 2023')
    .max(2100, 'is after 2100; write a year such as 2023')
    .required(MISSING);
}

/** A day that exists: the 30th of February is none. */
function day() {
  return text()
    .test(
      'day',
      ({ value }) => `is ${JSON.stringify(value)}; write a day that exists as YYYY-MM-DD, for example 2026-03-14`,
      (value) => {
        if (!value || value.trim() === '') return true;
        const date = new Date(`${value}T00:00:00Z`);
        return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
      },
    )
    .notRequired();
}

/** Fails when two entries of a list have the same text in a field, whatever its letters' case. */
function unique(field: string) {
  return (entries: unknown, context: TestContext) => {
    const seen = new Set<string>();
    for (const entry of Array.isArray(entries) ? entries : []) {
      const value = String(entry?.[field] ?? '');
      const key = value.trim().toLowerCase();
      if (key !== '' && seen.has(key)) {
        return context.createError({
          message: `has the ${field} ${JSON.stringify(value)} twice; rename or remove one`,
        });
      }
      seen.add(key);
    }
    return true;
  };
}

const textBlock = { heading: text(), text: text() };

const site = record<Site>({
  address: address().test(
    'origin',
    'must be the bare address without a path or a slash at the end, for example https://example.com',
    (value) => !value || !isHttps(value) || parseAddress(value)?.origin === value,
  ),
  language: text().matches(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, {
    message: 'must be a language tag such as en',
    excludeEmptyString: true,
  }),
  locale: text().matches(/^[a-z]{2,3}_[A-Z]{2}$/, {
    message: 'must be a locale such as en_US',
    excludeEmptyString: true,
  }),
  formEndpoint: address((value) => isHttps(value) || isLoopback(value)),
});

const availabilityWords = record<AvailabilityWords>({
  badge: text(),
  sentence: text(),
  invitation: text(),
  closing: record(textBlock),
  homeDescription: description(),
});

const availability = record<Availability>({
  open: flag(),
  note: text().notRequired(),
  whenOpen: availabilityWords,
  whenClosed: availabilityWords,
});

const profile = record<Profile>({
  name: text(),
  role: text(),
  lead: text(),
  location: record<Profile['location']>({
    city: text(),
    country: text(),
    countryCode: text().matches(/^[A-Z]{2}$/, {
      message: 'must be two capital letters such as EG',
      excludeEmptyString: true,
    }),
  }),
  email: text().email(({ value }) => `is ${JSON.stringify(value)}; write an email address such as you@example.com`),
  phone: text().matches(/^\+[\d ()-]{6,}$/, {
    message: 'must be a number in international form, for example +20 100 000 0000',
    excludeEmptyString: true,
  }),
  tagline: text(),
});

const profileLink = record<ProfileLink>({
  label: text(),
  address: address(),
  icon: text().oneOf(PROFILE_ICONS, ({ values }) => `must be one of the marks: ${values}`),
});

const links = record<Links>({
  cv: address(),
  profiles: record<Links['profiles']>({
    codeHosting: profileLink,
    professionalNetwork: profileLink,
    codingPractice: profileLink,
  }),
});

const navigation = list(
  record<NavigationEntry>({
    path: text().oneOf(Object.values(routes), ({ values }) => `must be one of the site's routes: ${values}`),
    label: text(),
  }),
).test('unique', unique('path'));

const pages = record<Pages>({
  home: record<Pages['home']>({
    title: title(),
    updated: day(),
    about: record<Pages['home']['about']>({ ...textBlock, more: text(), link: text() }),
    projects: record<Pages['home']['projects']>({ heading: text(), link: text() }),
  }),
  about: record<Pages['about']>({
    title: title(),
    description: description(),
    updated: day(),
    heading: text(),
    bio: list(text()),
    skills: record(textBlock),
    education: text(),
    languages: text(),
  }),
  projects: record<Pages['projects']>({
    title: title(),
    description: description(),
    updated: day(),
    ...textBlock,
  }),
  services: record<Pages['services']>({
    title: title(),
    description: description(),
    updated: day(),
    ...textBlock,
    process: record(textBlock),
  }),
  contact: record<Pages['contact']>({
    title: title(),
    description: description(),
    updated: day(),
    ...textBlock,
    badge: text(),
    information: text(),
    card: text(),
    connect: text(),
    availability: text(),
    form: text(),
  }),
  notFound: record<Pages['notFound']>({ title: title(), description: description(), ...textBlock, link: text() }),
});

const projects = list(
  record<Project>({
    title: text(),
    description: text(),
    technologies: list(text()),
    githubLink: address((value) => value === 'not-public' || isHttps(value)),
    liveLink: address().notRequired(),
    imageUrl: address(),
    featured: flag(),
  }),
)
  .test('unique', unique('title'))
  .test(
    'featured',
    `must have featured: true on exactly ${FEATURED_PROJECTS} projects; those stand on the home page`,
    (entries) => !entries || entries.filter((project) => project?.featured === true).length === FEATURED_PROJECTS,
  );

const skills = list(record<SkillGroup>({ title: text(), skills: list(text()) })).test(
  'unique',
  'names a skill twice; remove one',
  (groups) => {
    const names = (groups ?? []).flatMap((group) => (group?.skills ?? []) as string[]);
    return new Set(names).size === names.length;
  },
);

const services = list(
  record<Service>({
    title: text(),
    description: text(),
    icon: text().oneOf(SERVICE_ICONS, ({ values }) => `must be one of the drawings: ${values}`),
  }),
).test('unique', unique('title'));

const process = list(record<ProcessStep>({ title: text(), description: text() }));

const education = list(
  record<EducationEntry>({
    title: text(),
    school: text(),
    from: year(),
    to: year().test(
      'order',
      'is before the first year; swap the two',
      (value, context) => value === undefined || !(value < Number(context.parent.from)),
    ),
    description: text(),
    grade: text().notRequired(),
    university: flag(),
  }),
);

const languages = list(
  record<Language>({
    name: text(),
    code: text().matches(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, {
      message: 'must be a language tag such as ar',
      excludeEmptyString: true,
    }),
    level: text(),
    proficiency: number()
      .typeError('must be a number from 0 to 100')
      .min(0, ({ value }) => `is ${value}; write a percentage from 0 to 100`)
      .max(100, ({ value }) => `is ${value}; write a percentage from 0 to 100`)
      .required(MISSING),
  }),
).test('unique', unique('name'));

/** Where each part of the content stands, and its rules. */
const parts = {
  site: { file: 'site.ts', schema: site },
  availability: { file: 'availability.ts', schema: availability },
  profile: { file: 'profile.ts', schema: profile },
  facts: { file: 'profile.ts', schema: list(record<Fact>({ label: text(), value: text() })) },
  links: { file: 'links.ts', schema: links },
  navigation: { file: 'navigation.ts', schema: navigation },
  pages: { file: 'pages.ts', schema: pages },
  projects: { file: 'projects.ts', schema: projects },
  skills: { file: 'skills.ts', schema: skills },
  services: { file: 'services.ts', schema: services },
  process: { file: 'process.ts', schema: process },
  education: { file: 'education.ts', schema: education },
  languages: { file: 'languages.ts', schema: languages },
} satisfies Record<keyof Content, { file: string; schema: Schema }>;

/** One sentence for each wrong entry: its file, its field, and what to write. */
function findMistakes(part: keyof Content, value: unknown): string[] {
  const { file, schema } = parts[part];
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const findings = error.inner.length > 0 ? error.inner : [error];
    return findings.map(({ path, message }) => `content/${file}: ${fieldName(part, path)} ${message}.`);
  }
}

function fieldName(part: keyof Content, path: string | undefined): string {
  if (!path) return part;
  return path.startsWith('[') ? `${part}${path}` : `${part}.${path}`;
}

/**
 * Checks the owner's content.
 *
 * @throws {Error} with one line for each wrong entry, naming file, field and what to write.
 */
export function checkContent(content: Content): void {
  const mistakes = (Object.keys(parts) as (keyof Content)[]).flatMap((part) => findMistakes(part, content[part]));
  if (mistakes.length > 0) throw new Error(['The content needs a correction:', ...mistakes].join('\n  '));
}

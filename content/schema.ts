import { isIPv4 } from 'node:net';
import { array, boolean, number, object, type Schema, string, type TestContext, ValidationError } from 'yup';
import { routes } from './navigation';
import {
  type FindFault,
  findFaultInDay,
  findFaultInEmail,
  findFaultInLine,
  findFaultInOrigin,
  findFaultInPhone,
  findFaultInProse,
  lineLike,
  lineWithin,
  oneOf,
  webAddress,
} from './text-faults';
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
const NOT_PUBLIC = ", or 'not-public' while there is none to show";
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
    .typeError('must be a group of fields in braces')
    .noUnknown(({ unknown }) => `has a field the site does not know: ${unknown}; check its spelling or remove it`)
    .required(MISSING);
}

function list<T>(entry: Schema<T>) {
  return array()
    .of(entry)
    .typeError('must be a list in square brackets')
    .min(1, 'needs at least 1 entry; write one')
    .required(MISSING);
}

/** A text with the faults it is searched for, of which the first is told. */
function anyText(isOptional: boolean, faults: readonly FindFault[]) {
  return string()
    .typeError('must be text in quotes')
    .test('faults', (value, context) => {
      if (typeof value !== 'string') return true;
      if (value.trim() === '') return context.createError({ message: emptiness(isOptional, context.parent) });
      for (const findFault of faults) {
        const message = findFault(value);
        if (message) return context.createError({ message });
      }
      return true;
    });
}

/** To remove an entry is no way out where the next message would ask for it again. */
function emptiness(isOptional: boolean, parent: unknown): string {
  const isRemovable = isOptional || (Array.isArray(parent) && parent.length > 1);
  return isRemovable ? 'is empty; write it, or remove the entry' : 'is empty; write it';
}

function textWith(...faults: FindFault[]) {
  return anyText(false, faults).nonNullable(MISSING).defined(MISSING);
}

function optional(...faults: FindFault[]) {
  return anyText(true, faults).nonNullable('is null; write it, or remove the entry').optional();
}

/** One or more sentences. */
const prose = () => textWith(findFaultInProse);
/** A name, a heading, the words of a link. */
const line = () => textWith(findFaultInLine);
const address = () => textWith(webAddress());
/** What search engines show of a description before they cut it, in characters. */
const description = () => textWith(lineWithin(70, 160, 'a description'));
const title = () => textWith(lineWithin(2, 60, 'a title'));
const languageTag = (example: string) =>
  textWith(lineLike(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, `a language tag, for example ${example}`));
const day = () => optional(findFaultInDay);

const flag = () => boolean().typeError('must be true or false, without quotes').required(MISSING);

function year() {
  return number()
    .typeError('must be a year without quotes, for example 2023')
    .integer(({ value }) => `is ${value}; write a whole year, for example 2023`)
    .min(1900, 'is before 1900; write a year, for example 2023')
    .max(2100, 'is after 2100; write a year, for example 2023')
    .required(MISSING);
}

/**
 * Whether messages may go there unencrypted: to this machine, or to its address in the
 * local network, which `npm start -- --network` names for the build it makes.
 */
function isLocal(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  const own = process.env.NETWORK_ADDRESS;
  const hosts = ['localhost', '127.0.0.1', '[::1]', ...(own && isIPv4(own) ? [own] : [])];
  return protocol === 'http:' && hosts.includes(hostname);
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
          message: `has the ${field} ${JSON.stringify(value)} twice; change or remove one`,
        });
      }
      seen.add(key);
    }
    return true;
  };
}

const textBlock = { heading: line(), text: prose() };

const site = record<Site>({
  address: textWith(findFaultInOrigin),
  language: languageTag('en'),
  locale: textWith(lineLike(/^[a-z]{2,3}_[A-Z]{2}$/, 'a language and a country, for example en_US')),
  formEndpoint: textWith((value) => (isLocal(value) ? undefined : webAddress()(value))),
});

const availabilityWords = record<AvailabilityWords>({
  badge: line(),
  sentence: prose(),
  invitation: prose(),
  closing: record(textBlock),
  homeDescription: description(),
});

const availability = record<Availability>({
  open: flag(),
  note: optional(findFaultInLine),
  whenOpen: availabilityWords,
  whenClosed: availabilityWords,
});

const profile = record<Profile>({
  name: line(),
  role: line(),
  lead: prose(),
  location: record<Profile['location']>({
    city: line(),
    country: line(),
    countryCode: textWith(lineLike(/^[A-Z]{2}$/, 'two capital letters, for example EG')),
  }),
  email: textWith(findFaultInEmail),
  phone: textWith(findFaultInPhone),
  tagline: line(),
});

const profileLink = record<ProfileLink>({
  label: line(),
  address: address(),
  icon: textWith(oneOf(PROFILE_ICONS, 'the marks')),
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
    path: textWith(oneOf(Object.values(routes), "the site's routes")),
    label: line(),
  }),
).test('unique', unique('path'));

const pages = record<Pages>({
  home: record<Pages['home']>({
    title: title(),
    updated: day(),
    about: record<Pages['home']['about']>({ ...textBlock, more: prose(), link: line() }),
    projects: record<Pages['home']['projects']>({ heading: line(), link: line() }),
  }),
  about: record<Pages['about']>({
    title: title(),
    description: description(),
    updated: day(),
    heading: line(),
    bio: list(prose()),
    skills: record(textBlock),
    education: line(),
    languages: line(),
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
    badge: line(),
    information: line(),
    card: line(),
    connect: line(),
    availability: line(),
    form: line(),
    sampleEmail: textWith(findFaultInEmail),
  }),
  notFound: record<Pages['notFound']>({ title: title(), description: description(), ...textBlock, link: line() }),
});

const projects = list(
  record<Project>({
    title: line(),
    description: prose(),
    technologies: list(line()),
    githubLink: textWith((value) => (value === 'not-public' ? undefined : webAddress(NOT_PUBLIC)(value))),
    liveLink: optional(webAddress()),
    imageUrl: address(),
    featured: flag(),
  }),
)
  .test('unique', unique('title'))
  .test('featured', (entries, context) => {
    const count = (entries ?? []).filter((project) => project?.featured === true).length;
    if (!entries || count === FEATURED_PROJECTS) return true;
    return context.createError({
      message: `has featured: true on ${count}, and the home page shows exactly ${FEATURED_PROJECTS}; feature that many`,
    });
  });

const skills = list(record<SkillGroup>({ title: line(), skills: list(line()) })).test('unique', (groups, context) => {
  const names = (groups ?? []).flatMap((group) => (group?.skills ?? []) as string[]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return true;
  return context.createError({ message: `names the skill ${JSON.stringify(twice)} twice; remove one` });
});

const services = list(
  record<Service>({
    title: line(),
    description: prose(),
    icon: textWith(oneOf(SERVICE_ICONS, 'the drawings')),
  }),
).test('unique', unique('title'));

const processSteps = list(record<ProcessStep>({ title: line(), description: prose() }));

const education = list(
  record<EducationEntry>({
    title: line(),
    school: line(),
    from: year(),
    to: year().test(
      'order',
      'is before the first year; swap the two',
      (value, context) => value === undefined || !(value < Number(context.parent.from)),
    ),
    description: prose(),
    grade: optional(findFaultInLine),
    university: flag(),
  }),
);

const languages = list(
  record<Language>({
    name: line(),
    code: languageTag('ar'),
    level: line(),
    proficiency: number()
      .typeError('must be a number from 0 to 100, without quotes')
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
  facts: { file: 'profile.ts', schema: list(record<Fact>({ label: line(), value: line() })) },
  links: { file: 'links.ts', schema: links },
  navigation: { file: 'navigation.ts', schema: navigation },
  pages: { file: 'pages.ts', schema: pages },
  projects: { file: 'projects.ts', schema: projects },
  skills: { file: 'skills.ts', schema: skills },
  services: { file: 'services.ts', schema: services },
  process: { file: 'process.ts', schema: processSteps },
  education: { file: 'education.ts', schema: education },
  languages: { file: 'languages.ts', schema: languages },
} satisfies Record<keyof Content, { file: string; schema: Schema }>;

/** What the environment may put in the place of an entry; the file is then the wrong place to correct it. */
const REPLACEMENTS: Partial<Record<string, string>> = {
  'site.address': 'SITE_ADDRESS',
  'site.formEndpoint': 'FORM_ENDPOINT',
};

/** One sentence for each wrong entry: its file, its field, and what to write. */
function findMistakes(part: keyof Content, value: unknown): string[] {
  try {
    parts[part].schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const findings = error.inner.length > 0 ? error.inner : [error];
    return findings.map(({ path, message }) => `${rangeOf(part, path)} ${message}.`);
  }
}

function rangeOf(part: keyof Content, path: string | undefined): string {
  const field = fieldName(part, path);
  const variable = REPLACEMENTS[field];
  if (variable && process.env[variable]) return `The environment's ${variable}, which replaces ${field},`;
  return `content/${parts[part].file}: ${field}`;
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

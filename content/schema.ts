import { type Schema, ValidationError } from 'yup';
import { findFaultInEmail, findFaultInOrigin, httpsUrl } from './address-faults';
import { PROFILE_ICONS, SERVICE_ICONS } from './choices';
import {
  day,
  description,
  flag,
  languageTag,
  line,
  list,
  optional,
  percentage,
  prose,
  record,
  textWith,
  title,
  unique,
  url,
  year,
} from './field-rules';
import { formChoice } from './form-rules';
import { routes } from './navigation';
import { findFaultInPhone } from './phone-faults';
import { findFaultInLine, lineLike, oneOf } from './text-faults';
import type {
  AboutCopy,
  Availability,
  AvailabilityCopy,
  ContactCopy,
  Content,
  EducationEntry,
  Fact,
  HomeCopy,
  Language,
  Links,
  NavigationEntry,
  NotFoundCopy,
  Pages,
  ProcessStep,
  Profile,
  ProfileLink,
  Project,
  ProjectsCopy,
  Service,
  ServicesCopy,
  Site,
  SkillGroup,
} from './types';

/** How many projects the home page shows (docs/behaviour.md, "Home"). */
export const FEATURED_PROJECTS = 2;

const NOT_PUBLIC = ", or 'not-public' while there is none to show";

const textBlock = { heading: line(), text: prose() };

const site = record<Site>({
  address: textWith(findFaultInOrigin),
  language: languageTag('en'),
  locale: textWith(lineLike(/^[a-z]{2,3}_[A-Z]{2}$/, 'a language and a country, for example en_US')),
  form: formChoice,
});

const availabilityCopy = record<AvailabilityCopy>({
  badge: line(),
  sentence: prose(),
  invitation: prose(),
  closing: record(textBlock),
  homeDescription: description(),
});

const availability = record<Availability>({
  open: flag(),
  note: optional(findFaultInLine),
  whenOpen: availabilityCopy,
  whenClosed: availabilityCopy,
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
  address: url(),
  icon: textWith(oneOf(PROFILE_ICONS, 'the marks')),
});

const links = record<Links>({
  cv: url(),
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
  home: record<HomeCopy>({
    title: title(),
    updated: day(),
    about: record<HomeCopy['about']>({ ...textBlock, more: prose(), link: line() }),
    projects: record<HomeCopy['projects']>({ heading: line(), link: line() }),
  }),
  about: record<AboutCopy>({
    title: title(),
    description: description(),
    updated: day(),
    heading: line(),
    bio: list(prose()),
    skills: record(textBlock),
    education: line(),
    languages: line(),
  }),
  projects: record<ProjectsCopy>({
    title: title(),
    description: description(),
    updated: day(),
    ...textBlock,
  }),
  services: record<ServicesCopy>({
    title: title(),
    description: description(),
    updated: day(),
    ...textBlock,
    process: record(textBlock),
  }),
  contact: record<ContactCopy>({
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
  notFound: record<NotFoundCopy>({ title: title(), description: description(), ...textBlock, link: line() }),
});

const projects = list(
  record<Project>({
    title: line(),
    description: prose(),
    technologies: list(line()),
    githubLink: textWith((value) => (value === 'not-public' ? undefined : httpsUrl(NOT_PUBLIC)(value))),
    liveLink: optional(httpsUrl()),
    imageUrl: url(),
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
    proficiency: percentage(),
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

/** One sentence for each wrong entry: its file, its field, and what to write. */
function findMistakes(part: keyof Content, value: unknown): string[] {
  try {
    parts[part].schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const findings = error.inner.length > 0 ? error.inner : [error];
    return findings.map(({ path, message }) => `${placeOf(part, path)} ${message}.`);
  }
}

/** Where an entry stands: `content/links.ts: links.cv`. */
function placeOf(part: keyof Content, path: string | undefined): string {
  const field = !path || path.startsWith('[') ? `${part}${path ?? ''}` : `${part}.${path}`;
  return `content/${parts[part].file}: ${field}`;
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

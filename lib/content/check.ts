import { lazy, type Schema, ValidationError } from 'yup';
import { PUBLIC_FOLDER } from '../../content/public-files';
import { routes } from '../routes';
import { findFaultInEmail, findFaultInOrigin } from './address-faults';
import { brandRules } from './brand-rules';
import { IMAGE_KINDS, PAGE_PLACES, PHOTO_KINDS, PROFILE_PLACES, SERVICE_ICONS } from './choices';
import {
  address,
  day,
  description,
  filledList,
  flag,
  languageTag,
  lastYear,
  line,
  list,
  optional,
  percentage,
  pictureAddress,
  prose,
  record,
  textWith,
  title,
  unique,
  year,
} from './field-rules';
import { formChoice } from './form-rules';
import { findFaultInCountryCode } from './locale-faults';
import { findFaultInMark } from './mark-faults';
import { type Mistake, refuse } from './mistakes.mjs';
import { missingWords } from './needed-words';
import { findFaultInPhone } from './phone-faults';
import type {
  AboutCopy,
  AddedPage,
  Availability,
  AvailabilityCopy,
  ContactCopy,
  Content,
  Fact,
  HomeCopy,
  KnownPage,
  Language,
  Links,
  NotFoundCopy,
  Pages,
  Photo,
  ProcessStep,
  Profile,
  ProfileLink,
  Project,
  ProjectImage,
  ProjectsCopy,
  Service,
  ServicesCopy,
  Site,
  SkillGroup,
  TextBlock,
  TimelineEntry,
} from './schema';
import { type FindFault, lineLike, oneOf, quote } from './text-faults';
import { wordRules } from './word-rules';

const textBlock = { heading: line(), text: prose() };

const site = record<Site>({
  address: textWith(findFaultInOrigin),
  language: languageTag('en'),
  otherLanguages: optional(list(languageTag('ar'))),
  locale: textWith(lineLike(/^[a-z]{2,3}_[A-Z]{2}$/, 'a language and a country, for example en_US')),
  form: formChoice,
});

const availabilityCopy = record<AvailabilityCopy>({
  badge: line(),
  sentence: prose(),
  invitation: prose(),
  closing: record<TextBlock>(textBlock),
  homeDescription: description(),
});

const availability = record<Availability>({
  open: flag(),
  updated: day(),
  note: optional(line()),
  whenOpen: availabilityCopy,
  whenClosed: availabilityCopy,
});

const profile = record<Profile>({
  name: line(),
  nameParts: optional(record<NonNullable<Profile['nameParts']>>({ given: line(), family: line() })),
  role: line(),
  lead: prose(),
  location: optional(
    record<NonNullable<Profile['location']>>({
      city: line(),
      country: line(),
      countryCode: textWith(findFaultInCountryCode),
    }),
  ),
  email: textWith(findFaultInEmail),
  phone: optional(textWith(findFaultInPhone)),
  tagline: optional(line()),
  photo: optional(
    record<Photo>({
      src: pictureAddress(),
      kind: optional(textWith(oneOf(PHOTO_KINDS, 'the kinds'))),
      alt: optional(line()),
    }),
  ),
});

const profileLink = record<ProfileLink>({
  label: line(),
  address: address(),
  mark: optional(textWith(findFaultInMark)),
  iconIn: optional(list(textWith(oneOf(PROFILE_PLACES, 'the places')))),
  purpose: optional(line()),
});

const links = record<Links>({
  cv: optional(address()),
  profiles: list(profileLink).test('unique', unique('address')),
});

const pageLinks = { label: line(), linkIn: optional(list(textWith(oneOf(PAGE_PLACES, 'the places')))) };

/** The path of a page that the site can compose, whether or not it has been written with its slashes. */
const knownPath = (path: unknown) =>
  Object.values(routes).find(
    (known) => typeof path === 'string' && known.replaceAll('/', '') === path.replaceAll('/', ''),
  );

const findFaultInKnownPath: FindFault = (value) => {
  const known = knownPath(value);
  return known === value ? undefined : `is ${quote(value)}; write it with a slash at both ends, for example ${known}`;
};

const knownPage = record<KnownPage>({ path: textWith(findFaultInKnownPath), ...pageLinks });

/** Names of pages that the site has without an entry, or that name files of others. */
const TAKEN = ['home', 'not-found', '404'];

const findFaultInPath: FindFault = (value) => {
  const [, name] = value.match(/^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/$/) ?? [];
  if (!name) {
    return `is ${quote(value)}; write the name of the page's folder in app/, of small letters, digits and hyphens, between two slashes, as in /uses/`;
  }
  return TAKEN.includes(name)
    ? `is ${quote(value)}, a name that the site uses itself; give the page another`
    : undefined;
};

const addedPage = record<AddedPage>({
  path: textWith(findFaultInPath),
  ...pageLinks,
  title: title(),
  description: description(),
  updated: day(),
});

const navigation = filledList(lazy((entry) => (knownPath(entry?.path) ? knownPage : addedPage)))
  .test('unique', unique('path'))
  .test(
    'home',
    'has no entry with the path "/"; put the home page back, the one that every site has',
    (entries) => !entries?.length || entries.some((entry) => entry?.path === routes.home),
  );

const pages = record<Pages>({
  home: record<HomeCopy>({
    title: title(),
    updated: day(),
    about: record<HomeCopy['about']>({ ...textBlock, more: optional(prose()), link: line() }),
    projects: optional(record<NonNullable<HomeCopy['projects']>>({ heading: line(), link: line() })),
  }),
  about: record<AboutCopy>({
    title: title(),
    description: description(),
    updated: day(),
    heading: line(),
    bio: filledList(prose()),
    skills: optional(record<TextBlock>(textBlock)),
    experience: optional(line()),
    education: optional(line()),
    languages: optional(line()),
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
    process: optional(record<TextBlock>(textBlock)),
  }),
  contact: record<ContactCopy>({
    title: title(),
    description: description(),
    updated: day(),
    ...textBlock,
    badge: line(),
    information: line(),
    card: line(),
    connect: optional(line()),
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
    repository: optional(address()),
    codeNote: optional(line()),
    liveLink: optional(address()),
    image: optional(
      record<ProjectImage>({
        src: pictureAddress(),
        kind: optional(textWith(oneOf(IMAGE_KINDS, 'the kinds'))),
        alt: optional(line()),
      }),
    ),
    featured: optional(flag()),
  }),
).test('unique', unique('title'));

const skills = list(record<SkillGroup>({ title: optional(line()), skills: filledList(line()) })).test(
  'unique',
  (groups, context) => {
    const names = (groups ?? []).flatMap((group) => (group?.skills ?? []) as string[]);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice === undefined) return true;
    return context.createError({ message: `names the skill ${JSON.stringify(twice)} twice; remove one` });
  },
);

const services = list(
  record<Service>({
    title: line(),
    description: prose(),
    icon: textWith(oneOf(SERVICE_ICONS, 'the drawings')),
  }),
).test('unique', unique('title'));

const processSteps = list(record<ProcessStep>({ title: line(), description: prose() }));

const timeline = list(
  record<TimelineEntry>({
    title: line(),
    organization: line(),
    from: year(),
    to: lastYear('from'),
    description: optional(prose()),
    grade: optional(line()),
    university: optional(flag()),
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
  brand: { file: 'brand.ts', schema: brandRules },
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
  experience: { file: 'experience.ts', schema: timeline },
  education: { file: 'education.ts', schema: timeline },
  languages: { file: 'languages.ts', schema: languages },
  words: { file: 'words.ts', schema: wordRules },
} satisfies Record<keyof Content, { file: string; schema: Schema }>;

/** What rules look at besides the value that they judge. */
interface RuleContext {
  /** Where the files lie that the content names. */
  publicFolder: string;
  /** The site's language, by which sentences about numbers have their forms. */
  language: unknown;
}

function findMistakesIn(part: keyof Content, value: unknown, context: RuleContext): Mistake[] {
  try {
    parts[part].schema.validateSync(value, { abortEarly: false, strict: true, context });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const findings = error.inner.length > 0 ? error.inner : [error];
    return findings.map(({ path, message }) => mistake(part, path, message));
  }
}

function mistake(part: keyof Content, path: string | undefined, message: string): Mistake {
  const field = !path || path.startsWith('[') ? `${part}${path ?? ''}` : `${part}.${path}`;
  return { file: `content/${parts[part].file}`, field, message };
}

/**
 * Every wrong entry of the owner's content.
 *
 * @param publicFolder where the files lie that it names.
 */
export function findMistakes(content: Content, publicFolder = PUBLIC_FOLDER): Mistake[] {
  const context = { publicFolder, language: content.site?.language };
  const wrong = (Object.keys(parts) as (keyof Content)[]).flatMap((part) =>
    findMistakesIn(part, content[part], context),
  );
  if (wrong.length > 0) return wrong;
  return missingWords(content).map(({ field, cause }) =>
    mistake('pages', field, `is missing, and ${cause}; write what shall stand over it`),
  );
}

/**
 * Checks the owner's content.
 *
 * @param publicFolder where the files lie that it names.
 * @throws {Error} with one line for each wrong entry, naming file, field and what to write.
 */
export function checkContent(content: Content, publicFolder = PUBLIC_FOLDER): void {
  refuse(findMistakes(content, publicFolder));
}

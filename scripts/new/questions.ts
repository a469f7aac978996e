import type { Content } from '../../lib/content/schema';
import type { Change } from '../content-files';
import { countryCodeOf } from './country-codes';

/** Something that `npm run new` asks. */
export interface Question {
  /** Its option on the command line. */
  flag: string;
  /** What is asked, and what --help says of the option. */
  label: string;
  example?: string;
  /** Whether `none` is an answer. */
  isOptional?: boolean;
  /** The only answers there are, with a hint for each. */
  choices?: Readonly<Record<string, string>>;
  /** Whether it is asked at all; its option always counts. */
  isAsked?: (content: Content) => boolean;
  /** The answer that the content has. */
  current: (content: Content) => string | undefined;
  /** What is wrong with an answer that no field could hold. */
  validate?: (answer: string) => string | undefined;
  /** @param answer `undefined` for what the owner does not have. */
  changes: (answer: string | undefined, content: Content) => Change[];
}

type FormName = Content['site']['form']['service'];

interface FormChoice {
  hint: string;
  /** What the service needs to be told. */
  label?: string;
  field?: 'endpoint' | 'accessKey';
  /** The field's value for a short answer, such as a form's id. */
  expand?: (answer: string) => string;
}

const FORMS: Record<FormName, FormChoice> = {
  formspree: {
    hint: 'formspree.io',
    label: "your form's id at Formspree, or its address",
    field: 'endpoint',
    expand: (answer) => (/^[\w-]+$/.test(answer) ? `https://formspree.io/f/${answer}` : answer),
  },
  web3forms: { hint: 'web3forms.com', label: 'the access key that Web3Forms sent you', field: 'accessKey' },
  formsubmit: {
    hint: 'formsubmit.co',
    label: 'the word that FormSubmit gave you, or your email address',
    field: 'endpoint',
    expand: (answer) => (/^https?:/i.test(answer) ? answer : `https://formsubmit.co/${answer}`),
  },
  netlify: { hint: 'on a site that Netlify hosts' },
  own: { hint: 'a program of your own', label: 'the address at which your program takes messages', field: 'endpoint' },
  none: { hint: 'no service: the form writes an email' },
};

/** Services at which a profile is known by its owner's name, by the names of their options. */
const PROFILES: Record<string, { label: string; base: string; host: RegExp }> = {
  github: { label: 'GitHub', base: 'https://github.com/', host: /^github\.com$/ },
  gitlab: { label: 'GitLab', base: 'https://gitlab.com/', host: /^gitlab\.com$/ },
  codeberg: { label: 'Codeberg', base: 'https://codeberg.org/', host: /^codeberg\.org$/ },
  linkedin: { label: 'LinkedIn', base: 'https://www.linkedin.com/in/', host: /^(?:\w+\.)?linkedin\.com$/ },
  leetcode: { label: 'LeetCode', base: 'https://leetcode.com/u/', host: /^leetcode\.com$/ },
};

export const QUESTIONS: readonly Question[] = [
  textQuestion('name', 'Your name, in any script', 'profile.name', ({ profile }) => profile.name),
  {
    ...textQuestion('role', 'What you are', 'profile.role', ({ profile }) => profile.role),
    example: 'Web Developer',
  },
  {
    flag: 'location',
    label: 'Your city and country',
    example: 'Hamburg, Germany',
    isOptional: true,
    current: placeOf,
    validate: (answer) => (splitPlace(answer) ? undefined : 'write a city, a comma and a country: Hamburg, Germany'),
    changes: changeLocation,
  },
  {
    flag: 'country-code',
    label: 'The two letters of your country',
    example: 'DE',
    isAsked: ({ profile }) => profile.location?.countryCode === '',
    current: ({ profile }) => profile.location?.countryCode,
    changes: (answer = '') => [{ field: 'profile.location.countryCode', value: answer.toUpperCase() }],
  },
  textQuestion('email', 'Your email address', 'profile.email', ({ profile }) => profile.email),
  {
    ...textQuestion('phone', 'Your phone number', 'profile.phone', ({ profile }) => profile.phone),
    example: '+49 40 1234567',
    isOptional: true,
  },
  ...Object.keys(PROFILES).map(profileQuestion),
  {
    flag: 'form',
    label: 'What takes the messages of your contact form',
    choices: Object.fromEntries(Object.entries(FORMS).map(([name, { hint }]) => [name, hint])),
    current: ({ site }) => site.form.service,
    changes: (answer, { site }) => {
      if (answer === site.form.service) return [];
      const { field } = FORMS[answer as FormName];
      return [{ field: 'site.form', value: { service: String(answer), ...(field && { [field]: '' }) } }];
    },
  },
  {
    flag: 'form-id',
    label: 'What that service needs: an id, an address or a key',
    isAsked: ({ site }) => FORMS[site.form.service].field !== undefined,
    current: ({ site }) => Object.entries(site.form).find(([name]) => name === FORMS[site.form.service].field)?.[1],
    changes: (answer = '', { site }) => {
      const { field, expand } = FORMS[site.form.service];
      return field ? [{ field: `site.form.${field}`, value: expand?.(answer) ?? answer }] : [];
    },
  },
  {
    flag: 'address',
    label: 'The address that the site will have',
    example: 'https://noor.dev',
    current: ({ site }) => site.address,
    changes: (answer = '') => {
      const address = /^[a-z]+:/i.test(answer) ? answer : `https://${answer}`;
      return [{ field: 'site.address', value: address.replace(/\/$/, '') }];
    },
  },
];

/** A question with the words that the answers so far call for. */
export function labelOf({ flag, label }: Question, { site }: Content): string {
  return flag === 'form-id' ? `The form service: ${FORMS[site.form.service].label}` : label;
}

/** A question whose answer is the text of one field. */
function textQuestion(
  flag: string,
  label: string,
  field: string,
  current: (content: Content) => string | undefined,
): Question {
  return { flag, label, current, changes: (value) => [{ field, value }] };
}

function profileQuestion(flag: string): Question {
  const { label = '', base = '', host } = PROFILES[flag] ?? {};
  const indexIn = ({ links }: Content) =>
    links.profiles.findIndex(({ address }) => URL.canParse(address) && host?.test(new URL(address).hostname));
  return {
    flag,
    label: `${label}: your name there, or the address of your page`,
    isOptional: true,
    isAsked: (content) => indexIn(content) >= 0,
    current: (content) => content.links.profiles[indexIn(content)]?.address,
    changes: (answer, content) => {
      const index = indexIn(content);
      if (answer === undefined) return index < 0 ? [] : [{ field: `links.profiles[${index}]`, value: undefined }];
      const address = /^https?:/i.test(answer) ? answer : base + encodeURIComponent(answer.replace(/^@/, ''));
      return index < 0
        ? [{ field: `links.profiles[${content.links.profiles.length}]`, value: { label, address, mark: flag } }]
        : [{ field: `links.profiles[${index}].address`, value: address }];
    },
  };
}

function changeLocation(answer: string | undefined, content: Content): Change[] {
  const place = splitPlace(answer ?? '');
  const old = placeOf(content);
  // A fact that repeats the place follows it.
  const facts = content.facts.flatMap(({ value }, index) =>
    place && value === old ? [{ field: `facts[${index}].value`, value: answer }] : [],
  );
  if (!place) return [{ field: 'profile.location', value: undefined }];
  const { location } = content.profile;
  const isSameCountry = location?.country === place.country;
  const countryCode = isSameCountry ? location.countryCode : countryCodeOf(place.country, content.site.language);
  const value = { ...place, countryCode: countryCode ?? '' };
  if (!location) return [{ field: 'profile.location', value }, ...facts];
  const fields = Object.entries(value).map(([key, entry]) => ({ field: `profile.location.${key}`, value: entry }));
  return [...fields, ...facts];
}

function placeOf({ profile: { location } }: Content): string | undefined {
  return location && `${location.city}, ${location.country}`;
}

function splitPlace(place: string): { city: string; country: string } | undefined {
  const [, city, country] = /^(.*\S)\s*[,،、]\s*(\S.*)$/u.exec(place.trim()) ?? [];
  return city && country ? { city, country } : undefined;
}

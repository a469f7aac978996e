import { isDeepStrictEqual } from 'node:util';
import { isLanguageTag } from '../lib/content/fields';
import { translations } from '../lib/content/interface-languages';
import type { Content } from '../lib/content/schema';
import { findFontPackage, packageNames } from '../lib/fonts/packages';
import { formServices } from '../site/form';
import { cityAndCountry } from '../site/profile';
import { findWrongFields } from './check/fields';
import { isSampleAddress } from './check/sample-values';
import { applyChanges, type Change, collectTexts } from './content-files';
import { LOOKS } from './new/looks';
import { completeAddress, setProfile } from './profiles';

/** A question of `npm run new`. */
export interface Question {
  /** The question, which is also the description of the option in --help. */
  label: string;
  /** Whether `none` is a valid answer. */
  isOptional?: boolean;
  /** The valid answers; without a list, any text is valid. */
  choices?: readonly string[];
  /** Whether the question is asked; its option is always valid. */
  isAsked?: (content: Content) => boolean;
  /** The current answer in the content. */
  current: (content: Content) => string | undefined;
  /**
   * @param answer `undefined` if the owner answered `none`.
   * @returns the changes, or what is wrong with the answer, as the end of a sentence.
   */
  changes: (answer: string | undefined, content: Content) => Change[] | string;
}

/** The answer to an optional question that removes the field. */
export const NONE = 'none';

/** The questions in order, by the names of their options. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  language: {
    ...textQuestion(
      'site.language',
      `The site's language, such as en or de-AT (the interface is there in en, ${Object.keys(translations).join(', ')})`,
    ),
    changes: changeLanguage,
  },
  name: textQuestion('profile.name', 'Your name'),
  role: textQuestion('profile.role', 'Your role, such as Web Developer'),
  location: {
    label: 'Your city and country, such as Hamburg, Germany',
    isOptional: true,
    current: cityAndCountry,
    changes: changeLocation,
  },
  email: textQuestion('profile.email', 'Your email address'),
  phone: { ...textQuestion('profile.phone', 'Your phone number'), isOptional: true },
  github: profileQuestion('GitHub', 'https://github.com/'),
  gitlab: profileQuestion('GitLab', 'https://gitlab.com/'),
  codeberg: profileQuestion('Codeberg', 'https://codeberg.org/'),
  linkedin: profileQuestion('LinkedIn', 'https://www.linkedin.com/in/'),
  leetcode: profileQuestion('LeetCode', 'https://leetcode.com/u/'),
  form: {
    label: 'The form service (docs/deploy.md compares them)',
    choices: Object.keys(formServices),
    current: ({ site }) => site.form.service,
    changes: (answer, { site }) => {
      const { setting: field } = formServices[answer as keyof typeof formServices];
      const { consent } = site.form;
      const value = { service: String(answer), ...(field && { [field]: '' }), ...(consent && { consent }) };
      return [{ field: 'site.form', value }];
    },
  },
  'form-id': {
    label: "Your form's id, address or access key at that service",
    isAsked: ({ site }) => formServices[site.form.service].setting !== undefined,
    current: ({ site: { form } }) =>
      Object.entries(form).find(([name]) => name === formServices[form.service].setting)?.[1],
    changes: (answer = '', { site }) => {
      const { setting: field, base } = formServices[site.form.service];
      if (!field) return `is not used with ${site.form.service}`;
      return [{ field: `site.form.${field}`, value: base ? completeAddress(answer, base) : answer }];
    },
  },
  look: {
    label: 'A look to start from (docs/looks.md shows them)',
    choices: Object.keys(LOOKS),
    isAsked: () => false,
    current: ({ brand }) => Object.entries(LOOKS).find(([, look]) => isDeepStrictEqual(look, brand))?.[0],
    changes: (answer, content) => {
      const { star, colors, fonts } = LOOKS[answer as keyof typeof LOOKS];
      const missing = missingFonts(answer);
      if (missing.length > 0) return `needs fonts that are not installed; first run npm install ${missing.join(' ')}`;
      const changes = Object.entries({ star, colors, fonts }).map(([part, value]) => ({
        field: `brand.${part}`,
        value,
      }));
      return accepted(changes, content);
    },
  },
  address: {
    label: 'The address of the site, such as https://noor.dev',
    current: ({ site }) => site.address,
    changes: (answer = '') => [
      { field: 'site.address', value: completeAddress(answer, 'https://').replace(/\/$/, '') },
    ],
  },
};

/** The packages of a look's fonts that are not installed; none for what is no look. */
export function missingFonts(look: unknown): string[] {
  const { fonts } = LOOKS[look as keyof typeof LOOKS] ?? { fonts: {} };
  const missing = Object.values(fonts).filter((font) => !findFontPackage(font));
  return [...new Set(missing.flatMap((font) => packageNames(font).slice(0, 1)))];
}

/**
 * The changes that the answer to a question makes in the content.
 *
 * @returns the changes, or what is wrong with the answer, as the end of a sentence, if the build would reject it.
 */
export function changesOf(name: string, answer: string, content: Content): Change[] | string {
  const { changes, choices, isOptional } = QUESTIONS[name] as Question;
  // The next question asks for the form service's id, address or access key.
  if (choices) return choices.includes(answer) ? changes(answer, content) : `must be one of ${choices.join(', ')}`;
  if (answer === NONE && !isOptional) return 'is needed; give a value in place of "none"';
  const made = changes(answer === NONE ? undefined : answer, content);
  return typeof made === 'string' ? made : accepted(made, content);
}

/** Changes, or what the build would reject in them. */
export function accepted(changes: Change[], content: Content): Change[] | string {
  return findMistake(applyChanges(content, changes), changes)?.message ?? changes;
}

/** The first mistake in the changed fields for which the build would fail. */
export function findMistake(content: Content, changes: readonly Change[]) {
  return findWrongFields(content).find(({ field }) => changes.some((change) => field.startsWith(change.field)));
}

/** A question whose answer is the text of one field. */
function textQuestion(field: string, label: string): Question {
  const current = (content: Content) => collectTexts(content).find((text) => text.field === field)?.value;
  return { label, current, changes: (value) => [{ field, value }] };
}

function profileQuestion(label: string, base: string): Question {
  const addressIn = ({ links }: Content) => links.profiles.find((profile) => profile.label === label)?.address;
  return {
    label: `${label}: your name there, or the address of your page`,
    isOptional: true,
    isAsked: (content) => addressIn(content) !== undefined,
    current: (content) => {
      const address = addressIn(content);
      return address && !isSampleAddress(address) ? address : undefined;
    },
    changes: (answer, content) => setProfile(label, answer && completeAddress(answer, base), content),
  };
}

/** The changes for a language: the locale follows it, and keeps its country. */
function changeLanguage(answer = '', { site }: Content): Change[] {
  const language = { field: 'site.language', value: answer };
  const [, country] = site.locale?.split('_') ?? [];
  if (!country || !isLanguageTag(answer)) return [language];
  return [language, { field: 'site.locale', value: `${new Intl.Locale(answer).language}_${country}` }];
}

/** What separates a city from its country, in any language. */
const COMMA = '\\s*[,،、，]\\s*';

function changeLocation(answer: string | undefined, content: Content): Change[] | string {
  // Facts that repeat the location, with the comma of whatever language they were written in.
  const withOneComma = (place = '') => place.replace(new RegExp(COMMA, 'gu'), ', ');
  const present = cityAndCountry(content);
  const facts = content.facts.flatMap(({ value }, index) =>
    present && withOneComma(value) === withOneComma(present) ? `facts[${index}]` : [],
  );
  if (answer === undefined)
    return ['profile.location', ...facts.reverse()].map((field) => ({ field, value: undefined }));
  const [, city, country] = new RegExp(`^(.*\\S)${COMMA}(\\S.*)$`, 'u').exec(answer) ?? [];
  if (!city || !country) return 'must be a city and a country, separated by a comma: Hamburg, Germany';
  const countryCode = codeOf('region', country, content.site.language);
  if (!countryCode) return `names an unknown country, ${country}; write its English name or its two-letter code`;
  const location = { city, country, countryCode };
  const place = cityAndCountry({ ...content, profile: { ...content.profile, location } });
  return [
    { field: 'profile.location', value: location },
    { field: 'site.locale', value: `${new Intl.Locale(content.site.language).language}_${countryCode}` },
    ...facts.map((field) => ({ field: `${field}.value`, value: place })),
  ];
}

/** Names that Unicode has neither in English nor in the language itself or that of the country, in small letters. */
const OTHER_NAMES: Readonly<Record<'region' | 'language', Readonly<Record<string, string>>>> = {
  region: {
    'czech republic': 'CZ',
    england: 'GB',
    holland: 'NL',
    scotland: 'GB',
    turkey: 'TR',
    uae: 'AE',
    'united states of america': 'US',
    usa: 'US',
    wales: 'GB',
  },
  language: { cantonese: 'yue', farsi: 'fa', mandarin: 'zh' },
};

/**
 * The code of a country or a language, such as `EG` or `ar`, by its name in English, in the site's language or in its
 * own, or by the code itself.
 */
export function codeOf(type: CodeType, wanted: string, language: string): string | undefined {
  const name = normalizeCodeName(wanted);
  const find = (localeOf: (code: string) => string) =>
    CODES[type].find((code) => listCodeNames(type, code, localeOf(code)).includes(name));
  const ownLanguage = (code: string) => (type === 'region' ? new Intl.Locale(`und-${code}`).maximize().language : code);
  return OTHER_NAMES[type][name] ?? find(() => 'en') ?? find(() => language) ?? find(ownLanguage);
}

type CodeType = 'region' | 'language';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every pair of letters that may be a code; of a former code, the present one. */
const allCodes = (type: CodeType) =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).map(
    (code) => new Intl.Locale(type === 'region' ? `und-${code}` : code)[type] ?? code,
  );

const CODES = { region: allCodes('region'), language: allCodes('language') };

const normalizeCodeName = (name: string) => name.toLowerCase().replace(' & ', ' and ').replace(/^the /, '');

/** A code and its names in a language; nothing if there is no such code. */
function listCodeNames(type: CodeType, code: string, locale: string): string[] {
  // `Hong Kong` is short for a name that nobody writes.
  const names = (['long', 'short'] as const).map((style) => displayNames(type, style, locale).of(code));
  return names.flatMap((name) => (name ? [name, code].map(normalizeCodeName) : []));
}

const allDisplayNames = new Map<string, Intl.DisplayNames>();

function displayNames(type: CodeType, style: 'long' | 'short', locale: string): Intl.DisplayNames {
  const key = `${type} ${style} ${locale}`;
  const names = allDisplayNames.get(key) ?? new Intl.DisplayNames([locale], { type, style, fallback: 'none' });
  allDisplayNames.set(key, names);
  return names;
}

import { countryCodeOf } from './countries.mjs';
import { FORMS, formService } from './form-choices.mjs';
import { PROFILE_SERVICES, profileAddress, serviceAt } from './profile-services.mjs';
import { isSampleAnswer } from './sample-answers.mjs';

/**
 * What makes the site one's own, in the order in which it is asked. A question of its own is an entry here: its flag,
 * its words, and which fields of the content its answer changes.
 */

/** @typedef {import('../../lib/content/schema').Content} Content */
/** @typedef {import('../content/edit-content.mjs').Change} Change */

/**
 * What a question may look at.
 *
 * @typedef {object} Desk
 * @property {Content} original The content as it is written.
 * @property {Content} content The same with the answers so far.
 * @property {ReadonlyMap<string, string | undefined>} answers By the questions' ids; nothing for what the owner has not.
 */

/**
 * @typedef {object} Question
 * @property {string} id
 * @property {string} flag Its option for scripts; several questions may share one, which is then given several times.
 * @property {string} asks
 * @property {string} [example]
 * @property {boolean} [isOptional] Whether `none` is an answer.
 * @property {boolean} [canWait] Whether the sample's value may stay for now.
 * @property {Readonly<Record<string, string>>} [choices] The only answers there are, each with what is said of it.
 * @property {(desk: Desk) => string | undefined} current The answer that is there.
 * @property {(desk: Desk) => boolean} [isAsked] Without it always.
 * @property {(desk: Desk) => boolean} [takesFlag] Where a flag may answer what is not asked.
 * @property {(desk: Desk) => boolean} [isNeeded] Whether the answers so far cannot stand without this one.
 * @property {(answer: string) => string | undefined} [refuse] What is wrong with an answer that no field could hold, as
 *   the end of a sentence.
 * @property {(answer: string | undefined, desk: Desk) => Change[]} changes
 */

/** What stands for the owner's own until a later question has it: a country of no name, and a degree. */
const TO_COME = { countryCode: 'ZZ', degree: '…' };

const YEARS = /^(\d{4})\s*[-–]\s*(\d{4}|present)$/;

/** How many profiles can be added at once. */
const MORE_PROFILES = 9;

/** @type {Question[]} */
const WHO = [
  text('name', 'Your name, in any script', 'profile.name', ({ profile }) => profile.name),
  text('role', 'What you are', 'profile.role', ({ profile }) => profile.role, { example: 'Web Developer' }),
  {
    id: 'location',
    flag: 'location',
    asks: 'Your city and country',
    example: 'Hamburg, Germany',
    isOptional: true,
    current: ({ content }) => placeOf(content),
    refuse: (answer) =>
      splitPlace(answer) ? undefined : `is "${answer}"; write a city, a comma and a country, as in Hamburg, Germany`,
    changes: (answer, { content }) => {
      const place = splitPlace(answer ?? '');
      if (!place) return [{ field: 'profile.location', value: undefined }];
      const known = content.profile.location;
      // A country that is known keeps the letters that the owner has given it.
      const kept = known?.country === place.country ? known.countryCode : undefined;
      const countryCode = kept ?? countryCodeOf(place.country, content.site.language) ?? TO_COME.countryCode;
      return changesOfGroup('profile.location', known, { ...place, countryCode });
    },
  },
  {
    id: 'country-code',
    flag: 'country-code',
    asks: 'The two letters of your country',
    example: 'DE',
    current: ({ content }) => content.profile.location?.countryCode,
    isAsked: ({ content }) => content.profile.location?.countryCode === TO_COME.countryCode,
    isNeeded: ({ content }) => content.profile.location?.countryCode === TO_COME.countryCode,
    takesFlag: ({ content }) => content.profile.location !== undefined,
    refuse: (answer) => (answer === TO_COME.countryCode ? 'is "ZZ", which is no country' : undefined),
    changes: (answer = '') => [{ field: 'profile.location.countryCode', value: answer }],
  },
  text('email', 'Your email address', 'profile.email', ({ profile }) => profile.email),
  text('phone', 'Your phone number, as one dials it from abroad', 'profile.phone', ({ profile }) => profile.phone, {
    isOptional: true,
    example: '+49 40 1234567',
  }),
  text('cv', 'Your CV: its address, or /cv.pdf for public/cv.pdf', 'links.cv', ({ links }) => links.cv, {
    isOptional: true,
  }),
];

/** @type {Question[]} */
const WHERE = [
  {
    id: 'form',
    flag: 'form',
    asks: 'What takes the messages of your contact form?',
    choices: Object.fromEntries(Object.entries(FORMS).map(([name, { hint }]) => [name, hint])),
    current: ({ content }) => content.site.form.service,
    changes: (answer = '', { content }) =>
      formService(answer)?.asks || answer === content.site.form.service
        ? []
        : [{ field: 'site.form', value: { service: answer } }],
  },
  {
    id: 'form-id',
    flag: 'form-id',
    asks: 'What does the service need?',
    current: (desk) => {
      const { form } = desk.content.site;
      const { field } = formService(chosenForm(desk)) ?? {};
      return chosenForm(desk) === form.service && field
        ? /** @type {Record<string, string>} */ ({ ...form })[field]
        : undefined;
    },
    isAsked: (desk) => formService(chosenForm(desk))?.asks !== undefined,
    isNeeded: (desk) => chosenForm(desk) !== desk.content.site.form.service,
    changes: (answer = '', desk) => {
      const service = chosenForm(desk);
      const { field = '', read } = formService(service) ?? {};
      const value = read?.(answer) ?? answer;
      return service === desk.content.site.form.service
        ? [{ field: `site.form.${field}`, value }]
        : [{ field: 'site.form', value: { service, [field]: value } }];
    },
  },
  {
    id: 'address',
    flag: 'address',
    asks: 'The address that the site will have',
    example: 'https://noor.dev',
    canWait: true,
    current: ({ content }) => content.site.address,
    changes: (answer = '') => {
      const whole = /^[^\s:/@]+\.[^\s:/@]+\/?$/.test(answer) ? `https://${answer}` : answer;
      return [{ field: 'site.address', value: whole.replace(/^(https:\/\/[^/]+)\/$/, '$1') }];
    },
  },
  {
    id: 'available',
    flag: 'available',
    asks: 'Do you take on work at the moment?',
    choices: { yes: 'available', no: 'booked' },
    current: ({ content }) => (content.availability.open ? 'yes' : 'no'),
    changes: (answer) => [{ field: 'availability.open', value: answer === 'yes' }],
  },
];

/** @type {Question[]} */
const STUDIES = [
  {
    id: 'university',
    flag: 'university',
    asks: 'The university or school of your education',
    isOptional: true,
    current: ({ content }) => content.education[0]?.organization,
    changes: (answer, { content }) => {
      const { education } = content;
      const [first] = education;
      if (answer === undefined) {
        const gone = education.flatMap((entry, index) =>
          index === 0 || isSampleAnswer(`education[${index}]`, entry) ? [index] : [],
        );
        return gone.reverse().map((index) => ({ field: `education[${index}]`, value: undefined }));
      }
      if (!first) {
        const from = new Date().getFullYear();
        const value = { title: TO_COME.degree, organization: answer, from, to: 'present', university: true };
        return [{ field: 'education[0]', value }];
      }
      /** @type {Change[]} */
      const changes = [{ field: 'education[0].organization', value: answer }];
      const isOthers = first.grade !== undefined && isSampleAnswer('education[0].grade', first.grade);
      return isOthers ? [...changes, { field: 'education[0].grade', value: undefined }] : changes;
    },
  },
  {
    id: 'degree',
    flag: 'degree',
    asks: 'What did you study?',
    example: 'BSc in Computer Science',
    current: ({ content }) => written(content.education[0]?.title),
    isAsked: ({ content }) => content.education.length > 0,
    isNeeded: ({ content }) => content.education[0]?.title === TO_COME.degree,
    refuse: (answer) => (answer === TO_COME.degree ? 'is "…"; write it' : undefined),
    changes: (answer = '') => [{ field: 'education[0].title', value: answer }],
  },
  {
    id: 'years',
    flag: 'years',
    asks: 'From when to when?',
    example: '2019-2023, or 2023-present',
    current: ({ content: { education } }) =>
      education[0] && written(education[0].title) && `${education[0].from}-${education[0].to}`,
    isAsked: ({ content }) => content.education.length > 0,
    isNeeded: ({ answers, original }) => original.education.length === 0 && answers.get('university') !== undefined,
    refuse: (answer) =>
      YEARS.test(answer) ? undefined : `is "${answer}"; write two years, as in 2019-2023 or 2023-present`,
    changes: (answer = '') => {
      const [, from, to] = YEARS.exec(answer) ?? [];
      return [
        { field: 'education[0].from', value: Number(from) },
        { field: 'education[0].to', value: to === 'present' ? to : Number(to) },
      ];
    },
  },
];

/**
 * The questions for a content.
 *
 * @param {Content} content
 * @returns {Question[]}
 */
export function questionsFor(content) {
  return [...WHO, ...profileQuestions(content), ...WHERE, ...STUDIES, ...content.projects.map(repositoryQuestion)];
}

/**
 * A question whose answer is the text of one field.
 *
 * @param {string} flag
 * @param {string} asks
 * @param {string} field
 * @param {(content: Content) => string | undefined} read
 * @param {Pick<Question, 'isOptional' | 'example'>} [more]
 * @returns {Question}
 */
function text(flag, asks, field, read, more) {
  return {
    id: flag,
    flag,
    asks,
    ...more,
    current: ({ content }) => read(content),
    changes: (value) => [{ field, value }],
  };
}

/**
 * Every profile that is there, the services that have a flag, and as many more as the owner likes.
 *
 * @param {Content} content
 * @returns {Question[]}
 */
function profileQuestions({ links }) {
  const services = links.profiles.map(({ address }) => serviceAt(address));
  const listed = links.profiles.map(({ label, address }, index) => {
    // The flag is for the first of two profiles at one service.
    const service = services.indexOf(services[index]) === index ? services[index] : undefined;
    return profileQuestion(service, label, address);
  });
  const others = Object.entries(PROFILE_SERVICES)
    .filter(([service]) => !services.includes(service))
    .map(([service, { label }]) => ({
      ...profileQuestion(service, label),
      isAsked: () => false,
      takesFlag: () => true,
    }));
  return [...listed, ...others, ...Array.from({ length: MORE_PROFILES }, (_, index) => moreProfiles(index))];
}

/**
 * @param {string | undefined} service Its flag, where it has one.
 * @param {string} label
 * @param {string} [address] The profile's, where it is listed.
 * @returns {Question}
 */
function profileQuestion(service, label, address) {
  /** @param {Desk} desk */
  const indexIn = ({ content }) => content.links.profiles.findIndex((profile) => profile.address === address);
  return {
    id: service ?? `profile ${address}`,
    flag: service ?? '',
    asks: service
      ? `${label}: your name there, or the address of your page`
      : `${label}: the address of your page there`,
    isOptional: true,
    current: () => address,
    changes: (answer, desk) => {
      const index = indexIn(desk);
      const field = `links.profiles[${index}]`;
      if (answer === undefined) return index < 0 ? [] : [{ field, value: undefined }];
      const value = profileAddress(service, answer);
      return index < 0 ? addProfile(label, value, desk) : [{ field: `${field}.address`, value }];
    },
  };
}

/**
 * @param {number} index
 * @returns {Question}
 */
function moreProfiles(index) {
  return {
    id: `profile[${index}]`,
    flag: 'profile',
    asks: `${index === 0 ? 'Another' : 'One more'} profile, as its name and address`,
    example: 'Mastodon=https://mastodon.social/@noor',
    isOptional: true,
    current: () => undefined,
    isAsked: ({ answers }) => index === 0 || answers.get(`profile[${index - 1}]`) !== undefined,
    refuse: (answer) =>
      splitProfile(answer)
        ? undefined
        : `is "${answer}"; write its name, = and its address, as in Mastodon=https://mastodon.social/@noor`,
    changes: (answer, desk) => {
      const { label, address } = splitProfile(answer ?? '') ?? {};
      return label && address ? addProfile(label, address, desk) : [];
    },
  };
}

/**
 * @param {string} label
 * @param {string} address
 * @param {Desk} desk
 * @returns {Change[]} none where it is listed.
 */
function addProfile(label, address, { content: { links } }) {
  if (links.profiles.some((profile) => profile.address === address)) return [];
  const { mark } = PROFILE_SERVICES[serviceAt(address) ?? ''] ?? {};
  return [{ field: `links.profiles[${links.profiles.length}]`, value: { label, address, ...(mark && { mark }) } }];
}

/**
 * @param {Content['projects'][number]} project
 * @param {number} index
 * @returns {Question}
 */
function repositoryQuestion({ title, repository }, index) {
  const field = `projects[${index}].repository`;
  return {
    id: `repository[${index}]`,
    flag: 'repository',
    asks: `Where the code of “${title}” is`,
    isOptional: true,
    current: ({ content }) => content.projects[index]?.repository,
    isAsked: () => repository !== undefined && isSampleAnswer(field, repository),
    takesFlag: () => true,
    changes: (value) => [{ field, value }],
  };
}

/**
 * Changes the fields of a group one by one where it is there, so that what else it holds stays.
 *
 * @param {string} field
 * @param {object | undefined} group
 * @param {Record<string, string>} value
 * @returns {Change[]}
 */
function changesOfGroup(field, group, value) {
  if (!group) return [{ field, value }];
  return Object.entries(value).map(([key, entry]) => ({ field: `${field}.${key}`, value: entry }));
}

/** @param {Desk} desk */
function chosenForm({ answers, content }) {
  return answers.get('form') ?? content.site.form.service;
}

/**
 * @param {Content} content
 * @returns {string | undefined} where the owner lives, as the sample's facts have it too.
 */
export function placeOf({ profile: { location } }) {
  return location && `${location.city}, ${location.country}`;
}

/** @param {string} place */
function splitPlace(place) {
  const [, city = '', country = ''] = /^(.*\S)\s*[,،、]\s*(\S.*)$/u.exec(place) ?? [];
  return city && country ? { city, country } : undefined;
}

/** @param {string} answer */
function splitProfile(answer) {
  const [, label, address = ''] = /^(?:([^=:/]*[^=:/\s])\s*=\s*)?(https:\/\/\S+)$/i.exec(answer) ?? [];
  const known = PROFILE_SERVICES[serviceAt(address) ?? '']?.label;
  const name = label?.trim() ?? known;
  return name && address ? { label: name, address } : undefined;
}

/** @param {string | undefined} title */
function written(title) {
  return title === TO_COME.degree ? undefined : title;
}

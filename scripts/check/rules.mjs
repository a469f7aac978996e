import { TITLE_LENGTH } from '../../lib/content/title-length.mjs';
import {
  isFrontPage,
  isSampleAddress,
  isSampleEmail,
  isSampleHost,
  isSampleName,
  isSamplePhone,
} from './placeholders.mjs';
import { isSampleText } from './sample-texts.mjs';

/**
 * What stands between the content and a site to be proud of. A rule of its own is an entry here, and a content
 * that breaks just that rule in `rules.test.ts`.
 */

/**
 * What a rule may look at. It is whatever the owner wrote: a rule takes no value to be there, or of its type.
 *
 * @typedef {object} Desk
 * @property {ReadonlyMap<string, unknown>} values Each value by its field's path, as in `links.profiles[0].address`.
 * @property {readonly import('../content/load-content.mjs').Mistake[]} mistakes What the build would refuse.
 * @property {boolean} hasFormEndpoint Whether the environment says where the form sends its messages.
 * @property {Date} today
 * @property {string} [availabilitySince] The day of the availability's last commit, where git knows it.
 */

/** @typedef {'must' | 'should'} Level */

/** @typedef {{ field: string, says: string }} Fault `says` is the end of a sentence about the field, without its full stop. */

/** @typedef {{ level: Level, find: (desk: Desk) => Fault[] }} Rule */

/** After so many days a visitor should not rely on what the site says of the owner's time. */
export const AVAILABILITY_DAYS = 90;

/** Texts that stand in a row or on a card: how long they may grow, in characters, before they read as a page. */
const LENGTHS = [
  { fields: /^profile\.lead$/, most: 220, place: 'the home page’s first sight' },
  { fields: /^projects\[\d+\]\.description$/, most: 320, place: 'a card' },
  { fields: /^services\[\d+\]\.description$/, most: 200, place: 'a card' },
  { fields: /^process\[\d+\]\.description$/, most: 160, place: 'a step' },
];

/** Where the form's own rule looks, and the site address's. */
const OWN_RULES = /^site\./;

/** What a visitor would write, which is a sample by its purpose. */
const VISITORS = 'pages.contact.sampleEmail';

const DAY = 24 * 60 * 60 * 1000;

export const rules = /** @satisfies {Record<string, Rule>} */ ({
  /** Everything the schema refuses, and the pages without a folder. */
  refused: {
    level: 'must',
    find: ({ mistakes }) => mistakes.map(({ field, message }) => ({ field, says: message })),
  },

  /** A name, an address to write to or a number that is nobody's. */
  'sample-value': {
    level: 'must',
    find: (desk) =>
      texts(desk)
        .filter(
          ([field, value]) =>
            (isSampleName(value) && /\.(?:name|organization)$/.test(field)) ||
            (isSamplePhone(value) && field === 'profile.phone') ||
            (isSampleEmail(value) && field !== VISITORS),
        )
        .map(([field, value]) => ({ field, says: `is still the sample’s, ${quote(value)}; write your own` })),
  },

  /** A link to nobody's page. */
  'sample-link': {
    level: 'must',
    find: (desk) =>
      addresses(desk).flatMap(([field, value]) => {
        if (isSampleAddress(value)) {
          return [{ field, says: `is still the sample’s, ${quote(value)}; write your own, or remove the entry` }];
        }
        return isFrontPage(value)
          ? [{ field, says: `is ${quote(value)}, the service’s front page; write the address of your own page there` }]
          : [];
      }),
  },

  /** An address under which nobody will ever find the site. */
  'site-address': {
    level: 'must',
    find: ({ values }) => {
      const address = values.get('site.address');
      if (!isHttps(address)) return [];
      const { hostname } = new URL(address);
      const isNowhere = isSampleHost(hostname) || !hostname.includes('.') || /^[\d.]+$/.test(hostname);
      return isNowhere
        ? [
            {
              field: 'site.address',
              says: `is ${quote(address)}, where the site will not live; write the address it will have, or set SITE_ADDRESS for the build`,
            },
          ]
        : [];
    },
  },

  /** A form that goes nowhere. */
  form: {
    level: 'must',
    find: ({ values, hasFormEndpoint }) => {
      if (hasFormEndpoint) return [];
      const endpoint = values.get('site.form.endpoint');
      const key = values.get('site.form.accessKey');
      const advice = 'messages would be lost; set up the service (docs/deploy.md, “Form services”) and write';
      return [
        ...(isHttps(endpoint) && isSampleAddress(endpoint)
          ? [{ field: 'site.form.endpoint', says: `is still the sample’s, so ${advice} your form’s own address` }]
          : []),
        ...(typeof key === 'string' && /^[0x-]+$/i.test(key)
          ? [{ field: 'site.form.accessKey', says: `is still a sample, so ${advice} the key it gave you` }]
          : []),
      ];
    },
  },

  /** Titles and texts that are longer than the place they stand in. */
  length: {
    level: 'should',
    find: (desk) => {
      const name = desk.values.get('profile.name');
      return texts(desk).flatMap(([field, value]) => {
        if (isTitle(field) && typeof name === 'string' && `${value} · ${name}`.length > TITLE_LENGTH.most) {
          const room = TITLE_LENGTH.most - ` · ${name}`.length;
          return [
            {
              field,
              says: `leaves no room for your name in search results; shorten it to ${room} characters or fewer`,
            },
          ];
        }
        const { most = Number.POSITIVE_INFINITY, place } = LENGTHS.find(({ fields }) => fields.test(field)) ?? {};
        return value.length > most
          ? [{ field, says: `has ${value.length} characters, which is long for ${place}; shorten it to about ${most}` }]
          : [];
      });
    },
  },

  /** Two pages of which search results say the same. */
  'same-words': {
    level: 'should',
    find: (desk) => {
      const summaries = texts(desk).filter(([field]) => isTitle(field) || isDescription(field));
      return summaries.flatMap(([field, value], index) => {
        const [other] = summaries.slice(0, index).find(([, earlier]) => earlier === value) ?? [];
        return other ? [{ field, says: `is the same as ${other}; say what only this page has` }] : [];
      });
    },
  },

  /** Pictures that those who do not see them hear nothing of, without the owner having said that they need not. */
  'image-words': {
    level: 'should',
    find: ({ values }) =>
      [...values.keys()].flatMap((field) => {
        const [, image] = /^(.*\bimage)\.src$/.exec(field) ?? [];
        if (!image || values.has(`${image}.alt`)) return [];
        const kind = values.get(`${image}.kind`);
        if (kind === 'screenshot') {
          return [{ field: image, says: 'is a screenshot without words; write an alt that says what it shows' }];
        }
        return kind === undefined
          ? [{ field: image, says: "has no words; write an alt, or kind: 'photo' where the picture only adorns" }]
          : [];
      }),
  },

  /** A promise of the owner's time that has gone stale. */
  availability: {
    level: 'should',
    find: ({ values, today, availabilitySince }) => {
      const day = values.get('availability.updated') ?? availabilitySince;
      const since = typeof day === 'string' ? Date.parse(day) : Number.NaN;
      const days = Math.floor((today.getTime() - since) / DAY);
      if (!(days > AVAILABILITY_DAYS)) return [];
      return [
        {
          field: 'availability.open',
          says: `was said ${days} days ago; look whether it still holds, and write the day into availability.updated`,
        },
      ];
    },
  },

  /** Sentences that are about somebody else: one line for each part of the content, or the list would be all there is to see. */
  'sample-text': {
    level: 'should',
    find: (desk) => {
      /** @type {Map<string, string[]>} */
      const parts = new Map();
      for (const [field, value] of texts(desk)) {
        if (!isSampleText(field, value)) continue;
        const [part = ''] = field.split(/[.[]/);
        parts.set(part, [...(parts.get(part) ?? []), field]);
      }
      return [...parts.values()].map(([field = '', ...others]) => {
        const and = others.length > 0 ? `, and so ${others.length === 1 ? 'is' : 'are'} ${others.join(', ')}` : '';
        return { field, says: `is still the sample’s${and}; write what is true of you` };
      });
    },
  },
});

/**
 * @param {Desk} desk
 * @returns {[field: string, value: string][]}
 */
function texts({ values }) {
  return [...values].flatMap(([field, value]) =>
    typeof value === 'string' ? [/** @type {[string, string]} */ ([field, value])] : [],
  );
}

/**
 * The addresses on the web, without those that a rule of their own looks at.
 *
 * @param {Desk} desk
 */
function addresses(desk) {
  return texts(desk).filter(([field, value]) => isHttps(value) && !OWN_RULES.test(field));
}

/**
 * @param {unknown} value
 * @returns {value is string}
 */
function isHttps(value) {
  return typeof value === 'string' && /^https:\/\/\S+$/.test(value) && URL.canParse(value);
}

/** @param {string} field */
function isTitle(field) {
  return /^(?:pages\.(?!notFound)\w+|navigation\[\d+\])\.title$/.test(field);
}

/** @param {string} field */
function isDescription(field) {
  return /^(?:pages\.\w+|navigation\[\d+\])\.description$/.test(field);
}

/** @param {string} value */
function quote(value) {
  return JSON.stringify(value);
}

import { z } from 'zod';
import * as addressField from '../address-fields';
import { analytics } from '../analytics';
import * as field from '../fields';

// The fields of `content/site.ts`.

const withConsent = {
  /**
   * Optional: a sentence on how messages are used, above the form's button: `'box'` with a box that visitors have to
   * tick, `'note'` without. The sentences are `form.consent` in `words.ts`, with a link to the privacy notice.
   */
  consent: z.enum(['box', 'note']).optional(),
};

const form = z.discriminatedUnion('service', [
  z.strictObject({
    /** Formspree, or a service with the same API. */
    service: z.literal('formspree'),
    /** The form's endpoint. `SITE_FORM_ENDPOINT` overrides the endpoint of any service for one build. */
    endpoint: addressField.endpoint('https://formspree.io/f/abcde', /formspree\.io\/(?:$|f\/?$|forms\/)/),
    ...withConsent,
  }),
  z.strictObject({
    /** Web3Forms, or a service with the same API. */
    service: z.literal('web3forms'),
    /** The access key from Web3Forms' email. It is public, because it only identifies your form. */
    accessKey: field.line(),
    /** Optional: the endpoint of another service with the same API. */
    endpoint: addressField.endpoint('https://example.com/messages').optional(),
    ...withConsent,
  }),
  z.strictObject({
    /** The service FormSubmit. */
    service: z.literal('formsubmit'),
    /** The form's endpoint, which ends with your email address or the alias that FormSubmit gave you. */
    endpoint: addressField.endpoint('https://formsubmit.co/you@example.com', /\/ajax\//),
    ...withConsent,
  }),
  z.strictObject({
    /** Netlify Forms, for a site that Netlify hosts. */
    service: z.literal('netlify'),
    ...withConsent,
  }),
  z.strictObject({
    /** Your own service. */
    service: z.literal('own'),
    /** Its endpoint. `docs/deploy.md` describes how it has to respond. */
    endpoint: addressField.endpoint('https://example.com/messages'),
    ...withConsent,
  }),
  z.strictObject({
    /** No service: the form opens the visitor's email app with the message filled in. */
    service: z.literal('none'),
    ...withConsent,
  }),
]);

/** The schema of `site`. */
export const site = z.strictObject({
  /**
   * The site's final address, without a slash at its end; with its folder, if it is in one: `https://layla.dev`,
   * `https://layla.github.io/portfolio`. `SITE_ADDRESS` replaces it for one build.
   */
  address: addressField.siteAddress(),
  /**
   * The language the site is written in, as a BCP 47 tag: `en`, `pt-BR`. The words of the interface, dates and numbers
   * are in this language (`lib/content/words/`); those that the template does not have are English.
   */
  language: field.languageTag(),
  /** Optional: other languages in your texts, for screen readers and fonts: `['ar']` for a name in Arabic. */
  otherLanguages: field.list(field.languageTag()).optional(),
  /**
   * Optional: language and country in Open Graph's format, such as `en_GB`. The country determines how dates and numbers
   * are written: in Arabic, `ar_EG` has the digits ٠ to ٩, and `ar_AE` 0 to 9. Without it, it is the one with the most
   * speakers.
   */
  locale: field
    .text('must be a language and a country such as "en_US"', (value) => /^[a-z]{2,3}_[A-Z]{2}$/.test(value))
    .optional(),
  /** Optional: where your days begin, such as `Asia/Tokyo`. By default, that is where the site is built: UTC on most hosts. */
  timeZone: field.timeZone().optional(),
  /** The service that receives the contact form's messages, and its settings. `docs/deploy.md` explains each. */
  form,
  /** Optional: the analytics service and its settings (`docs/deploy.md`). Without it, visits are not counted. */
  analytics: analytics.optional(),
  /**
   * Optional: what crawlers may do with your texts, as `robots.txt` tells them (`Content-Signal`): `{ training: false }`
   * if AI models must not be trained on them. It is a request, which well-behaved crawlers follow.
   */
  crawlers: z
    .strictObject({
      /** Show them in search results, with a link. */
      search: z.boolean().optional(),
      /** Use them for the answers of AI assistants. */
      answers: z.boolean().optional(),
      /** Train AI models on them. */
      training: z.boolean().optional(),
    })
    .optional(),
  /**
   * Optional: a key of your choice, 8 to 128 letters and digits, with which search engines are told of changed pages
   * right after you publish (IndexNow; `docs/deploy.md`). It is public: the site has a file of its name.
   */
  indexNow: field
    .text('must be 8 to 128 letters, digits and hyphens', (value) => /^[A-Za-z0-9-]{8,128}$/.test(value))
    .optional(),
});

export type Site = z.infer<typeof site>;
export type FormChoice = z.infer<typeof form>;

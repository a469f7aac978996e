import { RETURN_FRAGMENT } from '@/lib/browser/draft';
import {
  CONTACT_MIN_LENGTH,
  type ConsentSentence,
  type ContactFormWords,
  type FormService,
  SEND_TIMEOUT,
} from '@/lib/browser/form-settings';
import { mailto } from '@/lib/contact-links';
import type { Content, FormChoice, SiteWords } from '@/lib/content/schema';
import { fillIn } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { plainText } from '@/lib/language/marked-text';
import { tagOf } from '@/lib/language/writing-systems';
import { routes } from '@/lib/routes';
import { currentLanguage, type Site } from '@/lib/site';
import { wholeUrl, withBasePath } from './addresses';
import { isRunBy, type Provider } from './providers';

/** What a service may need to know about the site. */
interface FormPage {
  /** Where messages are sent in this build; overrides `content/site.ts`. */
  endpoint?: string;
  /** The path of the form's page on its host, such as `/contact/`. */
  path: string;
  /** The URL to which a service redirects visitors. */
  returnTo: string;
  ownerEmail: string;
  mailWords: SiteWords['mailForm'];
  /** The language of this build, if the site has several; a hidden field tells it to the owner. */
  language?: string;
}

type Choice<Name> = Extract<FormChoice, { service: Name }> & Pick<FormPage, 'endpoint'>;

const textHoneypot = (name: string) => ({ name, type: 'text', autoComplete: 'off' }) as const;

const SERVICES = {
  // https://help.formspree.io
  formspree: ({ endpoint }) => ({ action: endpoint, honeypot: textHoneypot('_gotcha') }),

  // https://docs.web3forms.com/getting-started/api-reference
  web3forms: ({ accessKey, endpoint = 'https://api.web3forms.com/submit' }, { returnTo }) => ({
    action: endpoint,
    accepts: 'JSON with success',
    fields: { access_key: accessKey },
    // Without it Web3Forms redirects to another of its hosts, which the site's policy blocks in Chromium.
    returnFields: { redirect: returnTo },
    honeypot: { name: 'botcheck', type: 'checkbox' },
  }),

  // https://formsubmit.co/documentation
  formsubmit: ({ endpoint }, { returnTo }) => ({
    action: endpoint,
    endpoint: new URL(`/ajax${new URL(endpoint).pathname}`, endpoint).href,
    accepts: 'JSON with success',
    returnFields: { _next: returnTo },
    honeypot: textHoneypot('_honey'),
  }),

  // https://docs.netlify.com/manage/forms/setup: messages go to the site itself. After a form without an `action`,
  // Netlify shows its own thank-you page.
  netlify: ({ endpoint }, { path }) => ({
    action: endpoint,
    endpoint: endpoint ?? path,
    encoding: 'urlencoded',
    accepts: 'HTML',
    attributes: { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
    fields: { 'form-name': 'contact' },
    honeypot: textHoneypot('bot-field'),
    setup: 'Turn on form detection for this site on Netlify, and deploy it again.',
  }),

  // docs/deploy.md, "Your own form service"
  own: ({ endpoint }) => ({ action: endpoint, accepts: 'JSON or text', honeypot: textHoneypot('_gotcha') }),

  // The bootstrap script takes the address from the action.
  none: (_, { ownerEmail, mailWords }) => ({ action: mailto(ownerEmail), mailWords }),
} satisfies { [Name in FormChoice['service']]: (choice: Choice<Name>, page: FormPage) => FormService };

interface ServiceFacts {
  /** Who runs it, for the privacy notice, if that is not the owner. */
  provider?: Provider;
  /** The setting that `npm run new` asks for. */
  setting?: 'endpoint' | 'accessKey';
  /** The start of the address if the answer is only an id. */
  base?: string;
}

/** What else is known about each form service. */
export const formServices: Readonly<Record<FormChoice['service'], ServiceFacts>> = {
  formspree: {
    provider: { name: 'Formspree', host: 'formspree.io', privacyPage: 'https://formspree.io/legal/privacy-policy/' },
    setting: 'endpoint',
    base: 'https://formspree.io/f/',
  },
  web3forms: {
    provider: { name: 'Web3Forms', host: 'web3forms.com', privacyPage: 'https://web3forms.com/privacy' },
    setting: 'accessKey',
  },
  formsubmit: {
    provider: { name: 'FormSubmit', host: 'formsubmit.co', privacyPage: 'https://formsubmit.co/privacy.pdf' },
    setting: 'endpoint',
    base: 'https://formsubmit.co/',
  },
  netlify: { provider: { name: 'Netlify', privacyPage: 'https://www.netlify.com/privacy/' } },
  own: { setting: 'endpoint' },
  none: {},
};

/** Who runs the service that messages are sent to, and the origins that it is called at. */
export function formProvider(choice: FormChoice, { action, endpoint }: FormService) {
  const { provider } = formServices[choice.service];
  const origins = [action, endpoint].flatMap((url) => (url && /^https?:/.test(url) ? new URL(url).origin : []));
  return { origins: [...new Set(origins)], provider: provider && isRunBy(provider, origins) ? provider : undefined };
}

/** The settings of the service that the owner chose. Called only at build time. */
export function formService(choice: FormChoice, page: FormPage): FormService {
  const make = SERVICES[choice.service] as (choice: FormChoice, page: FormPage) => FormService;
  const service = make({ ...choice, ...(page.endpoint && { endpoint: page.endpoint }) } as FormChoice, page);
  const { language } = page;
  return language && !service.mailWords ? { ...service, fields: { ...service.fields, language } } : service;
}

/** How the site's form sends messages in this build. */
export function siteForm(site: Site): FormService {
  const { profile, site: settings, words } = site.content;
  return formService(settings.form, {
    endpoint: site.build.formEndpoint,
    path: withBasePath(routes.contact, site),
    returnTo: `${wholeUrl(routes.contact, site)}#${RETURN_FRAGMENT}`,
    ownerEmail: profile.email,
    mailWords: words.mailForm,
    language: site.languages.length > 1 ? currentLanguage(site).language : undefined,
  });
}

/** The texts of the contact form, with the placeholders filled in that are known at build time. */
export function formWords({ site, words, pages }: Content): ContactFormWords {
  const { draft, fallback, outcome } = words;
  const { tooShort, noAddress, fields, consent: _consent, ...form } = words.form;
  const format = new Intl.NumberFormat(tagOf(site));
  const withCount = (sentence: string, count: number) => fillIn(sentence, { count: format.format(count) });
  const errorOf = (field: keyof typeof CONTACT_MIN_LENGTH) => withCount(tooShort[field], CONTACT_MIN_LENGTH[field]);
  return {
    ...form,
    fields: { ...fields, email: { ...fields.email, placeholder: pages.contact.sampleEmail } },
    errors: { name: errorOf('name'), email: noAddress, subject: errorOf('subject'), message: errorOf('message') },
    outcome: { ...outcome, timeout: withCount(outcome.timeout, SEND_TIMEOUT / 1000) },
    fallback,
    draft,
    consent: consentSentence({ site, words }),
  };
}

/** The sentence of consent at the form, if the owner asks for it. */
function consentSentence({ site, words }: Pick<Content, 'site' | 'words'>): ConsentSentence | undefined {
  const { consent: kind } = site.form;
  if (!kind) return undefined;
  const { missing, [kind]: sentence } = words.form.consent;
  const box = { text: plainText(sentence), missing };
  return { sentence: localizerFor(site)(sentence), ...(kind === 'box' && { box }) };
}

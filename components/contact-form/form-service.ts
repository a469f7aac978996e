import { mailto } from '@/lib/contact-links';
import type { FormChoice } from '@/lib/content/schema';
import type { Words } from '@/lib/content/words-schema';

/** What the contact form needs to know of the service that takes its messages. It goes to the browser as data. */
export interface FormService {
  /** Where the browser submits the form; the form's page where it is left out. */
  action?: string;
  /** Where the script sends a message, if not to the action. */
  endpoint?: string;
  /** How the script encodes a message: JSON by default. */
  encoding?: 'urlencoded';
  /** What an answer with an ok status must be for the message to count as sent: JSON by default. */
  accepts?: 'JSON' | 'JSON with success' | 'JSON or text' | 'HTML';
  /** More attributes of the form element. */
  attributes?: Readonly<Record<string, string>>;
  /** Hidden fields that go with every message. */
  fields?: Readonly<Record<string, string>>;
  /**
   * Hidden fields that go along when the browser submits the form. By them the service sends the visitor back to the page,
   * which then says that the message was sent.
   */
  returnFields?: Readonly<Record<string, string>>;
  /**
   * Attributes of a hidden field against spam: a service drops a message in which it is filled in, since only a program
   * can see it. It goes along when the browser submits the form.
   */
  honeypot?: { readonly name: string; readonly type: 'text' | 'checkbox'; readonly autoComplete?: 'off' };
  /** Set where no service takes the messages, so that they go to the visitor's email app. */
  mailWords?: Words['mailForm'];
}

/** What a service may need to know of the site. */
interface Site {
  /** `FORM_ENDPOINT`: where messages go in this build, whatever `content/site.ts` says. */
  endpoint?: string;
  /** The path of the form's page on its host, such as `/contact/`. */
  path: string;
  /** The URL to which a service sends visitors back. */
  returnTo: string;
  /** The owner's email address. */
  ownerEmail: string;
  mailWords: Words['mailForm'];
  /** The language of this build, on a site in several: a field tells the owner which one a message came from. */
  language?: string;
}

type Choice<Name> = Extract<FormChoice, { service: Name }> & Pick<Site, 'endpoint'>;

const textHoneypot = (name: string) => ({ name, type: 'text', autoComplete: 'off' }) as const;

const SERVICES = {
  // https://help.formspree.io
  formspree: ({ endpoint }) => ({ action: endpoint, honeypot: textHoneypot('_gotcha') }),

  // https://docs.web3forms.com/getting-started/api-reference
  web3forms: ({ accessKey, endpoint = 'https://api.web3forms.com/submit' }, { returnTo }) => ({
    action: endpoint,
    accepts: 'JSON with success',
    fields: { access_key: accessKey },
    // Without it the visitor ends on another host of theirs, which the site's policy refuses in Chromium.
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

  // https://docs.netlify.com/manage/forms/setup: messages go to the site itself. A form without an `action` gets
  // Netlify's own page of thanks.
  netlify: ({ endpoint }, { path }) => ({
    action: endpoint,
    endpoint: endpoint ?? path,
    encoding: 'urlencoded',
    accepts: 'HTML',
    attributes: { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
    fields: { 'form-name': 'contact' },
    honeypot: textHoneypot('bot-field'),
  }),

  // docs/deploy.md, "Your own form service"
  own: ({ endpoint }) => ({ action: endpoint, accepts: 'JSON or text', honeypot: textHoneypot('_gotcha') }),

  // Without script the browser hands the fields to the email app as plain text (HTML, "mail as body").
  none: (_, { ownerEmail, mailWords }) => ({
    action: mailto(ownerEmail),
    attributes: { encType: 'text/plain' },
    mailWords,
  }),
} satisfies { [Name in FormChoice['service']]: (choice: Choice<Name>, site: Site) => FormService };

/** What the contact form needs to know of the service that the owner chose. Only the build asks. */
export function formService(choice: FormChoice, site: Site): FormService {
  const make = SERVICES[choice.service] as (choice: FormChoice, site: Site) => FormService;
  const service = make({ ...choice, ...(site.endpoint && { endpoint: site.endpoint }) } as FormChoice, site);
  const { language } = site;
  return language && !service.mailWords ? { ...service, fields: { ...service.fields, language } } : service;
}

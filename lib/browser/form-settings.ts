import type { ReactNode } from 'react';
import type { MessageField } from '@/lib/browser/draft';
import type { SiteWords } from '@/lib/content/schema';

/** Minimum length of the contact form's fields, in characters; there is no maximum. */
export const CONTACT_MIN_LENGTH = { name: 2, subject: 3, message: 10 } as const;

/** Timeout of the contact form's request, including the response, in ms: enough for a service that has to start first. */
export const SEND_TIMEOUT = 15_000;

/** The `id` of the part of the page that says how a delivery ended. */
export const OUTCOME_ID = 'outcome';

/** How the contact form sends messages to a form service. It is serialized into the page, so it is plain data. */
export interface FormService {
  /** Where the browser submits the form; the form's page if omitted. */
  action?: string;
  /** Where the script sends a message, if not to the action. */
  endpoint?: string;
  /** How the script encodes a message; JSON by default. */
  encoding?: 'urlencoded';
  /** What an answer with an ok status has to be for the message to count as sent; JSON by default. */
  accepts?: 'JSON' | 'JSON with success' | 'JSON or text' | 'HTML';
  attributes?: Readonly<Record<string, string>>;
  /** Hidden fields that are sent with every message. */
  fields?: Readonly<Record<string, string>>;
  /** Further ones when the browser submits the form: the service then redirects the visitor back to the page. */
  returnFields?: Readonly<Record<string, string>>;
  /** A hidden field (honeypot): a service drops a message in which it is filled in. Sent only by the browser. */
  honeypot?: { readonly name: string; readonly type: 'text' | 'checkbox'; readonly autoComplete?: 'off' };
  /** What the owner has to turn on if the host answers with 404, 405 or the page itself; it is logged for them. */
  setup?: string;
  /** Set if the owner has no form service: messages are opened in the visitor's email app. */
  mailWords?: SiteWords['mailForm'];
}

/** A sentence on how messages are used. */
export interface ConsentSentence {
  sentence: ReactNode;
  /** With a box: the sentence without markup, which is sent along, and the error below a box that is not ticked. */
  box?: { text: string; missing: string };
}

/** The texts of the contact form; `{name}`, `{email}` and `{status}` are filled in by the form. */
export interface ContactFormWords
  extends Omit<SiteWords['form'], 'tooShort' | 'noAddress' | 'fields' | 'consent'>,
    Pick<SiteWords, 'draft' | 'fallback' | 'outcome'> {
  fields: SiteWords['form']['fields'] & { email: { placeholder: string } };
  errors: Record<MessageField, string>;
  consent?: ConsentSentence;
}

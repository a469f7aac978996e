import type { Message } from '@/lib/message';
import type { Failure } from '../deliver-message';

/**
 * A form service, as the site speaks with it. Each is one module with two exports: `form`, which the
 * build asks what the page's form is made of, and `contract`, by which a visitor's browser sends a
 * message and reads the answer. Of the contracts a build's scripts hold the chosen one alone.
 */

/** What a service's form may be made of, besides what `content/site.ts` says of it. */
export interface FormPlace {
  /** `FORM_ENDPOINT`: where messages go in this build, whatever `content/site.ts` says. */
  endpoint?: string;
  /** The page of the form on its host: `/contact/`, below the folder the site may live in. */
  path: string;
  /** Where a visitor comes back to once a service has taken a form that the browser sent: a whole address. */
  returnTo: string;
  /** The owner's email address. */
  ownerEmail: string;
  /** What the form says where no service takes its messages. */
  mailWords: Required<Pick<FormParts, 'note' | 'posted'>>;
}

/** What the page's form is made of. It goes to the browser as data. */
export interface FormParts {
  /** Where the browser itself sends the form; the page of the form where it is left out. */
  action?: string;
  /** Where the script sends a message, if not to the action. */
  endpoint?: string;
  /** More attributes of the form element. */
  attributes?: Readonly<Record<string, string>>;
  /** Fields that go with every message, by either way. */
  fields?: Readonly<Record<string, string>>;
  /** Fields that go along when the browser itself sends the form. */
  plainFields?: Readonly<Record<string, string>>;
  /** The hidden field that only a program fills in, as attributes of its input. The script's call never carries it. */
  honeypot?: { readonly type: 'text' | 'checkbox'; readonly name: string; readonly defaultValue?: string };
  /** Whether the service sends the visitor back to the page, which then says that the message was sent. */
  comesBack?: boolean;
  /** What a visitor should know before writing. */
  note?: string;
  /** What is known of a message that the browser took along by itself, where that is not the usual. */
  posted?: string;
}

/** An answer of the service. */
export interface Answer {
  /** The content type; empty without one. */
  type: string;
  /** The body as it came. */
  body: string;
  /** The body as JSON, if it is some. */
  json?: unknown;
  /** Why it is none. */
  cause?: unknown;
}

/** What the service says went wrong, in its own words. */
export type Words = Pick<Failure, 'error'> & Partial<Pick<Failure, 'fieldErrors'>>;

/** How a service takes messages from a script. */
export interface CallContract {
  /**
   * The request's headers and body.
   *
   * @param fields the message's four, trimmed, with those of `FormParts.fields`.
   */
  encode(fields: Readonly<Record<string, string>>): { headers: Record<string, string>; body: string };
  /** What an answer with an ok status says of the message. */
  judge(answer: Answer): 'sent' | 'declined' | 'unreadable';
  /** Why it was not taken, whatever the answer's status. */
  explain(answer: Answer): Words;
}

/** How a message goes out without a service. */
export interface MailContract {
  /** Opens the visitor's mail program with the message, as it stands trimmed. */
  compose(to: string, message: Message): void;
}

/** How a message leaves the page. */
export type Contract = CallContract | MailContract;

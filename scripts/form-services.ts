/**
 * How the form services answer, in what matters to a visitor and as each one's public documentation says. The inbox
 * plays the one that a message is meant for.
 */

export interface Answer {
  /** 200 where it is left out. */
  status?: number;
  type?: string;
  body?: string;
  /** Where the browser goes from here. */
  location?: string;
  /** Promises more than it sends, then hangs up. */
  isCut?: boolean;
  /** Hangs up without an answer. */
  isReset?: boolean;
  /** Never answers. */
  isMissing?: boolean;
  /** Leaves out the header that lets another site's script read it. */
  hasNoCors?: boolean;
  /** Keeps the message although this is an answer of its own. */
  keeps?: boolean;
}

/** A message on its way. */
export interface Post {
  /** Path of the address it was sent to. */
  path: string;
  fields: Record<string, unknown>;
  /** Whether its sender accepts JSON, as a script does and a browser's own form does not. */
  wantsJson: boolean;
}

export interface FormService {
  /** Whether a message is meant for it. */
  takes: (post: Post) => boolean;
  /** The hidden field that only programs fill in. */
  honeypot: string;
  /** A field it asks for besides the message's four. */
  needs?: string;
  /** Its answer to a script whose message it keeps. */
  kept: Answer;
  /** Its answer to a browser's own form; a thank-you page where it is left out. */
  keptForm?: Answer;
  /** The field that says where the browser goes from there. */
  back?: string;
  refused: (reason: string, errors?: readonly object[]) => Answer;
  /** Whether a refusal may come with the status 200. */
  refusesWithOk?: boolean;
  /** Its own answer in place of one of the inbox's faults. */
  faults?: Record<string, Answer>;
}

export function json(value: unknown) {
  return { type: 'application/json', body: JSON.stringify(value) };
}

export function html(body: string) {
  return { type: 'text/html; charset=utf-8', body: `<!doctype html><title>Form</title><p>${body}</p>` };
}

/** The inbox's own page, for services that have one. */
export const THANKS = { path: '/thanks', page: html('Thank you. Your message was sent.') };

/** In the order in which they are asked; the last one takes every other message. */
const FORM_SERVICES: readonly FormService[] = [
  // https://docs.web3forms.com/getting-started/api-reference, and its pages "Spam protection" and "Redirection".
  {
    takes: ({ path, fields }) => path === '/submit' || 'access_key' in fields,
    honeypot: 'botcheck',
    needs: 'access_key',
    kept: json({ success: true, message: 'Email sent successfully!' }),
    back: 'redirect',
    refused: (message) => json({ success: false, message }),
    refusesWithOk: true,
  },
  // https://formsubmit.co/documentation and https://formsubmit.co/ajax-documentation; its flags are text.
  {
    takes: ({ path, fields }) => path.startsWith('/ajax/') || '_honey' in fields,
    honeypot: '_honey',
    kept: json({ success: 'true', message: 'The form was submitted successfully.' }),
    back: '_next',
    refused: (message) => json({ success: 'false', message }),
    refusesWithOk: true,
  },
  // https://docs.netlify.com/manage/forms/setup/ and https://docs.netlify.com/manage/forms/spam-filters/.
  {
    takes: ({ fields }) => 'form-name' in fields,
    honeypot: 'bot-field',
    needs: 'form-name',
    kept: THANKS.page,
    keptForm: THANKS.page,
    refused: html,
    // A host without Netlify Forms answers with the page of the form, whose attribute nobody has taken out.
    faults: { 'ok-html': html('<form name="contact" data-netlify="true"></form>') },
  },
  // A program of the owner's (README.md, "A form service of your own").
  {
    takes: ({ path }) => path.startsWith('/own/'),
    honeypot: '_gotcha',
    kept: { status: 204 },
    refused: (reason) => ({ type: 'text/plain; charset=utf-8', body: reason }),
  },
  // https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering and its pages on AJAX.
  {
    takes: () => true,
    honeypot: '_gotcha',
    kept: json({ ok: true, next: THANKS.path }),
    refused: (error, errors) => json({ error, errors }),
  },
];

/** The service that a message is meant for, by its address and its fields. */
export function serviceFor(post: Post): FormService {
  const service = FORM_SERVICES.find(({ takes }) => takes(post));
  if (!service) throw new Error('The last service takes every message.');
  return service;
}

/** A service's answer to a message that it keeps. */
export function keptAnswer(service: FormService, { wantsJson }: Pick<Post, 'wantsJson'>): Answer {
  return wantsJson ? service.kept : (service.keptForm ?? { status: 303, location: THANKS.path });
}

/**
 * A fault in a service's own words.
 *
 * @param answer the fault in Formspree's words.
 */
export function translateFault(service: FormService, name: string, answer: Answer): Answer {
  const own = service.faults?.[name];
  if (own) return own;
  const { ok, error, errors } = readJson(answer.body);
  const { status, type: _type, body: _body, ...others } = answer;
  if (ok === true) return { ...service.kept, ...others };
  const isRefusal = typeof error === 'string' && ((status ?? 200) >= 400 || service.refusesWithOk);
  return isRefusal ? { status, ...service.refused(error, errors), ...others } : answer;
}

function readJson(body = ''): { ok?: boolean; error?: string; errors?: object[] } {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

/** An answer of a simulated service. */
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

/** A form service as its public documentation says that it answers, in what matters to a visitor. */
export interface SimulatedService {
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

/** An answer in JSON. */
export function json(value: unknown) {
  return { type: 'application/json', body: JSON.stringify(value) };
}

/** A page as an answer. */
export function html(body: string) {
  return { type: 'text/html; charset=utf-8', body: `<!doctype html><title>Form</title><p>${body}</p>` };
}

/** The inbox's own page, for services that have one. */
export const THANKS = { path: '/thanks', page: html('Thank you. Your message was sent.') };

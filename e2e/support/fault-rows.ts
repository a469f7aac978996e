import { FAULTS, type Fault } from '@/scripts/inbox';
import { formSays } from './form-says';
import { beginsWith } from './text-patterns';

/** What must hold once a message could not be sent. */
export interface FaultRow {
  /** How many posts reach the inbox before the second try. */
  posts: number;
  /** The toast's second line. */
  second?: string;
  /** What the line under the form says first. */
  known: RegExp;
  /** What the console gets. */
  logged: { status?: number; cause: RegExp; body?: string };
  /** Whether it may have arrived all the same, so that sending it again is asked for once more. */
  isUncertain?: boolean;
  /** Whether the browser's own way is offered. */
  plainForm?: boolean;
  /** Where the focus is afterwards; the button unless told. */
  focus?: string;
  /** Texts under fields. */
  fieldErrors?: string[];
}

const NOT_TAKEN = beginsWith(formSays.outcome.refused);
const UNREADABLE = beginsWith(formSays.outcome.unreadable);
const NO_ANSWER = beginsWith(formSays.outcome.unreachable);
const FETCH_FAILED = /TypeError: Failed to fetch/;

function bodyOf(fault: Fault): string {
  const answer = FAULTS[fault];
  return 'body' in answer ? answer.body : '';
}

/** What must hold for each way the inbox can fail. A fault without a row does not compile. */
export const FAULT_ROWS = {
  captcha: {
    posts: 1,
    second: 'In order to submit via AJAX, you need to set a custom key or reCAPTCHA must be disabled.',
    known: NOT_TAKEN,
    logged: { status: 403, cause: /status 403/, body: bodyOf('captcha') },
    plainForm: true,
  },
  'not-found': {
    posts: 1,
    second: 'Form not found',
    known: NOT_TAKEN,
    logged: { status: 404, cause: /status 404/, body: bodyOf('not-found') },
  },
  'invalid-fields': {
    posts: 1,
    second: 'Validation errors',
    known: NOT_TAKEN,
    logged: { status: 422, cause: /status 422/, body: bodyOf('invalid-fields') },
    focus: 'email',
    fieldErrors: ['should be an email', 'has a blocked word'],
  },
  invalid: {
    posts: 1,
    second: 'The form is inactive',
    known: NOT_TAKEN,
    logged: { status: 422, cause: /status 422/, body: bodyOf('invalid') },
  },
  'too-many': {
    posts: 1,
    second: 'Too many messages. Wait a minute.',
    known: NOT_TAKEN,
    logged: { status: 429, cause: /status 429/, body: bodyOf('too-many') },
  },
  'error-json': {
    posts: 1,
    second: 'Something broke',
    known: NOT_TAKEN,
    logged: { status: 500, cause: /status 500/, body: bodyOf('error-json') },
  },
  'error-html': {
    posts: 1,
    known: NOT_TAKEN,
    logged: { status: 500, cause: /status 500/, body: bodyOf('error-html') },
  },
  'ok-html': {
    posts: 1,
    known: UNREADABLE,
    isUncertain: true,
    logged: { status: 200, cause: /SyntaxError/, body: bodyOf('ok-html') },
  },
  'ok-false': {
    posts: 1,
    second: 'The form is full',
    known: NOT_TAKEN,
    logged: { status: 200, cause: /not taken/, body: bodyOf('ok-false') },
  },
  'success-false': {
    posts: 1,
    known: NOT_TAKEN,
    logged: { status: 200, cause: /not taken/, body: bodyOf('success-false') },
  },
  'ok-error': {
    posts: 1,
    second: 'The message looks like spam',
    known: NOT_TAKEN,
    logged: { status: 200, cause: /not taken/, body: bodyOf('ok-error') },
  },
  'ok-empty': {
    posts: 1,
    known: UNREADABLE,
    isUncertain: true,
    logged: { status: 200, cause: /SyntaxError/, body: '' },
  },
  cut: { posts: 1, known: UNREADABLE, isUncertain: true, logged: { status: 200, cause: /TypeError/ } },
  reset: { posts: 1, known: NO_ANSWER, logged: { cause: FETCH_FAILED }, plainForm: true },
  unanswered: {
    posts: 1,
    second: formSays.outcome.unanswered,
    known: beginsWith(formSays.outcome.timeout),
    isUncertain: true,
    logged: { cause: /TimeoutError/ },
  },
  // A JSON post is preflighted: without the CORS headers the browser does not send it.
  'no-cors': { posts: 0, known: NO_ANSWER, logged: { cause: FETCH_FAILED }, plainForm: true },
} satisfies Record<Exclude<Fault, 'ok-empty-object'>, FaultRow>;

/** What must hold for what happens to the network itself. */
export const NETWORK_ROWS = {
  offline: { posts: 0, known: NO_ANSWER, logged: { cause: FETCH_FAILED } },
  'a refused connection': { posts: 0, known: NO_ANSWER, logged: { cause: FETCH_FAILED }, plainForm: true },
  'a host that cannot be resolved': { posts: 0, known: NO_ANSWER, logged: { cause: FETCH_FAILED }, plainForm: true },
} satisfies Record<string, FaultRow>;

import { ERROR_TEXT_MAX_LENGTH } from '@/lib/limits';
import { MESSAGE_FIELDS } from '@/lib/message';
import type { Failure } from '../deliver-message';
import type { Answer, Words } from './form-service';

/** Some services write their flags as text, `"success": "false"`. */
const FALSE: readonly unknown[] = [false, 'false'];

/** Whether an answer's JSON says that the message was not taken. */
export function denies({ json }: Answer): boolean {
  if (!isRecord(json)) return FALSE.includes(json);
  const { ok, success, error, errors } = json;
  return (
    FALSE.includes(ok) || FALSE.includes(success) || Boolean(error) || (Array.isArray(errors) && errors.length > 0)
  );
}

/** A field of an answer's JSON. */
export function fieldOf({ json }: Answer, name: string): unknown {
  return isRecord(json) ? json[name] : undefined;
}

/** A text to show, if it is one: trimmed, and cut where it is endless. */
export function shownText(text: unknown): string | undefined {
  const characters = typeof text === 'string' ? [...text.trim()] : [];
  const cut = characters.slice(0, ERROR_TEXT_MAX_LENGTH - 1);
  return (characters.length > ERROR_TEXT_MAX_LENGTH ? [...cut, '…'] : characters).join('') || undefined;
}

/** The words of `{ error, errors: [{ field, message }] }`. */
export function errorWords(answer: Answer): Words {
  const errors = fieldOf(answer, 'errors');
  const fieldErrors: Failure['fieldErrors'] = {};
  for (const entry of Array.isArray(errors) ? errors : []) {
    if (!isRecord(entry)) continue;
    const field = MESSAGE_FIELDS.find((name) => name === entry.field);
    const text = shownText(entry.message);
    if (field && text) fieldErrors[field] ??= text;
  }
  return { error: shownText(fieldOf(answer, 'error')), fieldErrors };
}

/** What `{ success, message }` says: nothing but a success that it names is one. */
export function judgeSuccess(answer: Answer): 'sent' | 'declined' | 'unreadable' {
  if (denies(answer)) return 'declined';
  return [true, 'true'].includes(fieldOf(answer, 'success') as boolean) ? 'sent' : 'unreadable';
}

/** Statuses about how the form is set up, such as a wrong key or a domain that is not allowed; their reasons are for the owner. */
const SETUP_STATUSES = [401, 402, 403, 404, 405, 415];

/** What only a reason for developers contains. */
const SETUP_TERMS =
  /\b(?:ajax|api|captcha|recaptcha|cors|domain|endpoint|headers?|json|keys?|parameters?|tokens?|activation)\b|https?:|[<>{}_]/i;

/** Whether a service's reason is a sentence that helps a visitor. */
export function isForVisitors(reason: string | undefined, status: number): boolean {
  if (!reason || status >= 500 || SETUP_STATUSES.includes(status)) return false;
  return reason.includes(' ') && !SETUP_TERMS.test(reason);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { type ObjectSchema, object, string } from 'yup';
import { CONTACT_MIN_LENGTH } from '@/lib/limits';
import type { Message } from './message';

/**
 * An address as HTML's email field defines it, with two differences: its domain has
 * a dot, since nobody can answer `you@gmail`, and letters of every script are
 * letters, since `سارة@مثال.مصر` is an address too.
 */
const EMAIL = new RegExp(
  "^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+@LABEL(?:\\.LABEL)+$".replaceAll(
    'LABEL',
    '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?',
  ),
  'u',
);

/**
 * Counts code points, so that a letter outside the basic plane is one character, not
 * two. The browser's own `minlength` counts UTF-16 units and spaces around the text
 * too, so without script nothing is refused that these rules would take.
 */
function countCharacters(text: string): number {
  return [...text].length;
}

function atLeast(least: number, label: string) {
  return string()
    .trim()
    .default('')
    .test('length', `${label} must be at least ${least} characters`, (text) => countCharacters(text) >= least);
}

/** The fields' rules and messages (docs/behaviour.md, "Fields and rules"). `cast` gives the message trimmed, as it is sent. */
export const messageRules: ObjectSchema<Message> = object({
  name: atLeast(CONTACT_MIN_LENGTH.name, 'Name'),
  email: string()
    .trim()
    .default('')
    .test('email', 'Please enter a valid email address', (text) => EMAIL.test(text)),
  subject: atLeast(CONTACT_MIN_LENGTH.subject, 'Subject'),
  message: atLeast(CONTACT_MIN_LENGTH.message, 'Message'),
});

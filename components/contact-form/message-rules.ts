import { type ObjectSchema, object, string } from 'yup';
import { CONTACT_MIN_LENGTH } from '@/lib/limits';
import { type Message, type MessageField, messageOf } from '@/lib/message';

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
 * What nobody sees: direction marks, joiners and spaces of no width, soft hyphens, the
 * blank letters of Hangul, variation selectors, and control characters but for tabs and
 * line breaks. Arabic's number signs are of the same class as direction marks (Cf) and are seen.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Space, and the pattern of Braille that has no dots and looks like it. */
const BLANK = /[\s\u2800]/;

/**
 * Whether a text shows at least so many characters. Invisible ones count for nothing,
 * and neither does what is blank around the rest; within it, blanks are characters.
 *
 * Counts code points, so that a letter outside the basic plane is one character, not
 * two, and no further than it has to: a text may be a megabyte long. The browser's own
 * `minlength` counts UTF-16 units and all that cannot be seen too, so without script
 * nothing is refused that these rules would take.
 */
function showsAtLeast(least: number, text: string): boolean {
  let shown = 0;
  let blanks = 0;
  for (const character of text) {
    if (INVISIBLE.test(character)) continue;
    if (BLANK.test(character)) {
      if (shown > 0) blanks += 1;
      continue;
    }
    shown += blanks + 1;
    blanks = 0;
    if (shown >= least) return true;
  }
  return false;
}

function atLeast(least: number, fault: string) {
  return string()
    .trim()
    .default('')
    .test('length', fault, (text) => showsAtLeast(least, text));
}

/**
 * The fields' rules (docs/behaviour.md, "Fields and rules"). They judge what can be seen.
 *
 * @param faults what is said of a field that breaks its rule.
 */
export function messageRules(faults: Readonly<Record<MessageField, string>>): ObjectSchema<Message> {
  return object({
    name: atLeast(CONTACT_MIN_LENGTH.name, faults.name),
    email: string()
      .transform((text: string) => text.replace(ALL_INVISIBLE, ''))
      .trim()
      .default('')
      .test('email', faults.email, (text) => EMAIL.test(text)),
    subject: atLeast(CONTACT_MIN_LENGTH.subject, faults.subject),
    message: atLeast(CONTACT_MIN_LENGTH.message, faults.message),
  });
}

/** The rules without their sentences. */
const rules = messageRules(messageOf(() => ''));

/**
 * The message as it is sent: as it was typed, trimmed. Invisible characters
 * stay in a text, because most of them shape what stands beside them, at its ends too:
 * the selector that colours a heart, the mark that sets a full stop on its side. In an
 * address they do nothing but keep the answer from arriving, so it is sent without them:
 * one copied from a page or a chat often comes between two direction marks.
 */
export function asSent(typed: Message): Message {
  return rules.cast(typed);
}

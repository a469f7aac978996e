/** What a visitor writes to the owner, field by field (docs/behaviour.md, "Fields and rules"). */
export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A field of the contact form. */
export type MessageField = keyof Message;

/** The fields in the order of the page. */
export const MESSAGE_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly MessageField[];

/** All four fields start empty. */
export const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' };

/** A message with `make`'s text for each field. */
export function messageOf(make: (field: MessageField) => string): Message {
  return { name: make('name'), email: make('email'), subject: make('subject'), message: make('message') };
}

/** Whether two messages say the same, letter by letter. */
export function isSameMessage(one: Message, other: Message): boolean {
  return MESSAGE_FIELDS.every((field) => one[field] === other[field]);
}

/** Whether all that a message says is said by the other one too: each field is the same, or empty. */
export function isPartOf(part: Message, whole: Message): boolean {
  return MESSAGE_FIELDS.every((field) => part[field] === '' || part[field] === whole[field]);
}

/** Whether nothing was written, or nothing but space. */
export function isBlank(message: Message): boolean {
  return MESSAGE_FIELDS.every((field) => message[field].trim() === '');
}

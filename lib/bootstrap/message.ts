/** The fields of the contact form, in the order of the page (docs/behaviour.md, "Fields and rules"). */
export const MESSAGE_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The name of one of these fields. */
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** A message to the owner. */
export type Message = Record<MessageField, string>;

/** A message whose four fields are empty. */
export const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' };

/** Whether all fields are empty or have only white space. */
export function isBlank(message: Message): boolean {
  return MESSAGE_FIELDS.every((field) => message[field].trim() === '');
}

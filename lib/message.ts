/** A message to the owner: the four fields of the contact form (docs/behaviour.md, "Fields and rules"). */
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

/** A message whose four fields are empty. */
export const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' };

/** Whether all fields are empty or have only white space. */
export function isBlank(message: Message): boolean {
  return MESSAGE_FIELDS.every((field) => message[field].trim() === '');
}

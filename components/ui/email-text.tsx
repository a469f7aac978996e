import { Fragment } from 'react';

/** The length from which an address may not fit into a column of the footer, in characters. */
const LONG = 22;

/** An email address as text. A long one breaks before `@` or a dot rather than within a word. */
export function EmailText({ email }: { email: string }) {
  if (email.length < LONG) return email;
  return email.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

import { renderList } from './list';

/** The length from which an address may not fit into a narrow column, in characters. */
const LONG_ADDRESS_LENGTH = 22;

/** An email address as text. A long one breaks before `@` or a dot rather than within a word. */
export function EmailText({ email }: { email: string }) {
  if (email.length < LONG_ADDRESS_LENGTH) return email;
  // In one element, because its parts would become separate items of a flex container.
  return (
    <span>
      {renderList(email.split(/(?=[@.])/), (part, index) => (
        <>
          {index > 0 && <wbr />}
          {part}
        </>
      ))}
    </span>
  );
}

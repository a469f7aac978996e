/**
 * A `mailto` link that every mail program reads (RFC 6068): letters beyond ASCII
 * percent-encoded before the `@`, and behind it the domain's ASCII form.
 *
 * @param email an address in any script, such as `سارة@مثال.مصر`.
 * @throws TypeError where what follows the `@` is no domain.
 */
export function mailto(email: string): string {
  const at = email.lastIndexOf('@');
  const { hostname } = new URL(`https://${email.slice(at + 1)}`);
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${hostname}`;
}

/** A link by which a device calls a number, which may be written with spaces and brackets. */
export function telephoneLink(number: string): `tel:${string}` {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}

/**
 * A `mailto:` link in ASCII (RFC 6068): percent-encoded before the `@`, and in Punycode after it.
 *
 * @param email An address in any script, such as `سارة@مثال.مصر`.
 * @throws {TypeError} if the part after the `@` is not a domain.
 */
export function mailto(email: string): string {
  const at = email.lastIndexOf('@');
  const { hostname } = new URL(`https://${email.slice(at + 1)}`);
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${hostname}`;
}

/** A `tel:` link for a number, which may have spaces and brackets. */
export function telephoneLink(number: string): `tel:${string}` {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}

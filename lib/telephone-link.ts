/** A link by which a device calls a number, which may be written with spaces and brackets. */
export function telephoneLink(number: string): `tel:${string}` {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}

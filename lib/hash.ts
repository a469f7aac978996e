const FNV_PRIME = 0x01000193;

/**
 * The 32-bit FNV-1a hash of a text's code points. Normalise the text first.
 *
 * @param basis The offset basis; different ones give independent hashes.
 */
export function hash(text: string, basis: number): number {
  let value = basis;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) as number), FNV_PRIME);
  }
  return value >>> 0;
}

const FNV_PRIME = 0x01000193;

/**
 * FNV-1a over a text's code points: the same text always gives the same number, of 32 bits. Letters
 * have to be normalised before.
 *
 * @param basis where it starts; another start gives other numbers.
 */
export function hash(text: string, basis: number): number {
  let value = basis;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) as number), FNV_PRIME);
  }
  return value >>> 0;
}

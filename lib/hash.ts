/** The 32-bit FNV-1a hash of a normalised text's code points. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) as number), 0x01000193);
  }
  return value >>> 0;
}

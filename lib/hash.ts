const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;

/** The 32-bit FNV-1a hash of a normalised text's code points. Different bases give independent hashes. */
export function hash(text: string, basis = FNV_BASIS): number {
  let value = basis;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) as number), FNV_PRIME);
  }
  return value >>> 0;
}

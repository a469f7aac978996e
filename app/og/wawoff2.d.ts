declare module 'wawoff2' {
  /** A TrueType font as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** The TrueType font in a WOFF2 file. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}

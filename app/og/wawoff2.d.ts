declare module 'wawoff2' {
  /** Compresses a TrueType font as WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** Returns the TrueType font in a WOFF2 file. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}

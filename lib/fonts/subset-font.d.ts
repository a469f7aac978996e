declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff2';
    /** Records of the font's name table that stay besides those of its family and style. */
    preserveNameIds?: readonly number[];
    /** Tags of the layout features that stay, instead of all. */
    keepFeatures?: readonly string[];
    /** What is left of an axis, by its tag: one place on it or a stretch. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** A font that draws the characters of `text` alone. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}

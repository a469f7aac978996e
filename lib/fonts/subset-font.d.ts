declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff2';
    /** IDs of the name records to keep, besides those of the family and the style. */
    preserveNameIds?: readonly number[];
    /** Tags of the layout features to keep; the default is all. */
    keepFeatures?: readonly string[];
    /** The value or the range to which an axis is limited, by the axis's tag. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Returns the font with only the glyphs for the characters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}

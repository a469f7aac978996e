declare module 'subset-font' {
  interface Options {
    /** IDs of the name records to keep, besides those of the family and the style. */
    preserveNameIds?: readonly number[];
    /** Tags of the layout features to keep; the default is all. */
    keepFeatures?: readonly string[];
    /** Whether to leave out glyphs that only take the place of others, such as ligatures. */
    noLayoutClosure?: boolean;
    /** Leaves out what fits outlines to the pixels of coarse screens, a third of a font. */
    noHinting?: boolean;
    /** The ranges to which axes are limited, by the axis's tag. */
    variationAxes?: Record<string, { min: number; max: number }>;
    /** The default is the font's own format; `sfnt` is TrueType. */
    targetFormat?: 'woff2' | 'sfnt';
  }
  /** Returns the font with only the glyphs for the characters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}

declare module 'wawoff2' {
  /** Returns the TrueType font in a WOFF2 file. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}

/** Widths of a project's picture, in px: from a card on a phone to the wide card at 2x pixel density. */
export const COVER_WIDTHS = [480, 800, 1200, 1600] as const;

/** One of the owner's pictures, with the copies that the build makes of it. */
export interface OwnPicture {
  /** The fallback copy, for every browser and screen. */
  src: string;
  /** Copies in AVIF, as a `srcset`; none in `npm run dev`. */
  avif?: string;
  /** Size of the original picture, in px. */
  width: number;
  height: number;
}

/** Folder of the copies: in `.next/` while pages are rendered (site/pictures.ts), then in the export. */
export const PICTURES_FOLDER = '_next/static/pictures';

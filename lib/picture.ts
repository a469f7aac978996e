/** Widths in which a picture of another host is requested, in px: from a card on a phone to the wide card at 2x pixel density. */
export const COVER_WIDTHS = [480, 800, 1200, 1600] as const;

/** Widths of the copies of the owner's pictures in covers and texts, in px: for phones, and for a page's column. */
export const PICTURE_WIDTHS = [800, 1440] as const;

/** One of the owner's pictures or films, with the files that the build makes of it. */
export interface OwnPicture {
  /** The fallback copy, for every browser and screen; the only file of a drawing. Of a film it is the poster, if any. */
  src: string;
  /** Copies in AVIF, as a `srcset`; none in `npm run dev`. */
  avif?: string;
  /** The first picture of an animation, for visitors who prefer less motion. */
  still?: string;
  /** The largest copy, which a press on a picture in a text shows. */
  largest?: string;
  /** The picture for the dark theme, if there are two. */
  dark?: OwnPicture;
  film?: {
    src: string;
    type: string;
    captions: readonly { src: string; language: string; label: string }[];
    /** Whether it has no audio track. */
    isSilent: boolean;
  };
  /** Size of the original picture, or of the part of it that was cropped, in px. */
  width: number;
  height: number;
  /** How many times as wide it is as the part that the first screen shows. */
  zoom?: number;
}

/** The corner of a screenshot where it is read first. */
export type Corner = 'left' | 'right';

/** The part of a screenshot on the first screen: its size on a usual screen, and the widths at which it is shown, in px. */
export const HERO_PART = { width: 800, height: 750, shown: 564, onPhone: 640 };

/** What is behind a logo. */
export type LogoGround = 'theme' | 'light' | 'dark';

/** Folder of the copies: in `.next/` while pages are rendered (site/picture-copies.ts), then in the export. */
export const PICTURES_FOLDER = '_next/static/pictures';

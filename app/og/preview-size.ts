/** Width and height of a preview image in px: what Open Graph's readers show without cropping. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

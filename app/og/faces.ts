import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Font, Face as HarfBuzzFace, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
// biome-ignore lint/style/noRestrictedImports: all images are set in the site's fonts.
import { content } from '@/lib/content/content';
import { chooseFonts, type FontFace } from '@/lib/fonts/choose';

/** A font at the weight of the site's headings. */
export interface Face {
  font: Font;
  /** Units of the font to one em. */
  unitsPerEm: number;
  /** Space between letters in em; joined scripts take none. */
  tracking: number;
  /** Space from one line to the next, in em. */
  leading: number;
  /** The code points it can draw. */
  covers: ReadonlySet<number>;
}

/** What a face takes over. */
type Setting = Pick<Face, 'tracking' | 'leading'>;

/** How the headings' files are set. */
const USUAL: Setting = { tracking: -0.03, leading: 1.04 };

/**
 * Letters with marks above and below need more space between lines: stacked Vietnamese ones some,
 * Arabic ones most.
 */
const SETTINGS: Record<string, Setting> = {
  vietnamese: { tracking: -0.03, leading: 1.1 },
  arabic: { tracking: 0, leading: 1.3 },
};

/** The weight of headings. A font of one weight is left at that. */
const WEIGHT = 640;

async function loadFace({ file, pinned = WEIGHT }: FontFace, { tracking, leading }: Setting): Promise<Face> {
  const packed = await readFile(join(process.cwd(), 'node_modules', file));
  const face = new HarfBuzzFace(new Blob(await decompress(packed)));
  const font = new Font(face);
  font.setVariations([new Variation('wght', pinned)]);
  return { font, unitsPerEm: face.upem, tracking, leading, covers: new Set(face.collectUnicodes()) };
}

const { heading } = chooseFonts(content.brand.fonts, content.site.language);

/** The fonts of the preview images, in the order in which they are asked for a letter. */
export const faces: Promise<readonly Face[]> = Promise.all(
  heading.map((face) => loadFace(face, SETTINGS[face.subset] ?? USUAL)),
);

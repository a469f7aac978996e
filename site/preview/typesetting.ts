import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import bidiFactory from 'bidi-js';
import { decompress } from 'wawoff2';
import type { ChosenFonts } from '@/lib/fonts/choose';
import { type FontFace, shownCharacters } from '@/lib/fonts/packages';
import type { Direction } from '@/lib/language/writing-systems';
import type { Site } from '@/lib/site';
import { unbrokenParts } from './line-breaks';

/** The box for a text; all lengths in px. */
interface Box {
  width: number;
  height: number;
  /** Maximum number of lines. */
  lines: number;
  /** Maximum font size, a multiple of `FONT_SIZE_STEP`. */
  largest: number;
}

/** Letter spacing and line height, in em. Letters with marks above and below need more height; some letters are joined. */
const USUAL = { tracking: -0.03, leading: 1.04 };
const SETTINGS: Record<string, typeof USUAL> = {
  vietnamese: { tracking: -0.03, leading: 1.1 },
  arabic: { tracking: 0, leading: 1.3 },
};

/** The step between font sizes, in px. */
const FONT_SIZE_STEP = 2;

type Face = Awaited<ReturnType<typeof loadFaces>>[number];

/** A font at the boldest weight that the site uses of it, which is that of headings. */
async function loadFace({ file, subset, axis }: FontFace) {
  // Only what sets texts loads the shaper, which Jest can't load.
  const harfbuzz = await import('harfbuzzjs');
  const packed = await readFile(join(process.cwd(), 'node_modules', file));
  const face = new harfbuzz.Face(new harfbuzz.Blob(await decompress(packed)));
  const font = new harfbuzz.Font(face);
  if (axis) font.setVariations([new harfbuzz.Variation('wght', axis.max)]);
  return {
    harfbuzz,
    font,
    unitsPerEm: face.upem,
    codePoints: [...face.collectUnicodes()],
    /** The outlines of glyphs that were drawn before. */
    drawn: new Map<number, string>(),
    ...(SETTINGS[subset] ?? USUAL),
  };
}

/** The font faces of the preview images, first choice first. */
export type Faces = readonly Face[];

/** The fonts by their files and weights, because the pages of a build share them. */
const loadedFonts = new Map<string, ReturnType<typeof loadFace>>();

function loadOnce(face: FontFace) {
  const key = `${face.file} ${face.axis?.max}`;
  const loading = loadedFonts.get(key) ?? loadFace(face);
  loadedFonts.set(key, loading);
  return loading;
}

/** Loads the faces of one of a site's fonts, by default that of headings and preview images. */
export async function loadFaces({ fonts }: Site, family: keyof ChosenFonts = 'headingFont') {
  const faces = fonts.chosen[family];
  const loaded = await Promise.all(faces.map(loadOnce));
  const shown = shownCharacters(
    faces,
    loaded.map(({ codePoints }) => codePoints),
  );
  return loaded.map((face, index) => ({ ...face, shown: shown[index] ?? new Set<number>() }));
}

const bidi = bidiFactory();
/** An emoji of several code points is one grapheme. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Invisible characters, which need no glyph: joiners, direction marks, variation selectors. */
const UNSEEN = /^[\p{Cf}\p{Variation_Selector}]$/u;

function canDraw(face: Face, grapheme: string): boolean {
  return [...grapheme].every((character) => face.shown.has(character.codePointAt(0) ?? 0) || UNSEEN.test(character));
}

/** A text without the graphemes that no face has glyphs for, such as emoji. `npm run check` names the missing letters. */
export function drawable(text: string, faces: Faces): string {
  const drawableGraphemes = Array.from(graphemes.segment(text), ({ segment }) => segment).filter(
    (grapheme) => grapheme.trim() === '' || faces.some((face) => canDraw(face, grapheme)),
  );
  // Otherwise a name whose letters are missing could become a single hyphen.
  return drawableGraphemes.some((grapheme) => /[\p{L}\p{N}]/u.test(grapheme))
    ? drawableGraphemes.join('').replace(/\s+/g, ' ').trim()
    : '';
}

/**
 * Splits a text into runs of one direction and one face. A character other than a letter stays in the last face if that
 * has its glyph.
 */
function findRuns(text: string, levels: Uint8Array, faces: Faces) {
  const runs: { start: number; length: number; level: number; face: Face }[] = [];
  for (const { segment, index: start } of graphemes.segment(text)) {
    const level = levels[start] ?? 0;
    const last = runs.at(-1);
    const neighbour = last?.level === level ? last : undefined;
    const stays = neighbour && !/\p{L}/u.test(segment) && canDraw(neighbour.face, segment);
    const face = stays ? neighbour.face : faces.find((candidate) => canDraw(candidate, segment));
    if (neighbour && neighbour.face === face) neighbour.length = start + segment.length - neighbour.start;
    else if (face) runs.push({ start, length: segment.length, level, face });
  }
  return runs;
}

/**
 * Lays out one line at a font size of one unit: chooses faces, shapes glyphs and reorders bidirectional runs.
 *
 * @param direction The line's base direction, whatever its first letter is.
 * @returns its width, its line height, how far it reaches below the baseline, and the SVG elements of its glyphs, with
 * the baseline at y = 0.
 */
export function setLine(text: string, direction: Direction, faces: Faces) {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  // A run's characters stay adjacent, so that its first character gives the run's visual position from left to right.
  const order = bidi.getReorderedIndices(text, embedding);
  const runs = findRuns(text, embedding.levels, faces).sort(
    (one, other) => order.indexOf(one.start) - order.indexOf(other.start),
  );
  let outlines = '';
  let width = 0;
  let depth = 0;
  for (const { start, length, level, face } of runs) {
    const { Buffer: GlyphBuffer, Direction: GlyphDirection, shape } = face.harfbuzz;
    const buffer = new GlyphBuffer();
    buffer.addText(text, start, length);
    buffer.setDirection(level % 2 === 1 ? GlyphDirection.RTL : GlyphDirection.LTR);
    buffer.guessSegmentProperties();
    shape(face.font, buffer);
    const scale = 1 / face.unitsPerEm;
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = face.drawn.get(glyph) ?? face.font.glyphToPath(glyph);
      face.drawn.set(glyph, outline);
      const place = `${(width + xOffset * scale).toFixed(4)} ${(-yOffset * scale).toFixed(4)}`;
      const { yBearing = 0, height = 0 } = face.font.glyphExtents(glyph) ?? {};
      depth = Math.max(depth, -(yBearing + height + yOffset) * scale);
      if (outline) outlines += `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${outline}"/>`;
      width += xAdvance * scale + (xAdvance > 0 ? face.tracking : 0);
    }
  }
  return { width, leading: Math.max(1, ...runs.map(({ face }) => face.leading)), depth, outlines };
}

/** Breaks parts into `count` lines so that the widest line is as narrow as possible. */
function balance(segments: readonly string[], count: number, measure: (line: string) => number): string[] {
  if (count === 1) return [segments.join('').trimEnd()];
  const widest = (lines: readonly string[]) => Math.max(...lines.map(measure));
  return Array.from({ length: segments.length - count + 1 }, (_, index) => [
    ...balance(segments.slice(0, index + 1), 1, measure),
    ...balance(segments.slice(index + 1), count - 1, measure),
  ]).reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}

/**
 * Lays out a text in its box at the largest size that fits, in the fewest lines that this size needs, with balanced
 * widths. Size and line height are in px.
 */
export function fitText(text: string, direction: Direction, box: Box, faces: Faces) {
  const whole = drawable(text, faces);
  const { leading } = setLine(whole, direction, faces);
  const linesByText = new Map<string, ReturnType<typeof setLine>>();
  const set = (line: string) => {
    const result = linesByText.get(line) ?? setLine(line, direction, faces);
    linesByText.set(line, result);
    return result;
  };
  const segments = whole ? unbrokenParts(whole) : [''];
  return Array.from({ length: Math.min(box.lines, segments.length) }, (_, index) => {
    const lines = balance(segments, index + 1, (line) => set(line).width).map(set);
    const widest = Math.max(...lines.map(({ width }) => width));
    const most = Math.min(box.largest, box.width / widest, box.height / (lines.length * leading));
    const size = Math.max(FONT_SIZE_STEP, Math.floor(most / FONT_SIZE_STEP) * FONT_SIZE_STEP);
    return { size, leading: leading * size, lines };
  }).reduce((best, layout) => (layout.size > best.size ? layout : best));
}

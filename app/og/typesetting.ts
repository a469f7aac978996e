import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import bidiFactory from 'bidi-js';
import * as harfbuzz from 'harfbuzzjs';
import { decompress } from 'wawoff2';
// biome-ignore lint/style/noRestrictedImports: previews use the fonts that the content names.
import { content } from '@/lib/content/content';
import { chooseFonts } from '@/lib/fonts/choose';
import type { FontFace } from '@/lib/fonts/packages';
import type { Direction } from '@/lib/writing-systems';

/** A font at the weight of the site's headings. */
interface Face {
  font: harfbuzz.Font;
  /** The font's units per em. */
  unitsPerEm: number;
  /** Letter spacing in em; 0 for scripts with joined letters. */
  tracking: number;
  /** Line height, in em. */
  leading: number;
  /** The code points that the font has. */
  covers: ReadonlySet<number>;
}

/** A text as outlines, at a font size of one unit. */
interface SetLine {
  /** Advance width in em. */
  width: number;
  /** Line height in em, the largest of its faces. */
  leading: number;
  /** SVG elements of its glyphs, with the baseline at y = 0. */
  outlines: string;
}

/** A text in a box; all lengths in px. */
export interface FittedText {
  /** Font size. */
  size: number;
  /** Line height. */
  leading: number;
  lines: SetLine[];
}

/** The box for a text; all lengths in px. */
interface Box {
  width: number;
  height: number;
  /** Maximum number of lines. */
  lines: number;
  /** Maximum font size. */
  largest: number;
}

/** Letters with marks above and below, such as Vietnamese and Arabic ones, need more line height. */
const USUAL = { tracking: -0.03, leading: 1.04 };
const SETTINGS: Record<string, typeof USUAL> = {
  vietnamese: { tracking: -0.03, leading: 1.1 },
  arabic: { tracking: 0, leading: 1.3 },
};

/** The step between font sizes, in px. */
const STEP = 2;

async function loadFace({ file, subset, axis }: FontFace): Promise<Face> {
  const packed = await readFile(join(process.cwd(), 'node_modules', file));
  const face = new harfbuzz.Face(new harfbuzz.Blob(await decompress(packed)));
  const font = new harfbuzz.Font(face);
  if (axis) font.setVariations([new harfbuzz.Variation('wght', axis.min)]);
  const setting = SETTINGS[subset] ?? USUAL;
  return { font, unitsPerEm: face.upem, covers: new Set(face.collectUnicodes()), ...setting };
}

/** The font faces of the preview images, first choice first. */
export const faces: Promise<readonly Face[]> = Promise.all(
  chooseFonts(content.brand.fonts, content.site.language).headingFont.map(loadFace),
);

interface Run {
  start: number;
  end: number;
  level: number;
  face: Face;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a text into graphemes: an emoji of several code points is one. */
const split = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Invisible characters, which need no glyph: joiners, direction marks, variation selectors. */
const UNSEEN = /^[\p{Cf}\p{Variation_Selector}]$/u;

function canDraw(face: Face, grapheme: string): boolean {
  return [...grapheme].every((character) => face.covers.has(character.codePointAt(0) ?? 0) || UNSEEN.test(character));
}

/** The graphemes of a text that no face has glyphs for, such as emoji. */
export function undrawable(text: string, faces: readonly Face[]): string[] {
  return split(text).filter((grapheme) => grapheme.trim() !== '' && !faces.some((face) => canDraw(face, grapheme)));
}

/** A text without its undrawable graphemes. */
function drawable(text: string, faces: readonly Face[]): string {
  const left = new Set(undrawable(text, faces));
  const kept = split(text).filter((grapheme) => !left.has(grapheme));
  return kept.join('').replace(/\s+/g, ' ').trim();
}

/**
 * Splits a text into runs of one direction and one face. A character other than a letter stays in the last face if that
 * has its glyph.
 */
function findRuns(text: string, levels: Uint8Array, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const grapheme of split(text)) {
    const last = runs.at(-1);
    const level = levels[at] ?? 0;
    const first = faces.find((face) => canDraw(face, grapheme)) ?? faces[0];
    const isLetter = /\p{L}/u.test(grapheme);
    const face = last && last.level === level && !isLetter && canDraw(last.face, grapheme) ? last.face : first;
    const end = at + grapheme.length;
    if (last && face === last.face && level === last.level) last.end = end;
    else if (face) runs.push({ start: at, end, level, face });
    at = end;
  }
  return runs;
}

/**
 * Lays out one line: chooses faces, shapes glyphs and reorders bidirectional runs.
 *
 * @param direction The line's base direction, whatever its first letter is.
 */
export function setLine(text: string, faces: readonly Face[], direction: Direction): SetLine {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  // A run's characters stay adjacent, so that its first character gives the run's visual position from left to right.
  const order = bidi.getReorderedIndices(text, embedding);
  const runs = findRuns(text, embedding.levels, faces).sort(
    (one, other) => order.indexOf(one.start) - order.indexOf(other.start),
  );
  const glyphs: string[] = [];
  let width = 0;
  for (const { start, end, level, face } of runs) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text, start, end - start);
    buffer.setDirection(level % 2 === 1 ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    buffer.guessSegmentProperties();
    harfbuzz.shape(face.font, buffer);
    const scale = 1 / face.unitsPerEm;
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = face.font.glyphToPath(glyph);
      if (outline) {
        const place = `${(width + xOffset * scale).toFixed(4)} ${(-yOffset * scale).toFixed(4)}`;
        glyphs.push(`<path transform="translate(${place}) scale(${scale} ${-scale})" d="${outline}"/>`);
      }
      width += xAdvance * scale + (xAdvance > 0 ? face.tracking : 0);
    }
  }
  return { width, leading: Math.max(1, ...runs.map((run) => run.face.leading)), outlines: glyphs.join('') };
}

/** Breaks words into `count` lines so that the widest line is as narrow as possible. */
function balance(words: readonly string[], measure: (text: string) => number, count: number): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(' ')];
  let best: { lines: string[]; widest: number } | undefined;
  for (let taken = 1; taken <= words.length - (count - 1); taken++) {
    const first = words.slice(0, taken).join(' ');
    const rest = balance(words.slice(taken), measure, count - 1);
    const widest = Math.max(measure(first), ...rest.map(measure));
    if (!best || widest < best.widest) best = { lines: [first, ...rest], widest };
  }
  return best?.lines ?? [words.join(' ')];
}

/**
 * Lays out a text in its box at the largest size that fits, in the fewest lines that this size needs, with balanced
 * widths.
 */
export function fitText(text: string, faces: readonly Face[], direction: Direction, box: Box): FittedText {
  const whole = drawable(text, faces);
  const widths = new Map<string, number>();
  const measure = (part: string) => {
    const width = widths.get(part) ?? setLine(part, faces, direction).width;
    widths.set(part, width);
    return width;
  };
  const words = whole.split(' ');
  const { leading } = setLine(whole, faces, direction);
  const layouts = Array.from({ length: Math.min(box.lines, words.length) }, (_, index) => {
    const lines = balance(words, measure, index + 1);
    return { lines, width: Math.max(...lines.map(measure)) };
  });
  let size = box.largest;
  const fits = ({ lines, width }: (typeof layouts)[number]) =>
    width * size <= box.width && lines.length * leading * size <= box.height;
  while (size > STEP && !layouts.some(fits)) size -= STEP;
  const { lines } = layouts.find(fits) ?? { lines: [whole] };
  return { size, leading: leading * size, lines: lines.map((line) => setLine(line, faces, direction)) };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import bidiFactory from 'bidi-js';
import * as harfbuzz from 'harfbuzzjs';
import { decompress } from 'wawoff2';
// biome-ignore lint/style/noRestrictedImports: all images are set in the site's fonts.
import { content } from '@/lib/content/content';
import { chooseFonts, type FontFace } from '@/lib/fonts/choose';
import type { Direction } from '@/lib/writing-systems';

/** A font at the weight of the site's headings. */
interface Face {
  font: harfbuzz.Font;
  /** Units of the font to one em. */
  unitsPerEm: number;
  /** Space between letters in em; joined scripts take none. */
  tracking: number;
  /** Space from one line to the next, in em. */
  leading: number;
  /** The code points it can draw. */
  covers: ReadonlySet<number>;
}

/** A text as outlines, at a size of one unit to the em. */
interface SetLine {
  /** Advance width in em. */
  width: number;
  /** Distance to the line below it in em, the largest of its faces. */
  leading: number;
  /** SVG elements of its glyphs, the baseline at y = 0. */
  outlines: string;
}

/** A text set into a box; every length in px. */
export interface FittedText {
  /** Size of one em. */
  size: number;
  /** From one baseline to the next. */
  leading: number;
  lines: SetLine[];
}

/** The box a text has to stay in; every length in px. */
interface Box {
  width: number;
  height: number;
  /** How many lines it may take. */
  lines: number;
  /** The size it is set in when there is room. */
  largest: number;
}

/** How headings are set. Letters with marks above and below, such as Vietnamese and Arabic ones, need more space between lines. */
const USUAL = { tracking: -0.03, leading: 1.04 };
const SETTINGS: Record<string, typeof USUAL> = {
  vietnamese: { tracking: -0.03, leading: 1.1 },
  arabic: { tracking: 0, leading: 1.3 },
};

/** The weight of headings. A font of one weight is left at that. */
const WEIGHT = 640;

/** How much smaller each next size is that is tried, in px. */
const STEP = 2;

async function loadFace({ file, subset, pinned = WEIGHT }: FontFace): Promise<Face> {
  const packed = await readFile(join(process.cwd(), 'node_modules', file));
  const face = new harfbuzz.Face(new harfbuzz.Blob(await decompress(packed)));
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', pinned)]);
  const setting = SETTINGS[subset] ?? USUAL;
  return { font, unitsPerEm: face.upem, covers: new Set(face.collectUnicodes()), ...setting };
}

/** The fonts of the preview images, in the order in which they are asked for a letter. */
export const faces: Promise<readonly Face[]> = Promise.all(
  chooseFonts(content.brand.fonts, content.site.language).heading.map(loadFace),
);

interface Run {
  start: number;
  end: number;
  level: number;
  face: Face;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The characters of a text as people count them: an emoji of several code points is one. */
const split = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Invisible characters that no font needs a glyph for: joiners, direction marks, variation selectors. */
const UNSEEN = /^[\p{Cf}\p{Variation_Selector}]$/u;

function canDraw(face: Face, grapheme: string): boolean {
  return [...grapheme].every((character) => face.covers.has(character.codePointAt(0) ?? 0) || UNSEEN.test(character));
}

/** The characters of a text that none of the faces can draw, such as emoji. */
export function undrawable(text: string, faces: readonly Face[]): string[] {
  return split(text).filter((grapheme) => grapheme.trim() !== '' && !faces.some((face) => canDraw(face, grapheme)));
}

/** A text without the characters that none of the faces can draw. */
function drawable(text: string, faces: readonly Face[]): string {
  const left = new Set(undrawable(text, faces));
  const kept = split(text).filter((grapheme) => !left.has(grapheme));
  return kept.join('').replace(/\s+/g, ' ').trim();
}

/** Stretches of one direction and one face. A face is kept while it can draw what follows. */
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

/** Runs from left to right as they are seen (Unicode Bidirectional Algorithm, rule L2). */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to++;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}

/**
 * Sets one line: fonts chosen, letters joined, directions put in order.
 *
 * @param direction which way the line runs, whatever letters it begins with.
 */
export function setLine(text: string, faces: readonly Face[], direction: Direction): SetLine {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs = inVisualOrder(findRuns(text, levels, faces));
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

/** The words on `count` lines whose widest one is as narrow as can be. */
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

/** Sets a text as large as its box allows, on the fewest lines that do and balanced. It never leaves the box. */
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

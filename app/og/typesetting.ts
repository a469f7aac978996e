import bidiFactory from 'bidi-js';
import { Buffer, Direction, shape } from 'harfbuzzjs';
import { splitGraphemes } from '@/lib/graphemes';
import type { Direction as TextDirection } from '@/lib/language-direction';
import type { Face } from './faces';

/** A text as outlines, at a size of one unit to the em. */
export interface SetLine {
  /** Advance width in em. */
  width: number;
  /** Distance to the line below it in em, the largest of its faces. */
  leading: number;
  /** SVG elements of its glyphs, the baseline at y = 0. */
  outlines: string;
}

interface Run {
  start: number;
  end: number;
  level: number;
  face: Face;
}

const bidi = bidiFactory();

/** Invisible characters that no font needs a glyph for: joiners, direction marks, variation selectors. */
const UNSEEN = /^[\p{Cf}\p{Variation_Selector}]$/u;

function canDraw(face: Face, grapheme: string): boolean {
  return [...grapheme].every((character) => face.covers.has(character.codePointAt(0) ?? 0) || UNSEEN.test(character));
}

/** The characters of a text that none of the faces can draw, such as emoji. */
export function undrawable(text: string, faces: readonly Face[]): string[] {
  return splitGraphemes(text).filter(
    (grapheme) => grapheme.trim() !== '' && !faces.some((face) => canDraw(face, grapheme)),
  );
}

/** A text without the characters that none of the faces can draw. */
export function drawable(text: string, faces: readonly Face[]): string {
  const left = new Set(undrawable(text, faces));
  return splitGraphemes(text)
    .filter((grapheme) => !left.has(grapheme))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Stretches of one direction and one face. A face is kept while it can draw what follows. */
function findRuns(text: string, levels: Uint8Array, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const grapheme of splitGraphemes(text)) {
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
export function setLine(text: string, faces: readonly Face[], direction: TextDirection): SetLine {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs = inVisualOrder(findRuns(text, levels, faces));
  const glyphs: string[] = [];
  let width = 0;
  for (const { start, end, level, face } of runs) {
    const buffer = new Buffer();
    buffer.addText(text, start, end - start);
    buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
    buffer.guessSegmentProperties();
    shape(face.font, buffer);
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

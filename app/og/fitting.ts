import { splitGraphemes } from '@/lib/graphemes';
import type { Direction } from '@/lib/language-direction';
import { ELLIPSIS, longestBeginning } from '@/lib/truncate';
import type { Face } from './faces';
import { drawable, type SetLine, setLine } from './typesetting';

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
  /** How many lines it may take, whatever the height. */
  lines?: number;
  /** The size it is set in when there is room. */
  largest: number;
  /** The size below which it is cut rather than shrunk. */
  smallest: number;
}

/** How much smaller each next size is that is tried, in px. */
const STEP = 2;

/** How many lines the words fill when each line takes what it can; nothing once they are more than fit. */
function countLines(
  words: readonly string[],
  measure: (text: string) => number,
  { width, hasRoomFor }: { width: number; hasRoomFor: (lines: number) => boolean },
): number | undefined {
  let lines = 1;
  let line = '';
  for (const word of words) {
    if (!hasRoomFor(lines)) return undefined;
    const longer = line ? `${line} ${word}` : word;
    if (line && measure(longer) > width) {
      lines++;
      line = word;
    } else line = longer;
  }
  return hasRoomFor(lines) ? lines : undefined;
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

/** Cuts words that are wider than a line into pieces that fit, between characters. */
function breakWords(words: readonly string[], measure: (text: string) => number, width: number): string[] {
  return words.flatMap((word) => {
    const pieces = [''];
    for (const grapheme of splitGraphemes(word)) {
      const last = pieces.at(-1) ?? '';
      if (last && measure(last + grapheme) > width) pieces.push(grapheme);
      else pieces[pieces.length - 1] = last + grapheme;
    }
    return pieces;
  });
}

/** The beginning of a text that fits on a line with an ellipsis behind it. */
function shorten(text: string, measure: (text: string) => number, width: number): string {
  const shortened = (beginning: string) => beginning.trimEnd() + ELLIPSIS;
  return shortened(longestBeginning(splitGraphemes(text), (beginning) => measure(shortened(beginning)) <= width));
}

/**
 * Sets a text as large as its box allows, on balanced lines. A long text
 * shrinks; one that is too long even for the smallest size breaks within words
 * and ends in an ellipsis. It never leaves the box.
 */
export function fitText(
  text: string,
  faces: readonly Face[],
  direction: Direction,
  { width, height, lines: limit = Number.POSITIVE_INFINITY, largest, smallest }: Box,
): FittedText {
  const whole = drawable(text, faces);
  const widths = new Map<string, number>();
  const measure = (part: string) => {
    const known = widths.get(part) ?? setLine(part, faces, direction).width;
    widths.set(part, known);
    return known;
  };
  const words = whole.split(' ');
  const { leading } = setLine(whole, faces, direction);
  const set = (lines: readonly string[], size: number): FittedText => ({
    size,
    leading: leading * size,
    lines: lines.map((line) => setLine(line, faces, direction)),
  });
  for (let size = largest; size >= smallest; size -= STEP) {
    const room = width / size;
    if (words.some((word) => measure(word) > room)) continue;
    const hasRoomFor = (lines: number) => lines <= limit && lines * leading * size <= height;
    const count = countLines(words, measure, { width: room, hasRoomFor });
    if (count) return set(balance(words, measure, count), size);
  }
  const room = width / smallest;
  const most = Math.min(limit, Math.max(1, Math.floor(height / (leading * smallest))));
  const lines: string[] = [];
  for (const piece of breakWords(words, measure, room)) {
    const longer = [lines.at(-1), piece].filter(Boolean).join(' ');
    if (lines.length > 0 && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  if (lines.length <= most) return set(lines, smallest);
  const last = lines.slice(most - 1).join(' ');
  return set([...lines.slice(0, most - 1), shorten(last, measure, room)], smallest);
}

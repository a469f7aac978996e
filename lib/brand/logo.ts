import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '../content/schema';
import { publicFile, themeFiles } from '../picture-companions';
import type { Palette } from './colors';

/** The source of an SVG for each theme. */
type Drawings = Record<'light' | 'dark', string>;

/** The owner's logo, which takes the star's place, and its size in the header, in px. */
export interface Logo extends Drawings {
  width: number;
  height: number;
  hidesName: boolean;
  /** What icons show. */
  icon: Drawings;
}

/** The most bytes of a logo, which every page loads. */
const MOST_BYTES = 30_000;

/** The most space of a logo in the header, in px. */
const BOXES = { beside: { width: 120, height: 28 }, alone: { width: 200, height: 36 } };

/** The start tag that browsers need in an SVG file. `viewBox` has its size. */
const ROOT =
  /<svg\s(?=[^>]*xmlns=["']http:\/\/www\.w3\.org\/2000\/svg["'])[^>]*?viewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+(?<width>[\d.]+)[\s,]+(?<height>[\d.]+)\s*["']/;

/** What is wrong with an SVG file as a logo, as the rest of a sentence. */
export function logoFault(file: string): string | undefined {
  const source = readSvg(file);
  const bytes = Buffer.byteLength(source);
  if (bytes > MOST_BYTES)
    return `has ${bytes} bytes in ${file}, and every page loads it; simplify it to ${MOST_BYTES} at most, without embedded pictures or fonts`;
  return ROOT.test(source)
    ? undefined
    : `is no SVG with xmlns and viewBox in its <svg> (${file}); export it again from a drawing program`;
}

/** The logo that `content/brand.ts` names, with each theme's colour of text; `undefined` until its files are right. */
export function readLogo({ logo }: Pick<Brand, 'logo'>, palette: Palette): Logo | undefined {
  if (!logo) return undefined;
  const { src, icon = src, hidesName = false } = logo;
  const drawings = readDrawings(src, palette);
  const size = ROOT.exec(drawings.light)?.groups;
  if (!size) return undefined;
  const box = BOXES[hidesName ? 'alone' : 'beside'];
  const scale = Math.min(box.width / Number(size.width), box.height / Number(size.height));
  const [width = 0, height = 0] = [size.width, size.height].map((side) => Math.round(Number(side) * scale));
  return { ...drawings, width, height, hidesName, icon: readDrawings(icon, palette) };
}

function readDrawings(src: string, palette: Palette): Drawings {
  const file = publicFile(src);
  const [light, dark] = themeFiles(file) ?? [file, file];
  return {
    light: readSvg(light).replace(/currentColor/gi, palette.light.ink),
    dark: readSvg(dark).replace(/currentColor/gi, palette.dark.ink),
  };
}

/** A file's text, or an empty text if the file is missing, as the checks then say. */
function readSvg(name: string): string {
  const file = path.join(process.cwd(), name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

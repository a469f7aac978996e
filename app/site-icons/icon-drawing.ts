import sharp from 'sharp';
import { drawMark } from '@/lib/star-geometry';
import { type Colors, dark, light } from '@/styles/palette';

/** The shape of the tile the star stands on. */
interface IconShape {
  /** Outer radius of the star as a part of the icon's side. */
  star: number;
  /** Radius of the tile's corners as a part of the icon's side; 0 where the system rounds them itself. */
  corner: number;
}

const ICON = { star: 0.4, corner: 0.22 } satisfies IconShape;

/** Apple's home screen rounds the corners itself. */
const TOUCH_ICON = { star: 0.38, corner: 0 } satisfies IconShape;

/** A launcher may cut away all but a circle of 40 % of the side (W3C Web App Manifest, safe zone). */
const MASKABLE_ICON = { star: 0.33, corner: 0 } satisfies IconShape;

/** Side of the drawing in its own units. */
const SIDE = 64;

function colors({ accent, page }: Colors): string {
  return `.tile{fill:${accent}}.star{fill:${page}}`;
}

function drawIcon({ star, corner }: IconShape, style: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}">`,
    `<style>${style}</style>`,
    `<rect class="tile" x="${-SIDE / 2}" y="${-SIDE / 2}" width="${SIDE}" height="${SIDE}" rx="${corner * SIDE}"/>`,
    `<path class="star" d="${drawMark(star * SIDE)}"/></svg>`,
  ].join('');
}

/** The icon as SVG that follows the browser's colour scheme. */
export function schemeIcon(): string {
  return drawIcon(ICON, `${colors(light)}@media (prefers-color-scheme:dark){${colors(dark)}}`);
}

/** An icon as PNG, `side` px wide and high. */
async function renderIcon(shape: IconShape, side: number): Promise<Buffer> {
  const drawing = Buffer.from(drawIcon(shape, colors(light)));
  // At 72 dpi sharp draws one px to a unit; it is to draw at the final size instead of enlarging pixels.
  return sharp(drawing, { density: (72 * side) / SIDE })
    .resize(side, side)
    .png({ effort: 10 })
    .toBuffer();
}

/** The icons as PNG, by file name; their sides are what browsers, Apple and the manifest ask for, in px. */
export const iconImages = {
  'icon-16': () => renderIcon(ICON, 16),
  'icon-32': () => renderIcon(ICON, 32),
  'icon-48': () => renderIcon(ICON, 48),
  'icon-192': () => renderIcon(ICON, 192),
  'icon-512': () => renderIcon(ICON, 512),
  'icon-maskable-512': () => renderIcon(MASKABLE_ICON, 512),
  'apple-touch-icon': () => renderIcon(TOUCH_ICON, 180),
} satisfies Record<string, () => Promise<Buffer>>;

import sharp from 'sharp';
import type { Colors } from '@/lib/brand/colors';
import { drawMark } from '@/lib/brand/geometry';
import type { Site } from '@/lib/site';

/** A star on a tile: the star's outer radius and that of the tile's corners, relative to the icon's width. */
type IconShape = Record<'star' | 'corner', number>;

/** The icon of browsers and search results. */
export const ICON: IconShape = { star: 0.4, corner: 0.22 };

/** Apple's home screen rounds the corners itself. */
export const TOUCH_ICON: IconShape = { star: 0.38, corner: 0 };

/** A launcher may crop to a circle with a radius of 40 % of the width (W3C Web App Manifest, safe zone). */
export const MASKABLE_ICON: IconShape = { star: 0.33, corner: 0 };

/** Width of the drawing in its own units. */
const ICON_SIDE = 64;

function colors({ accent, page }: Colors): string {
  return `.tile{fill:${accent}}.star{fill:${page}}`;
}

function drawIcon({ star, corner }: IconShape, style: string, { brand }: Site): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-ICON_SIDE / 2} ${-ICON_SIDE / 2} ${ICON_SIDE} ${ICON_SIDE}">`,
    `<style>${style}</style>`,
    `<rect class="tile" x="${-ICON_SIDE / 2}" y="${-ICON_SIDE / 2}" width="${ICON_SIDE}" height="${ICON_SIDE}" rx="${corner * ICON_SIDE}"/>`,
    `<path class="star" d="${drawMark(star * ICON_SIDE, brand.star)}"/></svg>`,
  ].join('');
}

/** The icon as SVG, in the colours of the browser's colour scheme. */
export function schemeIcon(site: Site): string {
  const { light, dark } = site.brand.palette;
  return drawIcon(ICON, `${colors(light)}@media (prefers-color-scheme:dark){${colors(dark)}}`, site);
}

/** An icon as PNG, `side` px wide and high. */
export async function renderIcon(shape: IconShape, side: number, site: Site): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = Buffer.from(drawIcon(shape, colors(site.brand.palette.light), site));
  // At 72 dpi, sharp draws one px per unit. Drawing at the final size avoids enlarging pixels.
  const image = sharp(drawing, { density: (72 * side) / ICON_SIDE }).resize(side, side);
  return new Uint8Array(await image.png({ effort: 10 }).toBuffer());
}

import sharp from 'sharp';
import { drawMark } from '@/lib/brand/geometry';
import type { Site } from '@/lib/site';

/** A star or a logo on a tile: the star's outer radius, the logo's side and the tile's corners, relative to the width. */
type IconShape = Record<'star' | 'logo' | 'corner', number>;

/** The icon of browsers and search results. */
export const ICON: IconShape = { star: 0.4, logo: 0.76, corner: 0.22 };

/** The path of the largest one. */
export const LARGE_ICON = '/site-icons/icon-512.png';

/** Apple's home screen rounds the corners itself. */
export const TOUCH_ICON: IconShape = { star: 0.38, logo: 0.68, corner: 0 };

/** A launcher may crop to a circle with a radius of 40 % of the width (W3C Web App Manifest, safe zone). */
export const MASKABLE_ICON: IconShape = { star: 0.33, logo: 0.56, corner: 0 };

/** Width of the drawing in its own units. */
const ICON_SIDE = 64;

/** The colours of a theme, of whose logos the other one is hidden. */
function styleOf(theme: 'light' | 'dark', { brand: { logo, palette } }: Site): string {
  const { accent, page } = palette[theme];
  if (logo) return `.tile{fill:${page}}.logo{display:none}.${theme}{display:inline}`;
  return `.tile{fill:${accent}}.star{fill:${page}}`;
}

/** A logo as an image in an SVG, so that its styles and names stay its own. */
export function embedLogo(
  source: string,
  box: Record<'x' | 'y' | 'width' | 'height', number>,
  theme = 'light',
): string {
  const place = Object.entries(box).map(([side, px]) => `${side}="${px}"`);
  const address = `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
  return `<image class="logo ${theme}" ${place.join(' ')} href="${address}"/>`;
}

function drawIcon({ star, logo: share, corner }: IconShape, style: string, { brand }: Site): string {
  const [side, start] = [share * ICON_SIDE, (-share * ICON_SIDE) / 2];
  const box = { x: start, y: start, width: side, height: side };
  const { logo } = brand;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-ICON_SIDE / 2} ${-ICON_SIDE / 2} ${ICON_SIDE} ${ICON_SIDE}">`,
    `<style>${style}</style>`,
    `<rect class="tile" x="${-ICON_SIDE / 2}" y="${-ICON_SIDE / 2}" width="${ICON_SIDE}" height="${ICON_SIDE}" rx="${corner * ICON_SIDE}"/>`,
    ...(logo
      ? [embedLogo(logo.icon.light, box), embedLogo(logo.icon.dark, box, 'dark')]
      : [`<path class="star" d="${drawMark(star * ICON_SIDE, brand.star)}"/>`]),
    '</svg>',
  ].join('');
}

/** The icon as SVG, in the colours of the browser's colour scheme. */
export function schemeIcon(site: Site): string {
  return drawIcon(ICON, `${styleOf('light', site)}@media (prefers-color-scheme:dark){${styleOf('dark', site)}}`, site);
}

/** An icon as PNG, `side` px wide and high. */
export async function renderIcon(shape: IconShape, side: number, site: Site): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = Buffer.from(drawIcon(shape, styleOf('light', site), site));
  // At 72 dpi, sharp draws one px per unit. Drawing at the final size avoids enlarging pixels.
  const image = sharp(drawing, { density: (72 * side) / ICON_SIDE }).resize(side, side);
  return new Uint8Array(await image.png({ effort: 10 }).toBuffer());
}

import sharp from 'sharp';
import { drawMark, drawRosette } from '@/lib/brand/geometry';
import { readCached, writeCached } from '@/lib/build-cache';
import type { Site } from '@/lib/site';
import { embedLogo } from '../icons';
import { PREVIEW_SIZE, type Preview } from './previews';
import { type Faces, fitText } from './typesetting';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** Space between the texts and the image's edge, in px. */
const MARGIN = 68;
/** Outer radius of the star before the owner's name, in px. */
const MARK = 26;
/** Between star or logo and the owner's name, in px. */
const OWNER_GAP = 20;
/** Maximum width of the texts, in px; the rosette begins after it. */
const WIDEST_TEXT = 632;
/** How far a text may reach below the baseline of its last line before it is raised, in px. */
const DEPTH = 46;
/** The baseline of the texts' last line, and their boxes, in px. */
const TEXT_PLACES = {
  owner: { baseline: 112, box: { height: 64, lines: 1, largest: 44 } },
  title: { baseline: 462, box: { height: 316, lines: 5, largest: 128 } },
  host: { baseline: HEIGHT - MARGIN, box: { height: 48, lines: 1, largest: 36 } },
};
/** The rosette's centre in px, and its scale in px per unit. It extends beyond the image's edge. */
const ROSETTE = { x: 1078, y: 315, scale: 3.66 };

function rosetteGroup({ star, palette: { light, ownAccent } }: Site['brand']): string {
  const rosette = drawRosette(star);
  const accent = ownAccent?.light.drawing ?? light.accent;
  return [
    `<g fill="none" stroke="${accent}" stroke-linecap="round" stroke-width=".5">`,
    `<circle r="${rosette.rim}" opacity=".35"/><circle r="${rosette.ring}" opacity=".55"/>`,
    `<path d="${rosette.faint}" opacity=".25"/><path d="${rosette.middle}" opacity=".65"/>`,
    `<path d="${rosette.bold}" opacity=".9"/>`,
    `<path d="${rosette.heart}" stroke="${light.secondAccent}" stroke-width=".7"/></g>`,
    `<g fill="none" stroke-linecap="round"><path d="${rosette.dots}" stroke="${accent}" stroke-width="1.6"/>`,
    `<path d="${rosette.sparks}" stroke="${light.secondAccent}" stroke-width="3.8"/></g>`,
    `<path d="${rosette.seed}" fill="${light.secondAccent}"/>`,
  ].join('');
}

/** The logo, twice as large as in the header, or the star, with its width in px, around the middle of its left edge. */
function markOf({ logo, star }: Site['brand']) {
  if (!logo)
    return { width: MARK * 2, drawing: `<path transform="translate(${MARK} 0)" d="${drawMark(MARK, star)}"/>` };
  const [width, height] = [logo.width * 2, logo.height * 2];
  return { width, drawing: embedLogo(logo.light, { x: 0, y: -logo.height, width, height }) };
}

/** A preview image as SVG, with its texts as outlines. */
function drawPreview({ title, owner, host, direction }: Preview, { brand }: Site, faces: Faces): string {
  const { light } = brand.palette;
  const mirrored = direction === 'rtl';
  const mark = markOf(brand);
  const x = (fromStart: number) => (mirrored ? WIDTH - fromStart : fromStart);

  function drawText(text: string, place: keyof typeof TEXT_PLACES, textDirection = direction) {
    const { baseline, box } = TEXT_PLACES[place];
    const start = MARGIN + (place === 'owner' ? mark.width + OWNER_GAP : 0);
    const width = WIDEST_TEXT + MARGIN - start;
    const { lines, size, leading } = fitText(text, textDirection, { ...box, width }, faces);
    const raised = Math.max(0, (lines.at(-1)?.depth ?? 0) * size - DEPTH);
    const drawn = lines.map(({ outlines, width }, index) => {
      const left = x(start) - (mirrored ? width * size : 0);
      const y = baseline - raised - (lines.length - 1 - index) * leading;
      return `<g transform="translate(${left} ${y}) scale(${size})">${outlines}</g>`;
    });
    return drawn.join('');
  }

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${light.page}"/>`,
    `<g transform="translate(${x(ROSETTE.x)} ${ROSETTE.y}) scale(${ROSETTE.scale})">${rosetteGroup(brand)}</g>`,
    `<g fill="${light.accent}">`,
    `<g transform="translate(${x(MARGIN) - (mirrored ? mark.width : 0)} ${TEXT_PLACES.owner.baseline - 15})">${mark.drawing}</g>`,
    // Addresses run from left to right in every language.
    `${drawText(host, 'host', 'ltr')}</g>`,
    `<g fill="${light.ink}">${brand.logo?.hidesName ? '' : drawText(owner, 'owner')}${drawText(title, 'title')}</g></svg>`,
  ].join('');
}

/**
 * With 128 colours, an image is far below 250 KB, the size above which some messengers show no preview. More effort would
 * double the time, and save a thousandth of the size.
 */
const FORMAT = { palette: true, colours: 128, dither: 0, effort: 1 };

/** A preview image as PNG. */
export async function renderPreview(preview: Preview, site: Site, faces: Faces): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = drawPreview(preview, site, faces);
  const known = readCached(JSON.stringify(FORMAT), drawing);
  if (known) return new Uint8Array(known);
  const image = await sharp(Buffer.from(drawing)).png(FORMAT).toBuffer();
  writeCached(image, JSON.stringify(FORMAT), drawing);
  return new Uint8Array(image);
}

import sharp from 'sharp';
import { breakStar, drawMark, rosette } from '@/components/ui/star/geometry';
import { light } from '@/styles/palette';
import { star } from '@/styles/star';
import { PREVIEW_SIZE, type Preview } from './previews';
import { type FittedText, faces, fitText, undrawable } from './typesetting';

const BROKEN_STAR = breakStar(star);

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** Space between the texts and the image's edge, in px. */
const MARGIN = 68;
/** Outer radius of the star before the owner's name, in px. */
const MARK = 26;
/** Distance from the image's edge to the owner's name, in px: margin, star and a gap. */
const OWNER_START = MARGIN + MARK * 2 + 20;
/** Maximum width of the texts, in px; the rosette begins after it. */
const TEXT_WIDTH = 632;
/** The baseline of each text's last line, in px from the top. */
const BASELINE = { owner: 112, title: 462, host: HEIGHT - MARGIN };
/** The boxes of the texts, in px. */
const TITLE = { width: TEXT_WIDTH, height: 316, lines: 5, largest: 128 };
const OWNER = { width: MARGIN + TEXT_WIDTH - OWNER_START, height: 64, lines: 1, largest: 44 };
const HOST = { width: TEXT_WIDTH, height: 48, lines: 1, largest: 36 };
/** The rosette's centre in px, and its scale in px per unit. It extends beyond the image's edge. */
const ROSETTE = { x: 1078, y: 315, scale: 3.66 };

function drawRosette(broken: boolean): string {
  const line = (path: string, opacity: number, extra = '') => `<path d="${path}" opacity="${opacity}"${extra}/>`;
  return [
    `<g fill="none" stroke="${light.accent}" stroke-linecap="round" stroke-width=".5">`,
    `<circle r="${rosette.rim}" opacity=".35"/><circle r="${rosette.ring}" opacity=".55"/>`,
    line(rosette.faint, 0.25),
    line(rosette.middle, 0.65),
    line(broken ? BROKEN_STAR.open : rosette.bold, 0.9),
    broken
      ? `<path d="${BROKEN_STAR.missing}" stroke="${light.secondAccent}" stroke-dasharray=".8 2.2" stroke-width=".9"/>`
      : '',
    `<path d="${rosette.heart}" stroke="${light.secondAccent}" stroke-width=".7"/></g>`,
    `<g fill="none" stroke-linecap="round"><path d="${rosette.dots}" stroke="${light.accent}" stroke-width="1.6"/>`,
    `<path d="${rosette.sparks}" stroke="${light.secondAccent}" stroke-width="3.8"/></g>`,
    `<path d="${rosette.seed}" fill="${light.secondAccent}"/>`,
  ].join('');
}

/** Draws lines with the last baseline at `y`, `start` px from the left, or from the right if mirrored. */
function drawText({ lines, size, leading }: FittedText, start: number, y: number, mirrored: boolean): string {
  return lines
    .map(({ outlines, width }, index) => {
      const x = mirrored ? WIDTH - start - width * size : start;
      return `<g transform="translate(${x} ${y - (lines.length - 1 - index) * leading}) scale(${size})">${outlines}</g>`;
    })
    .join('');
}

/** Texts that were already reported: the owner's name is on every image. */
const reported = new Set<string>();

function reportUndrawable(text: string, available: Awaited<typeof faces>): void {
  const left = undrawable(text, available).join(' ');
  if (left === '' || reported.has(text)) return;
  reported.add(text);
  console.warn(
    `The preview images leave out ${left} of ${JSON.stringify(text)}: the fonts in content/brand.ts lack them.`,
  );
}

/** A preview image as SVG, with its texts as outlines. */
async function drawPreview({ title, owner, host, direction, broken = false }: Preview): Promise<string> {
  const available = await faces;
  for (const text of [title, owner, host]) reportUndrawable(text, available);
  const mirrored = direction === 'rtl';
  const heading = fitText(title, available, direction, TITLE);
  const name = fitText(owner, available, direction, OWNER);
  // Addresses run from left to right in every language.
  const place = fitText(host, available, 'ltr', HOST);
  const x = (value: number) => (mirrored ? WIDTH - value : value);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${light.page}"/>`,
    `<g transform="translate(${x(ROSETTE.x)} ${ROSETTE.y}) scale(${ROSETTE.scale})">${drawRosette(broken)}</g>`,
    `<path transform="translate(${x(MARGIN + MARK)} ${BASELINE.owner - 15})" fill="${light.accent}" d="${drawMark(MARK)}"/>`,
    `<g fill="${light.ink}">`,
    drawText(name, OWNER_START, BASELINE.owner, mirrored),
    drawText(heading, MARGIN, BASELINE.title, mirrored),
    `</g><g fill="${light.accent}">${drawText(place, MARGIN, BASELINE.host, mirrored)}</g></svg>`,
  ].join('');
}

/**
 * A preview image as PNG. With 128 colours it is far below 250 KB, the size above which some messengers show no
 * preview.
 */
export async function renderPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = await drawPreview(preview);
  return new Uint8Array(
    await sharp(Buffer.from(drawing)).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer(),
  );
}

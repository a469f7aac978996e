import styled from 'styled-components';
import { type CoverColors, whileDark } from '@/lib/brand/colors';
import { COVER_SIZE, designCover, drawStar } from '@/lib/brand/cover-design';
import type { ProjectImage } from '@/lib/content/schema';
import type { LogoGround, OwnPicture } from '@/lib/picture';
import { covers, star } from '@/site-data/browser';
import { media, notPrinted, theme } from '@/styles/theme';
import { Film } from '../film';
import { Picture } from '../picture';
import { Background, LatticePattern } from './star';

const RATIO = COVER_SIZE.width / COVER_SIZE.height;

/** Opacity of these lines, from the centre outwards. */
const OPACITY = [undefined, undefined, undefined, 0.7, 0.4, 0.4];

/** An `img`'s `sizes`: a cover is as wide as the window until that has the first width, and then has the second one. */
const IMAGE_SIZES = {
  card: '(min-width: 48rem) 36rem, 100vw',
  row: '(min-width: 62rem) 45rem, 100vw',
  page: '(min-width: 78rem) 72rem, 100vw',
} as const;

interface CoverProps {
  title: string;
  /** Which of the colours of covers it has, counted without an end. */
  turn: number;
  image?: ProjectImage;
  picture?: OwnPicture;
  /** What is behind the picture, if it is a logo. */
  ground?: LogoGround;
  /** The name of the button that stops it, if it is a film. */
  pauseLabel?: string;
  /** How wide it is on a desktop: as a card, beside the text of one, or as the page. */
  size: keyof typeof IMAGE_SIZES;
  /** `eager` for a cover in the first viewport of its page. */
  loading?: 'lazy' | 'eager';
}

/** A project's picture, on a star drawn from the title unless covers are plain. It needs `CoverDrawings` on the page. */
export function Cover({ title, turn, image, picture, ground, pauseLabel, size, loading = 'lazy' }: CoverProps) {
  const { kind = 'photo' } = image ?? {};
  const design = designOf({ title, turn, ground });
  const CoverPicture = { photo: Photo, screenshot: Screenshot, logo: Logo }[kind];
  const $ratio = picture && picture.width / picture.height;
  return (
    <CoverFrame $colors={design?.colors} $ground={ground} $isFilm={Boolean(picture?.film)}>
      {design && (
        <>
          <Background opacity="0.22">
            <rect width="100%" height="100%" fill={`url(#${latticeId(design)})`} />
          </Background>
          <Background
            viewBox={`${-design.centre[0]} ${-design.centre[1]} ${COVER_SIZE.width} ${COVER_SIZE.height}`}
            preserveAspectRatio="xMidYMid slice"
          >
            <use href={`#${starId(design)}`} />
          </Background>
        </>
      )}
      {image && (
        <CoverPicture
          src={image.src}
          picture={picture}
          $ratio={$ratio}
          box={COVER_SIZE}
          sizesOf={() =>
            kind === 'screenshot' ? IMAGE_SIZES[size].replace('100vw', `${PHONE_SHARE}vw`) : IMAGE_SIZES[size]
          }
          alt={image.alt ?? ''}
          loading={loading}
          isOptional
        />
      )}
      {picture?.film && <CoverPicture as={Film} box={picture} {...{ ...picture, pauseLabel, $ratio }} />}
    </CoverFrame>
  );
}

type ShownDesign = ReturnType<typeof designCover> & { family: number; colors: CoverColors };

/** What is drawn on a cover: nothing behind a logo, and nothing on plain covers. */
function designOf({ title, turn, ground }: Pick<CoverProps, 'title' | 'turn' | 'ground'>): ShownDesign | undefined {
  const family = turn % covers.length;
  const colors = ground ? undefined : covers[family];
  return colors && { ...designCover(title, star), family, colors };
}

/**
 * The drawings that these covers refer to, each of them once. The `svg` has no size, because `display: none` hides
 * patterns.
 */
export function CoverDrawings({ covers: shown }: { covers: readonly Pick<CoverProps, 'title' | 'turn' | 'ground'>[] }) {
  const designs = shown.flatMap((cover) => designOf(cover) ?? []);
  if (designs.length === 0) return null;
  return (
    <Drawings width="0" height="0" fill="none" aria-hidden="true">
      {uniqueBy(designs, latticeId).map(([id, { colors, tile }]) => (
        <g key={id} stroke={colors.line}>
          <LatticePattern id={id} tile={tile} />
        </g>
      ))}
      <defs>
        {uniqueBy(designs, starId).map(([id, design]) => (
          <g key={id} id={id}>
            {drawStar(design.star).map((line, index) => (
              <path key={line} d={line} opacity={OPACITY[index]} />
            ))}
          </g>
        ))}
      </defs>
    </Drawings>
  );
}

function starId({ star: { points } }: ShownDesign) {
  return `Cover-star-${points}`;
}

function latticeId({ family, tile }: ShownDesign) {
  return `Cover-lattice-${family}-${tile}`;
}

/** Entries with different ids, each with its id. */
function uniqueBy<Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string): [string, Entry][] {
  return [...new Map(entries.map((entry) => [idOf(entry), entry]))];
}

const Drawings = styled.svg`
  ${notPrinted}
`;

const { chip, ink } = theme.color;

/** The colours behind logos, in light and in dark: that of the theme, always a light one, always a dark one. */
const LOGO_BACKGROUNDS = { theme: [chip, chip], light: [chip, ink], dark: [ink, chip] } as const;

/** Declarations of what is behind a logo. */
export const logoBackground = (ground: LogoGround) =>
  `background: ${LOGO_BACKGROUNDS[ground][0]}; ${whileDark(`background: ${LOGO_BACKGROUNDS[ground][1]};`, ' &')}`;

/**
 * The width is set because in a tall card the aspect ratio would extend the cover over the text beside it. The button of a
 * film is above the link that covers the card.
 */
const CoverFrame = styled.div<{ $colors?: CoverColors; $ground?: LogoGround; $isFilm: boolean }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  width: 100%;
  min-height: 100%;
  aspect-ratio: ${RATIO};
  background: ${({ $colors }) => $colors?.ground ?? chip};
  color: ${({ $colors }) => $colors?.line ?? theme.color.line};
  ${({ $ground }) => $ground && logoBackground($ground)}
  ${({ $isFilm }) => $isFilm && 'z-index: 1; pointer-events: none;'}
  ${notPrinted}
`;

interface PictureRatio {
  /** Width by height, if it is known. */
  $ratio?: number;
}

/** It begins above the frame, which clips the broken-image icon that some browsers draw in the corner. */
const Photo = styled(Picture)<PictureRatio>`
  position: absolute;
  bottom: 0;
  width: 100%;
  height: calc(100% + 1.25rem);
  object-fit: cover;
`;

/** The greatest share of a cover's width and of its height that a screenshot takes, in percent. */
const SHARE = 92;

/** Its share of the width on a phone, in percent: usual text is then as large as captions. */
const PHONE_SHARE = 220;

/**
 * A screenshot is whole if it then has four fifths of the cover's width, but not on a phone, where nobody could read it;
 * there its first corner is shown, and of others their upper part.
 */
function placeScreenshot({ $ratio = RATIO }: PictureRatio) {
  const width = Math.floor(SHARE * Math.min(1, $ratio / RATIO));
  const top = `${100 - SHARE}%`;
  if (width >= 80)
    return `
      width: ${width}%;
      max-width: none;
      height: auto;
      aspect-ratio: ${$ratio};
      margin: auto;

      ${media.narrow} {
        inset: ${top} auto auto;
        inset-inline-start: ${top};
        width: ${PHONE_SHARE}%;
      }
    `;
  return `
    top: ${top};
    width: ${$ratio < 1 ? 44 : 84}%;
    height: ${SHARE}%;
    margin-inline: auto;
    border-bottom: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  `;
}

const Screenshot = styled(Picture)<PictureRatio>`
  position: absolute;
  inset: 0;
  border: 1px solid currentColor;
  border-radius: ${theme.radius.chip};
  object-fit: cover;
  object-position: top;
  ${placeScreenshot}
`;

const Logo = styled(Picture)<PictureRatio>`
  position: absolute;
  inset: 22% 18%;
  width: 64%;
  height: 56%;
  object-fit: contain;
`;

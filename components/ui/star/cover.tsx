import styled from 'styled-components';
import { type CoverFamily, whileDark } from '@/lib/brand/colors';
import { COVER_SIZE, designCover, drawStar } from '@/lib/brand/cover-design';
import type { StarPolygon } from '@/lib/brand/geometry';
import type { ProjectImage } from '@/lib/content/schema';
import type { LogoGround, OwnPicture } from '@/lib/picture';
import { star as siteStar } from '@/site-data/browser';
import { notPrinted, theme } from '@/styles/theme';
import { Picture } from '../picture';
import { Background, LatticePattern } from './star';

const RATIO = COVER_SIZE.width / COVER_SIZE.height;

/** Opacity of these lines, from the centre outwards. */
const OPACITY = [undefined, undefined, undefined, 0.7, 0.4, 0.4];

/** The window's width from which a cover has its greatest width, and that width. */
const COVER_MAX_WIDTHS = { card: ['48rem', '36rem'], row: ['62rem', '45rem'], page: ['78rem', '72rem'] } as const;

interface CoverProps {
  title: string;
  /** Its colours, from `withCoverFamilies`. */
  family: CoverFamily;
  image?: ProjectImage;
  picture?: OwnPicture;
  /** What is behind the picture, if it is a logo. */
  ground?: LogoGround;
  /** How wide it is on a desktop: as a card, beside the text of one, or as the page. */
  size: keyof typeof COVER_MAX_WIDTHS;
  /** `eager` for a cover in the first viewport of its page. */
  loading?: 'lazy' | 'eager';
}

/** A star drawn from the project's title, and its picture. It needs `CoverDrawings` on the page. */
export function Cover({ title, family, image, picture, ground, size, loading = 'lazy' }: CoverProps) {
  const { star, centre, tile } = designCover(title, siteStar);
  const [x, y] = centre;
  const { kind = 'photo' } = image ?? {};
  const CoverPicture = { photo: Photo, screenshot: Screenshot, logo: Logo }[kind];
  return (
    <CoverFrame $family={family} $ground={ground}>
      {!ground && (
        <>
          <Background opacity="0.22">
            <rect width="100%" height="100%" fill={`url(#${latticeId(family, tile)})`} />
          </Background>
          <Background
            viewBox={`${-x} ${-y} ${COVER_SIZE.width} ${COVER_SIZE.height}`}
            preserveAspectRatio="xMidYMid slice"
          >
            <use href={`#${starId(star)}`} />
          </Background>
        </>
      )}
      {image && (
        <CoverPicture
          src={image.src}
          picture={picture}
          $ratio={picture && picture.width / picture.height}
          box={COVER_SIZE}
          sizesOf={(ratio) => computeCoverSizes(size, kind === 'photo' ? Number.POSITIVE_INFINITY : ratio)}
          alt={image.alt ?? ''}
          loading={loading}
          isOptional
        />
      )}
    </CoverFrame>
  );
}

/** An `img`'s `sizes`: a cover is as wide as a narrow viewport, and an uncropped picture takes a share of its width. */
function computeCoverSizes(size: keyof typeof COVER_MAX_WIDTHS, ratio: number): string {
  const share = Math.min(1, Math.ceil((ratio / RATIO) * 100) / 100);
  const [from, width] = COVER_MAX_WIDTHS[size];
  if (share === 1) return `(min-width: ${from}) ${width}, 100vw`;
  return `(min-width: ${from}) calc(${width} * ${share}), calc(100vw * ${share})`;
}

/**
 * The drawings that these covers refer to, each of them once. The `svg` has no size, because `display: none` hides
 * patterns.
 */
export function CoverDrawings({ covers }: { covers: readonly Pick<CoverProps, 'title' | 'family'>[] }) {
  const designs = covers.map(({ title, family }) => ({ family, ...designCover(title, siteStar) }));
  return (
    <Drawings width="0" height="0" fill="none" aria-hidden="true">
      {uniqueBy(designs, ({ family, tile }) => latticeId(family, tile)).map(([id, { family, tile }]) => (
        <g key={id} stroke={theme.cover[family].line}>
          <LatticePattern id={id} tile={tile} />
        </g>
      ))}
      <defs>
        {uniqueBy(designs, (design) => starId(design.star)).map(([id, { star }]) => (
          <g key={id} id={id}>
            {drawStar(star).map((line, index) => (
              <path key={line} d={line} opacity={OPACITY[index]} />
            ))}
          </g>
        ))}
      </defs>
    </Drawings>
  );
}

function starId({ points }: StarPolygon) {
  return `Cover-star-${points}`;
}

function latticeId(family: CoverFamily, tile: number) {
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

/** The width is set because in a tall card the aspect ratio would extend the cover over the text beside it. */
const CoverFrame = styled.div<{ $family: CoverFamily; $ground?: LogoGround }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  width: 100%;
  min-height: 100%;
  aspect-ratio: ${COVER_SIZE.width} / ${COVER_SIZE.height};
  background: ${({ $family, $ground }) => ($ground ? LOGO_BACKGROUNDS[$ground][0] : theme.cover[$family].ground)};
  color: ${({ $family }) => theme.cover[$family].line};
  ${({ $ground }) => $ground && whileDark(`background: ${LOGO_BACKGROUNDS[$ground][1]};`, ' &')}
  ${notPrinted}
`;

/** Larger than the frame, which clips the broken-image icon that some browsers draw in the corner. */
const Photo = styled(Picture)<{ $ratio?: number }>`
  position: absolute;
  inset: -2rem;
  width: calc(100% + 4rem);
  max-width: none;
  height: calc(100% + 4rem);
  object-fit: cover;
  mix-blend-mode: luminosity;
  opacity: 0.5;
  transition: opacity ${theme.motion.reveal} ${theme.motion.settle};

  article:is(:hover, :focus-within) & {
    mix-blend-mode: normal;
    opacity: 1;
  }
`;

/**
 * The size is known before the picture is loaded, so that no frame grows; for a picture on another host, it is that of
 * its box.
 */
const Screenshot = styled(Picture)<{ $ratio?: number }>`
  position: absolute;
  inset: 0;
  width: ${({ $ratio = RATIO }) => `${Math.floor(8800 * Math.min(1, $ratio / RATIO)) / 100}%`};
  height: ${({ $ratio }) => ($ratio ? 'auto' : '88%')};
  max-height: 88%;
  margin: auto;
  border: 1px solid currentColor;
  border-radius: ${theme.radius.chip};
  object-fit: ${({ $ratio }) => !$ratio && 'contain'};
`;

const Logo = styled(Picture)<{ $ratio?: number }>`
  position: absolute;
  inset: 22% 18%;
  width: 64%;
  height: 56%;
  object-fit: contain;
`;

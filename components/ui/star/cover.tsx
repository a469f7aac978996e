import type { PropsWithChildren } from 'react';
import styled, { css } from 'styled-components';
import { hash } from '@/lib/hash';
import { media } from '@/styles/media';
import type { CoverFamily } from '@/styles/palette';
import { star as ownerStar } from '@/styles/star';
import { theme } from '@/styles/theme';
import { type Point, pathThrough, pointsOnCircle, type StarPolygon, starFamily, starPolygon } from './geometry';
import { LatticeBackground, LatticePattern } from './mark';

/** Size of a cover's drawing, in its own units; 16 by 9. */
export const COVER_SIZE = { width: 640, height: 360 } as const;

/** The families of colour a cover may have; their values are the theme's. */
export const COVER_FAMILIES: readonly CoverFamily[] = ['teal', 'clay', 'night'];

/** The star polygons that a cover may have; no two have the same number of points. */
const STARS: readonly StarPolygon[] = starFamily(ownerStar.points);

/** Where a star may stand: off the middle, so that its rings run out of the frame. */
const CENTRES: readonly Point[] = [
  [490, 70],
  [130, 290],
  [420, 190],
  [190, 90],
  [530, 270],
];

/** Start of the title's hash. Not FNV's own: with this one the sample's three projects get a family of colours each. */
const OFFSET_BASIS = 0x22b26;

/** The entry of a list that a number points at. */
function pick<T>(from: readonly T[], number: number): T {
  return from[number % from.length] as T;
}

/** Designs the cover of a project from nothing but its title: its colours, its star, and where the star stands. */
export function designCover(title: string): { family: CoverFamily; star: StarPolygon; centre: Point } {
  const seed = hash(title.normalize('NFC'), OFFSET_BASIS);
  // Different bits of the hash, so that the three choices hardly depend on each other.
  return {
    family: pick(COVER_FAMILIES, seed),
    star: pick(STARS, seed >>> 8),
    centre: pick(CENTRES, seed >>> 16),
  };
}

/** The outermost ring, of radius 310, runs out of the frame wherever the centre is. */
const RINGS = 5;
const FIRST_RADIUS = 58;
const GROWTH = 1.52;

/** The lines of a cover's star around the origin, from the heart outwards, as SVG path data. */
export function drawStar({ points, step }: StarPolygon): readonly string[] {
  const turn = 1 / (2 * points);
  const rings = Array.from({ length: RINGS }, (_, ring) =>
    starPolygon(pointsOnCircle(points, FIRST_RADIUS * GROWTH ** ring, ring % 2 === 0 ? turn : 0), step),
  );
  return [pathThrough(pointsOnCircle(points, FIRST_RADIUS * 0.4, turn)), ...rings];
}

/** Opacity of the heart and the rings; opaque where there is none. */
const OPACITY = [undefined, undefined, undefined, 0.7, 0.4, 0.4];

/**
 * A star drawn from the project's title, behind the project's picture, which is passed as children. A missing
 * picture leaves the star, and the box keeps its size. Its lines are those of the page's `CoverDrawings`.
 */
export function Cover({ title, children }: PropsWithChildren<{ title: string }>) {
  const { family, star, centre } = designCover(title);
  const [x, y] = centre;
  return (
    <Frame $family={family}>
      <Background pattern={latticeId(family)} />
      <Star
        viewBox={`${-x} ${-y} ${COVER_SIZE.width} ${COVER_SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`#${starId(star)}`} />
      </Star>
      {children}
    </Frame>
  );
}

/**
 * The drawings that the covers of these projects use, each star and each lattice once, however many
 * projects there are. It must be laid out, without a size: a pattern in a box that is not displayed
 * draws nothing. And it has the lines' colours, which a pattern takes from where it stands.
 */
export function CoverDrawings({ titles }: { titles: readonly string[] }) {
  const designs = titles.map(designCover);
  return (
    <Drawings width="0" height="0" fill="none" aria-hidden="true">
      {[...new Set(designs.map(({ family }) => family))].map((family) => (
        <g key={family} stroke={theme.cover[family].line}>
          <LatticePattern id={latticeId(family)} />
        </g>
      ))}
      <defs>
        {[...new Set(designs.map(({ star }) => star))].map((star) => (
          <g key={star.points} id={starId(star)}>
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
  return `cover-star-${points}`;
}

function latticeId(family: CoverFamily) {
  return `cover-lattice-${family}`;
}

/** On paper, which has no covers, it would part a heading from the cards below. */
const Drawings = styled.svg`
  ${media.print} {
    display: none;
  }
`;

const FAMILIES = {
  teal: css`
    background: ${theme.cover.teal.ground};
    color: ${theme.cover.teal.line};
  `,
  clay: css`
    background: ${theme.cover.clay.ground};
    color: ${theme.cover.clay.line};
  `,
  night: css`
    background: ${theme.cover.night.ground};
    color: ${theme.cover.night.line};
  `,
} satisfies Record<CoverFamily, ReturnType<typeof css>>;

/** Its width is set: beside a long text, which makes the card high, the ratio would widen it over that text. */
const Frame = styled.div<{ $family: CoverFamily }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  width: 100%;
  min-height: 100%;
  aspect-ratio: ${COVER_SIZE.width} / ${COVER_SIZE.height};
  ${({ $family }) => FAMILIES[$family]}

  ${media.print} {
    display: none;
  }
`;

const Background = styled(LatticeBackground)`
  opacity: 0.22;
`;

const Star = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: currentColor;
  stroke-width: 1;
`;

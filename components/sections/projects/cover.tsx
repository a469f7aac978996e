import styled, { css } from 'styled-components';
import type { StarPolygon } from '@/components/ui/khatam/geometry';
import { LatticeGround, LatticePattern } from '@/components/ui/khatam/lattice';
import { media } from '@/styles/media';
import type { CoverFamily } from '@/styles/palette';
import { theme } from '@/styles/theme';
import { COVER_SIZE, designCover, drawStar } from './cover-design';
import { CoverImage, type CoverWidth } from './cover-image';
import type { ShownProject } from './shown-project';

interface CoverProps extends Pick<ShownProject, 'title' | 'image' | 'picture'> {
  /** How wide it is. */
  shown: CoverWidth;
  className?: string;
}

/**
 * A star drawn from the project's title, with the project's picture over it. Where
 * there is no image, or it is slow, blocked or gone, the star is left, and the size of the box stays
 * the same. Its lines are those of the page's `CoverDrawings`.
 */
export function Cover({ title, image, picture, shown, className }: CoverProps) {
  const {
    family,
    star,
    centre: [x, y],
  } = designCover(title);
  return (
    <Frame className={className} $family={family}>
      <Ground pattern={latticeId(family)} />
      <Star
        viewBox={`${-x} ${-y} ${COVER_SIZE.width} ${COVER_SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`#${starId(star)}`} />
      </Star>
      {image && <CoverImage image={image} picture={picture} shown={shown} />}
    </Frame>
  );
}

/**
 * What the covers of these projects are drawn with, each star and each lattice once, however many
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
        {[...new Set(designs.map(({ star }) => star))].map((star) => {
          const { heart, rings } = drawStar(star);
          return (
            <g key={star.points} id={starId(star)}>
              {[heart, ...rings].map((line, index) => (
                <path key={line} d={line} opacity={OPACITY[index]} />
              ))}
            </g>
          );
        })}
      </defs>
    </Drawings>
  );
}

/** On paper, which has no covers, it would part a heading from the cards below. */
const Drawings = styled.svg`
  ${media.print} {
    display: none;
  }
`;

/** Opacity of a star's heart and rings; whole where there is none. */
const OPACITY = [undefined, undefined, undefined, 0.7, 0.4, 0.4];

function starId({ points }: StarPolygon) {
  return `cover-star-${points}`;
}

function latticeId(family: CoverFamily) {
  return `cover-lattice-${family}`;
}

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

const Ground = styled(LatticeGround)`
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

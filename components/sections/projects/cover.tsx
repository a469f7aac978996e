import styled, { css } from 'styled-components';
import { Lattice } from '@/components/ui/khatam/lattice';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { COVER_SIZE, type CoverFamily, designCover } from './cover-design';
import { imageSource } from './image-source';

interface CoverProps {
  title: string;
  imageUrl?: string;
  /** Widths at which the image is shown, as an `img`'s `sizes`. */
  sizes: string;
  className?: string;
}

/**
 * A star drawn from the project's title, with the photograph over it in the star's colours. Where
 * there is no image, or it is slow, blocked or gone, the star is left, and the size of the box stays
 * the same.
 */
export function Cover({ title, imageUrl, sizes, className }: CoverProps) {
  const { family, rings, heart } = designCover(title);
  return (
    <Frame className={className} $family={family}>
      <Ground />
      <Star
        viewBox={`0 0 ${COVER_SIZE.width} ${COVER_SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d={heart} />
        {rings.map((ring) => (
          <path key={ring} d={ring} />
        ))}
      </Star>
      {imageUrl && (
        <Photo
          {...imageSource(imageUrl)}
          sizes={sizes}
          alt=""
          width={COVER_SIZE.width}
          height={COVER_SIZE.height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          ref={(image) => {
            // It may have failed before React could listen.
            if (image?.complete && image.naturalWidth === 0) hide(image);
          }}
          onError={(event) => hide(event.currentTarget)}
        />
      )}
    </Frame>
  );
}

function hide(image: HTMLImageElement) {
  image.dataset.failed = '';
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

const Frame = styled.div<{ $family: CoverFamily }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  min-height: 100%;
  aspect-ratio: ${COVER_SIZE.width} / ${COVER_SIZE.height};
  ${({ $family }) => FAMILIES[$family]}

  ${media.print} {
    display: none;
  }
`;

const Ground = styled(Lattice)`
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

  path:nth-child(n + 4) {
    opacity: 0.7;
  }

  path:nth-child(n + 5) {
    opacity: 0.4;
  }
`;

/** Larger than the frame: some browsers draw an icon into the corner of a missing image, which without script nothing hides. */
const Photo = styled.img`
  position: absolute;
  inset: -2rem;
  width: calc(100% + 4rem);
  max-width: none;
  height: calc(100% + 4rem);
  object-fit: cover;
  mix-blend-mode: luminosity;
  opacity: 0.5;
  transition: opacity ${theme.motion.reveal} ${theme.motion.settle};

  &[data-failed] {
    display: none;
  }

  article:is(:hover, :focus-within) & {
    mix-blend-mode: normal;
    opacity: 1;
  }
`;

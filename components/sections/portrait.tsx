'use client';

import styled, { css } from 'styled-components';
import { imageSource, type OwnPicture, Picture } from '@/components/ui/picture';
import { drawMark, innerRadius } from '@/components/ui/star/geometry';
import type { Photo, PhotoKind } from '@/lib/content/schema';
import { media } from '@/styles/media';
import { star } from '@/styles/star';
import { theme } from '@/styles/theme';

interface PortraitProps {
  photo: Photo;
  /** What the build made of it, where it is a file of the owner's. */
  picture?: OwnPicture;
  /** Whom it shows. */
  name: string;
}

/** The owner's photograph, cut by the star, in a ring of the same. */
export function Portrait({ photo, picture, name }: PortraitProps) {
  const { src, kind = 'duotone', alt = name } = photo;
  const { width, height } = picture ?? UNKNOWN_SIZE;
  return (
    <Frame $widest={picture && Math.round(Math.min(width, height) / STAR_SHARE)}>
      <Ring viewBox="-50 -50 100 100" aria-hidden="true">
        <path d={drawMark(49.6, [0, 0], FRAME)} />
        <clipPath id={CLIP} clipPathUnits="objectBoundingBox">
          <path d={drawMark(50, [50, 50], FRAME)} transform="scale(0.01)" />
        </clipPath>
      </Ring>
      <Star $kind={kind}>
        <Picture
          image={Image}
          source={picture ? { src: picture.src } : imageSource(src, 'square')}
          picture={picture}
          sizes={sizesOf(width / height)}
          alt={alt}
          width={width}
          height={height}
        />
      </Star>
    </Frame>
  );
}

/** Of a picture on another host the build knows no size; the frame shows a square of it. */
const UNKNOWN_SIZE = { width: 640, height: 640 };

/** Least part of a star's radius that its corners have to reach: long tips would leave little of a face. */
const ROOM = 0.7;

/** The owner's star, filled, and with shorter tips where they are long. */
const FRAME = {
  ...star,
  rings: 1,
  step: [3, 2].find((step) => step <= star.step && innerRadius({ ...star, step }) >= ROOM) ?? 1,
};

const CLIP = 'portrait-star';

/** Sides of the frame on a phone, and where it stands beside the text; in rem. */
const SIDES = { phone: 9, wide: 15 };

/** How much of the frame's side the photograph takes. */
const STAR_SHARE = 0.9;

/** An `img`'s `sizes`: a picture that is wider than high is cut at its sides, so it is shown wider than the frame. */
function sizesOf(ratio: number): string {
  const shown = (side: number) => `${Math.ceil(side * STAR_SHARE * Math.max(1, ratio) * 10) / 10}rem`;
  return `(min-width: 48rem) ${shown(SIDES.wide)}, ${shown(SIDES.phone)}`;
}

/** On paper it stands beside the letterhead. */
const Frame = styled.div<{ $widest?: number }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${SIDES.phone}rem;
  max-width: ${({ $widest }) => $widest && `${$widest}px`};
  aspect-ratio: 1;

  ${media.wide} {
    justify-self: center;
    width: ${SIDES.wide}rem;
  }

  ${media.print} {
    position: absolute;
    top: 0;
    inset-inline-end: 0;
    width: 3cm;
  }
`;

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 1.25px;

  > path {
    vector-effect: non-scaling-stroke;
  }
`;

/** Its dark tones in one colour of the covers, its light ones in another: the one is laid over as the lighter, the other beneath is darkened. */
const duotone = css`
  background: ${theme.cover.teal.line};
  forced-color-adjust: none;

  img {
    filter: grayscale(1) contrast(1.1);
    mix-blend-mode: multiply;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${theme.cover.teal.ground};
    mix-blend-mode: lighten;
    transition: opacity ${theme.motion.reveal} ${theme.motion.settle};
  }

  &:hover img {
    filter: none;
    mix-blend-mode: normal;
  }

  &:hover::after {
    opacity: 0;
  }
`;

const plain = css`
  background: ${theme.color.chip};
`;

const KINDS = { duotone, plain } satisfies Record<PhotoKind, ReturnType<typeof css>>;

const Star = styled.div<{ $kind: PhotoKind }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  width: ${STAR_SHARE * 100}%;
  aspect-ratio: 1;
  clip-path: url(#${CLIP});

  @media screen {
    ${({ $kind }) => KINDS[$kind]}
  }
`;

/** The face is in the upper half of most portraits. */
const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 25%;

  &[data-failed] {
    display: none;
  }
`;

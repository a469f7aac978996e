'use client';

import styled from 'styled-components';
import { Picture } from '@/components/ui/picture';
import { drawMark, innerRadius } from '@/lib/brand/geometry';
import type { Photo } from '@/lib/content/schema';
import type { OwnPicture } from '@/lib/picture';
import { star } from '@/site-data/browser';
import { media, theme } from '@/styles/theme';

interface PortraitProps {
  photo: Photo;
  /** The build's copies of it, if it is one of the owner's files. */
  picture?: OwnPicture;
  /** The owner's name, the default alternative text. */
  name: string;
}

/** The owner's photograph, clipped to the shape of the star, in a ring of the same shape. */
export function Portrait({ photo, picture, name }: PortraitProps) {
  const { src, alt = name, focus = TOP } = photo;
  return (
    <StarFrame $widest={picture && Math.round(Math.min(picture.width, picture.height) / STAR_SHARE)}>
      <Ring viewBox="-50 -50 100 100" aria-hidden="true">
        <path d={drawMark(49.6, FRAME, [0, 0])} vectorEffect="non-scaling-stroke" />
        <clipPath id={CLIP} clipPathUnits="objectBoundingBox">
          <path d={drawMark(50, FRAME, [50, 50])} transform="scale(0.01)" />
        </clipPath>
      </Ring>
      <Star>
        <StarPhoto
          src={src}
          picture={picture}
          box={{ width: 640, height: 640 }}
          sizesOf={computePortraitSizes}
          alt={alt}
          $focus={focus}
        />
      </Star>
    </StarFrame>
  );
}

/** The point of a photo that is in view by default, in percent: nothing above the head is cut off. */
const TOP = { x: 50, y: 0 };

/** The owner's star, filled, with tips short enough for a head: its inner corners are at 0.8 of the radius or more. */
const FRAME = {
  ...star,
  rings: 1,
  step: [3, 2, 1.5].find((step) => step <= star.step && innerRadius({ ...star, step }) >= 0.8) ?? 1,
};

const CLIP = 'portrait-star';

/** Sides of the frame, in rem. */
const SIDES = { phone: 9, wide: 20 };

/** The photograph's side as a share of the frame's. */
const STAR_SHARE = 0.9;

/** An `img`'s `sizes`: a landscape picture is cropped, so its full width is larger than the frame's. */
function computePortraitSizes(ratio: number): string {
  const pictureSide = (side: number) => `${Math.ceil(side * STAR_SHARE * Math.max(1, ratio) * 10) / 10}rem`;
  return `(min-width: 48rem) ${pictureSide(SIDES.wide)}, ${pictureSide(SIDES.phone)}`;
}

const StarFrame = styled.div<{ $widest?: number }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${SIDES.phone}rem;
  max-width: ${({ $widest }) => $widest && `${$widest}px`};
  aspect-ratio: 1;

  ${media.narrow} {
    margin-top: 4.5rem;
  }

  ${media.wide} {
    align-self: end;
    justify-self: center;
    width: ${SIDES.wide}rem;
    margin-block: 3rem;
  }

  ${media.print} {
    margin: 0;
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
`;

const Star = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  width: ${STAR_SHARE * 100}%;
  aspect-ratio: 1;
  clip-path: url(#${CLIP});

  @media screen {
    background: ${theme.color.chip};
  }
`;

const StarPhoto = styled(Picture)<{ $focus: NonNullable<Photo['focus']> }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: ${({ $focus: { x, y } }) => `${x}% ${y}%`};
`;

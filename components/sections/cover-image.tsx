import styled, { css } from 'styled-components';
import { imageSource, type OwnPicture, Picture } from '@/components/ui/picture';
import { COVER_SIZE } from '@/components/ui/star/cover';
import type { ImageKind, ProjectImage } from '@/lib/content/schema';
import { theme } from '@/styles/theme';

/** How wide a cover is, as CSS lengths: from a window's width on, and as wide as the window before. */
export interface CoverWidth {
  from: string;
  width: string;
}

interface CoverImageProps {
  image: ProjectImage;
  picture?: OwnPicture;
  shown: CoverWidth;
  /** `eager` for one in the first view of its page. */
  loading?: 'lazy' | 'eager';
}

/** The picture of a project's cover. It gives way where it does not load. */
export function CoverImage({ image, picture, shown, loading = 'lazy' }: CoverImageProps) {
  const { src, kind = 'photo', alt = '' } = image;
  const { width, height } = picture ?? COVER_SIZE;
  return (
    <Picture
      image={KINDS[kind]}
      source={picture ? { src: picture.src } : imageSource(src)}
      picture={picture}
      sizes={sizesOf(shown, kind === 'screenshot' ? shareOf(width / height) : 1)}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
    />
  );
}

/** How much of a cover's width a picture takes that stands whole in it; one that is wider than the cover takes all. */
function shareOf(ratio: number): number {
  const share = (ratio * COVER_SIZE.height) / COVER_SIZE.width;
  return Math.min(1, Math.ceil(share * 100) / 100);
}

/** An `img`'s `sizes`. */
function sizesOf({ from, width }: CoverWidth, share: number): string {
  if (share === 1) return `(min-width: ${from}) ${width}, 100vw`;
  return `(min-width: ${from}) calc(${width} * ${share}), calc(100vw * ${share})`;
}

const whereItFails = css`
  &[data-failed] {
    display: none;
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

  ${whereItFails}

  article:is(:hover, :focus-within) & {
    mix-blend-mode: normal;
    opacity: 1;
  }
`;

/** Whole, whatever its shape, with the cover's ground around it and a frame in the colour of its lines. */
const Screenshot = styled.img`
  position: absolute;
  inset: 0;
  width: auto;
  max-width: 88%;
  height: auto;
  max-height: 88%;
  margin: auto;
  border: 1px solid currentColor;
  border-radius: ${theme.radius.chip};

  ${whereItFails}
`;

const KINDS = { photo: Photo, screenshot: Screenshot } satisfies Record<ImageKind, typeof Photo>;

import styled from 'styled-components';
import { type OwnPicture, Picture } from '@/components/ui/picture';
import { COVER_SIZE } from '@/components/ui/star/cover';
import type { ProjectImage } from '@/lib/content/schema';
import { theme } from '@/styles/theme';

interface CoverImageProps {
  image: ProjectImage;
  picture?: OwnPicture;
  /** Whether the cover is beside the text on a desktop. */
  wide: boolean;
  /** `eager` for a cover in the first viewport of its page. */
  loading?: 'lazy' | 'eager';
}

/** The picture of a project's cover. */
export function CoverImage({ image, picture, wide, loading = 'lazy' }: CoverImageProps) {
  const { src, kind = 'photo', alt = '' } = image;
  const Image = kind === 'screenshot' ? Screenshot : Photo;
  return (
    <Image
      src={src}
      picture={picture}
      box={COVER_SIZE}
      sizesOf={(ratio) => sizesOf(wide, kind === 'screenshot' ? shareOf(ratio) : 1)}
      alt={alt}
      loading={loading}
    />
  );
}

/** The share of the cover's width that an uncropped picture takes, 0 to 1. */
function shareOf(ratio: number): number {
  const share = (ratio * COVER_SIZE.height) / COVER_SIZE.width;
  return Math.min(1, Math.ceil(share * 100) / 100);
}

/** An `img`'s `sizes`: a cover is as wide as a narrow viewport. */
function sizesOf(wide: boolean, share: number): string {
  const [from, width] = wide ? ['62rem', '45rem'] : ['48rem', '36rem'];
  if (share === 1) return `(min-width: ${from}) ${width}, 100vw`;
  return `(min-width: ${from}) calc(${width} * ${share}), calc(100vw * ${share})`;
}

/** Larger than the frame, which clips the broken-image icon that some browsers draw in the corner. */
const Photo = styled(Picture)`
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

/** Shown uncropped, with the cover around it. */
const Screenshot = styled(Picture)`
  position: absolute;
  inset: 0;
  width: auto;
  max-width: 88%;
  height: auto;
  max-height: 88%;
  margin: auto;
  border: 1px solid currentColor;
  border-radius: ${theme.radius.chip};
`;

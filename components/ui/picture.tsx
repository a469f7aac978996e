import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { imageSource } from './image-source';

/** One of the owner's pictures, with the copies that the build makes of it. */
export interface OwnPicture {
  /** The fallback copy, for every browser and screen. */
  src: string;
  /** Copies in AVIF, as a `srcset`; none in `npm run dev`. */
  avif?: string;
  /** Size of the original picture, in px. */
  width: number;
  height: number;
}

interface PictureProps extends Pick<ComponentProps<'img'>, 'alt' | 'loading' | 'className'> {
  /** The address in the owner's content. */
  src: string;
  picture?: OwnPicture;
  /** The size of the box, also used as that of a picture on another host, whose own size is unknown. */
  box: { width: number; height: number };
  /** An `img`'s `sizes` for a picture with this ratio of width to height. */
  sizesOf: (ratio: number) => string;
}

/** A picture in the formats and widths available. It is hidden if it can't be loaded. */
export function Picture({ src, picture, box, sizesOf, alt, ...attributes }: PictureProps) {
  const { width, height } = picture ?? box;
  const sizes = sizesOf(width / height);
  const source = picture ? { src: picture.src } : imageSource(src, box.width === box.height);
  const image = (
    <Image
      {...source}
      sizes={source.srcSet && sizes}
      alt={alt}
      width={width}
      height={height}
      {...attributes}
      decoding="async"
      referrerPolicy="no-referrer"
      ref={(element) => {
        // It may have failed before hydration.
        if (element?.complete && element.naturalWidth === 0) hide(element);
      }}
      onError={(event) => hide(event.currentTarget)}
    />
  );
  if (!picture?.avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      {image}
    </picture>
  );
}

function hide(image: HTMLImageElement) {
  image.dataset.failed = '';
}

const Image = styled.img`
  &[data-failed] {
    display: none;
  }
`;

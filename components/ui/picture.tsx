import type { ComponentType, ImgHTMLAttributes } from 'react';

/** A picture of the owner's own, as the build offers it. */
export interface OwnPicture {
  /** One copy for every browser and screen. */
  src: string;
  /** Copies in AVIF, as a `srcset`; none while the site is being edited. */
  avif?: string;
  /** Of the picture itself, in px. */
  width: number;
  height: number;
}

type ImageAttributes = ImgHTMLAttributes<HTMLImageElement>;

interface PictureProps extends Pick<ImageAttributes, 'alt' | 'width' | 'height' | 'loading'> {
  /** The styled `img`; it hides itself by `data-failed`. */
  image: ComponentType<ImageAttributes & { ref?: (element: HTMLImageElement | null) => void }>;
  /** Where it is, on another host or among the copies of `picture`. */
  source: { src: string; srcSet?: string };
  picture?: OwnPicture;
  /** How wide it is shown, as an `img`'s `sizes`. */
  sizes: string;
}

/** An image in what formats and widths there are of it. It gives way where it does not load. */
export function Picture({ image: Image, source, picture, sizes, alt, width, height, loading }: PictureProps) {
  const shownImage = (
    <Image
      {...source}
      sizes={'srcSet' in source ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      referrerPolicy="no-referrer"
      ref={(element) => {
        // It may have failed before React could listen.
        if (element?.complete && element.naturalWidth === 0) hide(element);
      }}
      onError={(event) => hide(event.currentTarget)}
    />
  );
  if (!picture?.avif) return shownImage;
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      {shownImage}
    </picture>
  );
}

function hide(image: HTMLImageElement) {
  image.dataset.failed = '';
}

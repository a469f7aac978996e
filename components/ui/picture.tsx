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

/** Widths in px in which an image is offered: from a phone's card to the wide card on a screen of double density. */
const WIDTHS = [480, 800, 1200, 1600] as const;
/** In percent. The photograph is decoration: a small download counts for more than fine detail. */
const QUALITY = 65;

/** Hosts that take `?auto=format&fit=crop&w=…&q=…`: Unsplash, and imgix, which serves it. */
const SIZING_HOSTS = /(?:^|\.)(?:unsplash\.com|imgix\.net)$/;

function sizedUrl(address: URL, width: number, shape: 'whole' | 'square'): string {
  const url = new URL(address);
  const size = { w: String(width), ...(shape === 'square' && { h: String(width) }) };
  const parameters = { auto: 'format', fit: 'crop', ...size, q: String(QUALITY) };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * `src` and `srcSet` of an image on another host: several widths where the host makes them, and
 * else the one that is there.
 *
 * @param shape `square` cuts it to one where the host can.
 * @throws TypeError where `address` is no URL.
 */
export function imageSource(address: string, shape: 'whole' | 'square' = 'whole'): { src: string; srcSet?: string } {
  const url = new URL(address);
  if (!SIZING_HOSTS.test(url.hostname)) return { src: url.href };
  return {
    src: sizedUrl(url, WIDTHS[1], shape),
    srcSet: WIDTHS.map((width) => `${sizedUrl(url, width, shape)} ${width}w`).join(', '),
  };
}

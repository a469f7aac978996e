import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { whileDark } from '@/lib/brand/colors';
import { COVER_WIDTHS, type OwnPicture } from '@/lib/picture';

/** In percent. Low, because the pictures are decoration. */
const QUALITY = 65;

interface PictureProps extends Pick<ComponentProps<'img'>, 'alt' | 'loading' | 'className'> {
  src: string;
  picture?: OwnPicture;
  /** The size of the box, also used as that of a picture on another host, whose own size is unknown. */
  box: { width: number; height: number };
  /** An `img`'s `sizes` for a picture with this ratio of width to height; of one copy alone it has none. */
  sizesOf?: (ratio: number) => string;
  /** Puts a picture of the owner's into what is around it, once for each theme. */
  wrap?: (shown: ReactNode, picture: OwnPicture) => ReactNode;
  /** Whether it is hidden if it can't be loaded, because there is something behind it. Others keep box and words. */
  isOptional?: boolean;
}

/** A picture in the formats and widths available; of one for each theme, browsers load the one that is shown. */
export function Picture(props: PictureProps) {
  const { dark } = props.picture ?? {};
  if (!dark) return <OnePicture {...props} />;
  return (
    <>
      <OnLight>
        <OnePicture {...props} loading="lazy" />
      </OnLight>
      <OnDark>
        <OnePicture {...props} picture={dark} loading="lazy" />
      </OnDark>
    </>
  );
}

function OnePicture({ src, picture, box, sizesOf, alt, isOptional, wrap, ...attributes }: PictureProps) {
  const { width, height, avif, still }: Partial<OwnPicture> & typeof box = picture ?? box;
  const sizes = sizesOf?.(width / height);
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
      {...(isOptional && hiddenIfMissing)}
    />
  );
  const shown =
    avif || still ? (
      <picture>
        {still && <source media="(prefers-reduced-motion: reduce)" srcSet={still} />}
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {image}
      </picture>
    ) : (
      image
    );
  return wrap && picture ? wrap(shown, picture) : shown;
}

/** Hosts that resize images by the query `?auto=format&fit=crop&w=…&q=…`. */
const SIZING_HOSTS = /(?:^|\.)(?:unsplash\.com|imgix\.net)$/;

/** `src` of an image on another host, and `srcSet` if that host resizes images (and crops it to a square). */
export function imageSource(address: string, isSquare: boolean): { src: string; srcSet?: string } {
  const url = new URL(address);
  // A signature is of the other parameters as they are.
  if (!SIZING_HOSTS.test(url.hostname) || url.searchParams.has('s')) return { src: url.href };

  function sized(width: number) {
    const parameters = { auto: 'format', fit: 'crop', w: width, ...(isSquare && { h: width }), q: QUALITY };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    return url.href;
  }

  return {
    src: sized(COVER_WIDTHS[1]),
    srcSet: COVER_WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', '),
  };
}

const hiddenIfMissing: ComponentProps<'img'> = {
  ref: (element) => {
    // It may have failed before hydration.
    if (element?.complete && element.naturalWidth === 0) hide(element);
  },
  onError: (event) => hide(event.currentTarget),
};

function hide(image: HTMLImageElement) {
  image.dataset.failed = '';
}

const Image = styled.img`
  &[data-failed] {
    display: none;
  }
`;

/* Print is always light. */
const OnLight = styled.div`
  display: contents;
  ${whileDark('display: none;', ' &')}
`;

const OnDark = styled.div`
  display: none;
  ${whileDark('display: contents;', ' &')}
`;

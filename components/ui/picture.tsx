import { type ComponentProps, type PropsWithChildren, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { whileDark } from '@/lib/brand/colors';
import { COVER_WIDTHS, type OwnPicture } from '@/lib/picture';
import { media, theme } from '@/styles/theme';

/** In percent. Low, because the pictures are decoration. */
const QUALITY = 65;

interface PictureProps extends Pick<ComponentProps<'img'>, 'alt' | 'loading' | 'className'> {
  src: string;
  picture?: OwnPicture;
  /** The size of the box, also used as that of a picture on another host, whose own size is unknown. */
  box: { width: number; height: number };
  /** An `img`'s `sizes` for a picture with this ratio of width to height. */
  sizesOf: (ratio: number) => string;
  /** If a press shows it in its own size: its name, and that of the button around the large one. */
  enlarged?: { name: string; closeLabel: string };
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

function OnePicture({ src, picture, box, sizesOf, alt, isOptional, enlarged, ...attributes }: PictureProps) {
  const { width, height, avif, still, largest }: Partial<OwnPicture> & typeof box = picture ?? box;
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
      {...(isOptional && hiddenIfMissing)}
    />
  );
  const withoutMotion = still && <source media="(prefers-reduced-motion: reduce)" srcSet={still} />;
  const shown =
    avif || still ? (
      <picture>
        {withoutMotion}
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {image}
      </picture>
    ) : (
      image
    );
  if (!enlarged || !largest) return shown;
  return (
    <Enlargeable {...enlarged} hasWords={Boolean(alt)} picture={shown}>
      <picture>
        {withoutMotion}
        <img src={largest} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </picture>
    </Enlargeable>
  );
}

interface EnlargeableProps extends PropsWithChildren<NonNullable<PictureProps['enlarged']>> {
  picture: ReactNode;
  /** Whether it has an alternative text, which names the button. */
  hasWords: boolean;
}

/**
 * A picture that is a button, which shows its children above the page, also without scripts. Lazy ones are loaded when
 * they are shown, except where scripts are off. Nothing happens in browsers without popovers (before Chrome 114, Firefox
 * 125, Safari 17).
 */
function Enlargeable({ name, closeLabel, hasWords, picture, children }: EnlargeableProps) {
  // With a capital letter, which no heading's id has.
  const id = `Picture${useId()}`;
  return (
    <>
      <PictureButton type="button" popoverTarget={id} aria-label={hasWords ? undefined : name}>
        {picture}
      </PictureButton>
      <LargePicture id={id} popover="auto" aria-label={name}>
        <PictureButton type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={closeLabel}>
          {children}
        </PictureButton>
      </LargePicture>
    </>
  );
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

const PictureButton = styled.button`
  display: block;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;

  @supports selector(:popover-open) {
    cursor: zoom-in;
  }
`;

/** On a phone, a wide picture is as high as the window, and scrolls. */
const LargePicture = styled.dialog`
  max-width: 100%;
  max-height: 100%;
  margin: auto;
  padding: 0;
  border: 0;
  background: ${theme.color.page};

  &::backdrop {
    background: ${theme.color.page};
    opacity: 0.95;
  }

  > button {
    max-width: none;
    cursor: zoom-out;
  }

  img {
    width: auto;
    max-width: none;
    height: auto;
    max-height: 100vh;
    max-height: 100dvh;

    ${media.wide} {
      max-width: 100vw;
    }
  }
`;

/* Print is always light. */
const OnLight = styled.span`
  display: contents;
  ${whileDark('display: none;', ' &')}
`;

const OnDark = styled.span`
  display: none;
  ${whileDark('display: contents;', ' &')}
`;

'use client';

import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { Film } from '@/components/ui/film';
import { Picture } from '@/components/ui/picture';
import type { OwnPicture } from '@/lib/picture';
import { media, theme } from '@/styles/theme';
import { EnlargeablePicture } from './enlargeable-picture';

interface TextPictureProps extends PropsWithChildren<{ src: string; picture: OwnPicture; alt: string }> {
  /** Its caption as plain text, which names it if it has no words of its own. */
  title?: string;
  /** The direction of the caption, if it is not the site's. */
  dir?: string;
  /** Whether it is beside others. */
  inRow?: boolean;
  /** Whether the owner has made it a link. */
  isLink?: boolean;
  /** Whether it is a film that plays in a loop, whatever it has. */
  loops?: boolean;
  words: PictureWords;
}

/** The names of the buttons that close a large picture and stop a film. */
export type PictureWords = Readonly<Record<'close' | 'pause', string>>;

/** A picture or film in a text, with its caption as children. It is neither cropped nor scaled up. */
export function TextPicture({ children, title, dir, inRow, isLink, loops, words, ...file }: TextPictureProps) {
  const { picture, alt } = file;
  const { width, height } = picture;
  const isWide = fillsPage(picture);
  const shown = Math.round(Math.min(width, isWide ? PAGE_WIDTH : TEXT_WIDTH, (HIGHEST * width) / height));
  const sizes = `(min-width: ${shown}px) ${shown}px, 100vw`;
  const name = alt || title;
  return (
    <TextFigure $width={shown} data-wide={isWide || undefined}>
      {picture.film ? (
        <Film {...picture} film={picture.film} label={name} loops={loops} pauseLabel={words.pause} />
      ) : (
        <FramedPicture
          {...file}
          box={picture}
          sizesOf={() => (inRow ? `(min-width: 48rem) ${PAGE_WIDTH / 2}px, ${width < height ? 50 : 100}vw` : sizes)}
          loading="lazy"
          wrap={(shown, own) =>
            name && own.largest && !isLink && width > WIDEST_ICON ? (
              <EnlargeablePicture
                {...{ shown, name, hasWords: Boolean(alt) }}
                closeLabel={words.close}
                picture={{ ...own, largest: own.largest }}
              />
            ) : (
              shown
            )
          }
        />
      )}
      {children && <figcaption dir={dir}>{children}</figcaption>}
    </TextFigure>
  );
}

/** Pictures side by side, as high as each other; on a phone too if they are upright. */
export function PictureRow({ pictures, children }: PropsWithChildren<{ pictures: readonly OwnPicture[] }>) {
  const ratios = pictures.map(({ width, height }) => width / height);
  // At the height of the lowest, so that none is scaled up.
  const height = Math.min(...pictures.map((picture) => picture.height));
  const width = Math.round(ratios.reduce((sum, ratio) => sum + ratio, 0) * height + PICTURE_GAP * (ratios.length - 1));
  return (
    <PictureColumns
      $width={width}
      data-wide={fillsPage({ width, height }) || undefined}
      $columns={ratios.map((ratio) => `minmax(0, ${ratio.toFixed(3)}fr)`).join(' ')}
      $isUpright={ratios.every((ratio) => ratio < 1)}
    >
      {children}
    </PictureColumns>
  );
}

/** Between the pictures of a row, in px. */
const PICTURE_GAP = 12;

/** The widths of a page and of its text, in px. */
const PAGE_WIDTH = 1152;
const TEXT_WIDTH = 662;

/** Maximum height of a picture, in px: otherwise a phone's screenshot would be several screens high. */
const HIGHEST = 800;

/**
 * Whether a picture, or a row of them, is as wide as the page, and not as its text: if it is still sharp there, and not
 * higher than a screen.
 */
function fillsPage({ width, height }: Pick<OwnPicture, 'width' | 'height'>): boolean {
  return width >= 1280 && (height / width) * PAGE_WIDTH <= HIGHEST;
}

/** Width of the largest picture that a phone shows whole, in px. A press does not enlarge it. */
const WIDEST_ICON = 320;

const TextFigure = styled.figure<{ $width: number }>`
  width: min(100%, ${({ $width }) => $width}px);

  /* A link in a line has no margins of its own. */
  a > & {
    margin-top: 1.35rem;
  }
`;

const PictureColumns = styled.figure<{ $columns: string; $isUpright: boolean; $width: number }>`
  width: min(100%, ${({ $width }) => $width}px);
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: ${PICTURE_GAP}px;

  ${media.narrow} {
    @media screen {
      grid-template-columns: ${({ $isUpright }) => !$isUpright && 'none'};
    }
  }

  > figcaption {
    grid-column: 1 / -1;
    margin-top: 0;
  }
`;

const FramedPicture = styled(Picture)`
  height: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.field};

  /* A drawing without a ground of its own is part of the page. */
  &[src$='.svg'] {
    border: 0;
    border-radius: 0;
  }
`;

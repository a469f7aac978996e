import styled, { css } from 'styled-components';
import { Figure } from '@/components/ui/khatam/figure';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/**
 * An inner page's figure in its place: in the far half of the page's head, beyond the longest line of
 * text there, under the header, behind the first card and faded out downwards. On a phone it is small and
 * gone before the first line of text. It stands in a `Container` that is positioned.
 */
export const PageFigure = styled(Figure)`
  position: absolute;
  z-index: -1;
  top: 0.5rem;
  inset-inline-end: -4rem;
  width: 15rem;
  translate: 0 -50%;
  stroke-width: 0.6;
  -webkit-mask-image: linear-gradient(#000 46%, transparent 74%);

  ${media.wide} {
    --start: 25rem;
    stroke-width: 1;
    top: 12.6rem;
    inset-inline: calc(${theme.space.gutter} + var(--start) + 1rem) auto;
    width: min(28rem, (100vw - 2rem - var(--start)) * 1.4);
    -webkit-mask-image: linear-gradient(#000 56%, transparent 90%);
  }

  ${media.desktop} {
    --start: 40.4rem;
    width: min(40rem, (100vw - 2rem - var(--start)) * 1.4);
  }

  ${media.print} {
    display: none;
  }
`;

/** How wide the words beside a figure may be. */
export const besideFigure = css`
  ${media.wide} {
    max-width: 24rem;
  }

  ${media.desktop} {
    max-width: ${theme.width.text};
  }
`;

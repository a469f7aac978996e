import { css, keyframes } from 'styled-components';
import { INLINE_SIGN } from '@/styles/theme';

/** Ends when the last letters are in view. */
const fade = keyframes`
  from {
    -webkit-mask-image: linear-gradient(calc(-90deg * ${INLINE_SIGN}), transparent, #000 4rem);
  }

  95% {
    -webkit-mask-image: linear-gradient(calc(-90deg * ${INLINE_SIGN}), transparent, #000 4rem);
  }
`;

/**
 * Styles of a box that scrolls sideways: it fades out at the end, where a browser knows how far it is scrolled. In others,
 * and if nothing scrolls, the animation has no effect. It is no motion, so that it stays where motion is reduced. It would
 * hide the outline of the focus.
 */
export const fadeAtEnd = css`
  animation: ${fade} linear !important;
  animation-timeline: scroll(self inline) !important;

  &[dir='ltr'] {
    --k-sign: 1;
  }

  &[dir='rtl'] {
    --k-sign: -1;
  }

  &:focus-visible {
    animation: none !important;
  }
`;

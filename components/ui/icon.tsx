import { ArrowLeft, ArrowRight, ArrowUpLeft, ArrowUpRight, type IconNode } from 'lucide';
import { createElement } from 'react';
import { css } from 'styled-components';
import { direction } from '@/site-data/browser';
import { INLINE_SIGN, theme } from '@/styles/theme';

// Both conditions are written out, so that the build removes the unused arrow of each pair.

/** The arrow of a link to a page of the site. */
export const ArrowOn = direction === 'rtl' ? ArrowLeft : ArrowRight;

/** The arrow of a link to another site. */
export const ArrowOut = direction === 'rtl' ? ArrowUpLeft : ArrowUpRight;

/** A line icon (`size` in px), hidden from screen readers: it accompanies text or is in a control with a name. */
export function Icon({ icon, size = 18 }: { icon: IconNode; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

/** For links and buttons whose arrow moves on hover. */
export const movingIcon = css`
  svg {
    transition: transform ${theme.motion.quick};
  }

  &:hover svg {
    transform: translate(${2 * INLINE_SIGN}px, 0);
  }

  &[target]:hover svg {
    transform: translate(${2 * INLINE_SIGN}px, -2px);
  }
`;

/** The target's size; in large text on a phone it grows less, because its icon doesn't grow. */
const side = `min(${theme.target}, 14vw)`;

/** A round control that shows only an icon. It needs an accessible name and `data-tooltip`. */
export const iconControl = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${side};
  height: ${side};
  padding: 0;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.pill};
  background: none;
  color: ${theme.color.ink};
  cursor: pointer;
  transition: background-color ${theme.motion.quick}, border-color ${theme.motion.quick},
    transform ${theme.motion.quick};

  &:hover {
    border-color: ${theme.color.ink};
    background: ${theme.color.chip};
  }

  &:active {
    transform: scale(0.95);
  }
`;

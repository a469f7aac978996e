import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { css } from 'styled-components';
import { theme } from '@/styles/theme';

interface IconProps {
  icon: IconNode;
  /** In px. */
  size?: number;
  /** Whether it is the other way round on right-to-left sites, as arrows are. */
  flips?: boolean;
}

/** A line icon, hidden from screen readers: it accompanies text or is in a control with a name. */
export function Icon({ icon, size = 18, flips }: IconProps) {
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
      data-flip={flips ? '' : undefined}
    >
      {shapesOf(icon)}
    </svg>
  );
}

/** The elements that an icon is made of, within 24 units. */
export function shapesOf(icon: IconNode) {
  return icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
}

/** For links and buttons whose arrow moves on hover: where it points, because a flipped arrow moves the other way. */
export const movingIcon = css`
  svg {
    transition: transform ${theme.motion.quick};
  }

  &:hover svg {
    transform: translate(2px, 0);
  }

  &[target]:hover svg {
    transform: translate(2px, -2px);
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

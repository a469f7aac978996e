import { ArrowLeft, ArrowRight, ArrowUpLeft, ArrowUpRight, type IconNode } from 'lucide';
import { createElement } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '@/styles/theme';

// The condition is written out in both: so the build sees it, and ships one arrow of each pair.

/** The arrow of a link that leads on, the way that the site's language runs. */
export const ArrowOn = process.env.SITE_DIRECTION === 'rtl' ? ArrowLeft : ArrowRight;

/** The arrow of a link that leads to another site. */
export const ArrowOut = process.env.SITE_DIRECTION === 'rtl' ? ArrowUpLeft : ArrowUpRight;

interface IconProps {
  /** An icon of lucide. */
  icon: IconNode;
  /** Side in px. */
  size?: number;
}

/** A line icon. It stands beside words or on a control with a name, so it is hidden from screen readers. */
export function Icon({ icon, size = 18 }: IconProps) {
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

/** The look of a round control that shows nothing but an icon. Give it an `aria-label` and `data-tooltip`. */
export const iconControl = css`
  display: inline-grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
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

/** An `a` with that look. */
export const IconAnchor = styled.a`
  ${iconControl}
`;

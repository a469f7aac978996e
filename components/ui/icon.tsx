import type { IconNode } from 'lucide';
import { createElement } from 'react';

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

import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { drawMark } from './mark';

interface KhatamMarkProps {
  /** Side in px. */
  size?: number;
  /** The star's colour among the theme's. */
  color?: 'accent' | 'secondAccent';
}

/** The brand mark: the owner's star, filled. */
export function KhatamMark({ size = 22, color = 'accent' }: KhatamMarkProps) {
  return (
    <Mark viewBox="-12 -12 24 24" width={size} height={size} $color={color} aria-hidden="true">
      <path d={OUTLINE} />
    </Mark>
  );
}

const OUTLINE = drawMark(12);

const Mark = styled.svg<{ $color: 'accent' | 'secondAccent' }>`
  flex: none;
  fill: ${({ $color }) => theme.color[$color]};
`;

import styled from 'styled-components';
import { theme } from '@/styles/theme';

type Size = 'display' | 'h1' | 'h2' | 'h3';

/** A heading. `as` is its rank in the outline, `$size` its look; neither depends on the other. */
export const Heading = styled.h2<{ $size?: Size }>`
  font-size: ${({ $size = 'h2' }) => theme.size[$size]};
  line-height: ${({ $size = 'h2' }) => LINE_HEIGHT[$size]};
  letter-spacing: ${({ $size = 'h2' }) => ($size === 'h3' ? '-0.02em' : '-0.035em')};
`;

const LINE_HEIGHT = { display: 0.96, h1: 1.02, h2: 1.05, h3: 1.15 } satisfies Record<Size, number>;

import styled from 'styled-components';
import { theme, visuallyHidden } from '@/styles/theme';

type Size = 'display' | 'h1' | 'h2' | 'h3';

const LINE_HEIGHT = { display: 0.96, h1: 1.02, h2: 1.05, h3: 1.15 } satisfies Record<Size, number>;

/** A heading: `as` is its level in the outline, `$size` its visual size. */
export const Heading = styled.h2<{ $size?: Size }>`
  font-size: ${({ $size = 'h2' }) => theme.size[$size]};
  line-height: ${({ $size = 'h2' }) => LINE_HEIGHT[$size]};
  letter-spacing: ${({ $size }) => $size === 'h3' && '-0.02em'};
`;

/** The paragraph that introduces a page or a part of it. */
export const Lead = styled.p<{ $strong?: boolean }>`
  max-width: ${theme.width.text};
  font-size: ${theme.size.lead};
  line-height: 1.55;
  text-wrap: balance;
  color: ${({ $strong }) => ($strong ? theme.color.ink : theme.color.muted)};
`;

/** A paragraph in the base size. */
export const Text = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.muted};
`;

/** A short text above a heading. */
export const Badge = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0.35rem 0.95rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};
  font-weight: 550;
  line-height: 1.5;
`;

/** Text for screen readers only. Visitors copy it with the text around it. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

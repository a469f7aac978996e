import styled from 'styled-components';
import { theme } from '@/styles/theme';

/** The paragraph that introduces a page or a part of it. */
export const Lead = styled.p<{ $strong?: boolean }>`
  max-width: ${theme.width.text};
  font-size: ${theme.size.lead};
  line-height: 1.55;
  text-wrap: balance;
  color: ${({ $strong }) => ($strong ? theme.color.ink : theme.color.muted)};
`;

/** A paragraph in running size. */
export const Text = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.muted};
`;

/** Text for screen readers alone. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

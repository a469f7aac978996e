import styled, { css } from 'styled-components';
import { theme } from '@/styles/theme';

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

import styled, { keyframes } from 'styled-components';
import { theme } from '@/styles/theme';

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

const pulse = keyframes`
  from {
    opacity: 0.6;
    transform: scale(1);
  }

  to {
    opacity: 0;
    transform: scale(2.6);
  }
`;

/** The badge's dot. A live one pulses twice: motion longer than 5 s would need a way to stop it (WCAG 2.2, 2.2.2). */
export const Dot = styled.span<{ $live: boolean }>`
  flex: none;
  position: relative;
  width: 0.55rem;
  height: 0.55rem;
  border-radius: 50%;
  background: ${({ $live }) => ($live ? theme.color.live : theme.color.secondAccent)};

  &::after {
    content: ${({ $live }) => ($live ? "''" : 'none')};
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: inherit;
    opacity: 0;
    animation: ${pulse} 2.4s ease-out 2;
  }
`;

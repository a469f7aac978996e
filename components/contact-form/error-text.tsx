import styled from 'styled-components';
import { media, theme } from '@/styles/theme';

/** What is wrong with a field, below it. */
export const ErrorText = styled.p`
  margin-top: 0.4rem;
  color: ${theme.color.danger};
  font-size: ${theme.size.small};
  font-weight: 500;
  line-height: 1.45;

  ${media.moreContrast} {
    color: color-mix(in srgb, ${theme.color.danger} 75%, ${theme.color.ink});
  }
`;

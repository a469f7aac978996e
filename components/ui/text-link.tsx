import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { AppLink } from './app-link';
import { movingIcon } from './icon';

/** A link that is not in a sentence. */
export const TextLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-height: ${theme.target};
  color: ${theme.color.accent};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  ${movingIcon}

  ${media.print} {
    display: inline;

    svg {
      display: none;
    }
  }
`;

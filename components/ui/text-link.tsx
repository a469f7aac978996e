import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { movingIcon } from './icon';
import { PageLink } from './page-link';

const textLink = css`
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

/** A link to a page of the site that is not in a sentence, with an arrow. */
export const TextLink = styled(PageLink)`
  ${textLink}
`;

/** An `a` with the same look. */
export const TextAnchor = styled.a`
  ${textLink}
`;

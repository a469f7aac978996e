import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { INLINE_SIGN } from '@/styles/right-to-left';
import { theme } from '@/styles/theme';
import { PageLink } from './page-link';

const textLink = css`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-height: ${theme.target};
  color: ${theme.color.accent};
  font-weight: 600;
  text-decoration: none;

  svg {
    transition: transform ${theme.motion.quick};
  }

  &:hover {
    text-decoration: underline;
  }

  &:hover svg {
    transform: translate(${3 * INLINE_SIGN}px, 0);
  }

  &[target]:hover svg {
    transform: translate(${2 * INLINE_SIGN}px, -2px);
  }

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

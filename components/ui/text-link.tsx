import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { PageLink } from './page-link';

/** The sign of a way along the line. Not from a module of its own: so the build sees a number, and a page has no other. */
const AHEAD = process.env.SITE_DIRECTION === 'rtl' ? -1 : 1;

const textLink = css`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-height: ${theme.target};
  color: ${theme.color.accent};
  font-weight: 600;
  text-decoration: none;

  svg {
    flex: none;
    transition: transform ${theme.motion.quick};
  }

  &:hover {
    text-decoration: underline;
  }

  &:hover svg {
    transform: translate(${3 * AHEAD}px, 0);
  }

  &[target]:hover svg {
    transform: translate(${2 * AHEAD}px, -2px);
  }

  ${media.print} {
    display: inline;

    svg {
      display: none;
    }
  }
`;

/** A link to a page of the site that stands alone, with its arrow. */
export const TextLink = styled(PageLink)`
  ${textLink}
`;

/** An `a` with the same look: a mail, a file. For other sites there is `ExternalTextLink`. */
export const TextAnchor = styled.a`
  ${textLink}
`;

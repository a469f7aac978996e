'use client';

import styled from 'styled-components';
import { TextLink } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import { media, smallText, stack, tallLink, theme } from '@/styles/theme';

/** The text of a legal page, with the owner's Markdown, which has the styles of `Prose` except for its headings. */
export const LegalText = styled(Container)`
  padding-top: clamp(1rem, 3vw, 2rem);

  > * {
    max-width: ${theme.width.text};
  }

  > * + * {
    margin-top: 1rem;
  }

  > h2,
  && > div > h2 {
    margin-top: 2.4rem;
    font-size: ${theme.size.h3};
  }

  > h2 {
    line-height: 1.2;
    letter-spacing: -0.02em;
  }

  > :first-child {
    margin-top: 0;
  }

  > ul {
    ${stack('0.5rem')}
    padding-inline-start: 1.2em;
    list-style: disc;
  }

  > dl {
    ${stack('0.9rem 2rem')}
  }

  dt {
    ${smallText}
  }

  dd a {
    ${tallLink}
  }

  ${media.wide} {
    dl > div {
      display: grid;
      grid-template-columns: 12rem 1fr;
      column-gap: 1rem;
      align-items: baseline;
    }
  }
`;

/** A link that a Server Component can import. */
export const LegalLink = styled(TextLink)``;

'use client';

import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { AppLink, quietLink } from '@/components/ui/link';
import { bullet } from '@/components/ui/star/star';
import { headingFont, media, printedBackground, smallText, stack, theme, visuallyHidden } from '@/styles/theme';
import { mathFontRules } from './text-formula';

/** A link in a text. */
export function ProseLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <AppLink {...rest} href={href} newTab={/^https?:/i.test(href)} />;
}

/** A text from a Markdown file. All of its blocks end at one line, but for pictures and tables that take the whole page. */
export const Prose = styled.div<{ $mathFont?: string }>`
  text-align: start;

  > :not([data-wide]),
  nav + & > :first-child {
    max-width: ${theme.width.text};
  }

  > [data-wide]:not(:first-child) {
    clear: both;
    position: relative;
    z-index: 1;
    background: ${theme.color.page};
  }

  > * + * {
    margin-top: 1.35rem;
  }

  > :is(h2, h3, h4, h5, h6) {
    margin-top: 4rem;
    margin-bottom: 1rem;
    ${headingFont('min(11vw, 1.25rem) / 1.2', '-0.02em')}
  }

  > h2 {
    font-size: min(11vw, var(--k-size-title, 100vw), clamp(1.75rem, 1.5rem + 0.9vw, 2.25rem));
  }

  > h3 {
    font-size: min(11vw, 1.4rem);
  }

  > :first-child {
    margin-top: 0;
  }

  > :is(h2, h3, h4, h5, h6) + * {
    margin-top: 0;
  }

  :is(h2, h3, h4, h5, h6) > a {
    ${quietLink}
  }

  /* With a column of automatic width, a list would be as wide as its longest line of code. */
  :is(ul, ol) {
    ${stack('0.5rem')}
    grid-template-columns: minmax(0, 1fr);
    padding-inline-start: 1.6em;
  }

  /* The box of a task is in place of a list's mark, but behind a number. */
  ol {
    --box-start: 0;
    list-style: decimal;
  }

  /* Browsers set the numbers of a list in figures of one width, for which some fonts have a wide full stop. */
  li::marker {
    font-variant-numeric: normal;
  }

  ul {
    --box-start: -1.3em;
    padding-inline-start: 1.3em;
  }

  li {
    position: relative;
  }

  :is(li, blockquote) > :is(ul, ol, blockquote, * + p) {
    margin-top: 0.5rem;
  }

  /* The text after it may be without a paragraph of its own. */
  :is(li, blockquote) > :is(div, figure) {
    margin-block: 0.75rem;
  }

  ul > li:not(.task-list-item)::before {
    ${bullet(10, '0.825em')}
    inset-inline-start: -1.3em;
  }

  /* Browsers draw the disabled boxes of a task list in a grey that can hardly be seen. A space is behind each. */
  input {
    appearance: none;
    width: 0.9em;
    height: 0.9em;
    margin-inline: var(--box-start) 0.15em;
    border: 0.1em solid;
    border-radius: 0.2em;
    vertical-align: -0.1em;
    forced-color-adjust: none;
    ${printedBackground}

    &:checked {
      border: 0;
      background: currentcolor;
      clip-path: polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%);
    }
  }

  blockquote {
    padding-inline-start: 1.25rem;
    border-inline-start: 3px solid ${theme.color.line};
    color: ${theme.color.muted};
  }

  code {
    padding: 0.1em 0.35em;
    border-radius: 0.35em;
    background: ${theme.color.chip};
    color: ${theme.color.ink};
    font: 0.9em ${theme.font.mono};
  }

  hr {
    border: 0;
    border-top: 1px solid ${theme.color.line};
    margin-block: 2.7rem;
  }

  figure > figcaption,
  > [data-footnotes] {
    ${smallText}
  }

  figcaption {
    margin-top: 0.8rem;
  }

  > [data-footnotes] {
    margin-top: 2.7rem;
    padding-top: 1.35rem;
    border-top: 1px solid ${theme.color.line};

    > h2 {
      ${visuallyHidden}
    }
  }

  [data-footnote-ref] {
    padding-inline: 0.2em;
    text-decoration: none;
  }

  :is(sup, sub) {
    line-height: 1;
  }

  ${({ $mathFont }) => $mathFont && mathFontRules($mathFont)}

  ${media.print} {
    :is(h4, h5, h6) {
      break-after: avoid;
    }
  }
`;

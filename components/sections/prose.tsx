'use client';

import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { AppLink, quietLink } from '@/components/ui/link';
import { bullet } from '@/components/ui/star/star';
import { codeColors } from '@/site-data/browser';
import {
  headingFont,
  media,
  printedBackground,
  smallText,
  stack,
  theme,
  visuallyHidden,
  whileDark,
} from '@/styles/theme';

/** A link in a text. */
export function ProseLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <AppLink {...rest} href={href} newTab={/^https?:/i.test(href)} />;
}

/** How much wider than the text pictures and code may be on a desktop, and tables beside contents. */
const WIDER = '2.5rem';

const declare = ({ string, number }: typeof codeColors.light) => `--code-string: ${string}; --code-number: ${number};`;

/** Makes the blocks of a text items of the grid that it is in. */
const inColumns = css`
  display: contents;

  > * {
    max-width: ${theme.width.text};
    margin-block: 0;

    ${media.desktop} {
      grid-column: 2;
    }
  }

  > [role='group']:not(pre) {
    ${media.desktop} {
      grid-column: 1 / -1;
      justify-self: end;
      min-width: ${theme.width.text};
      max-width: 100%;
    }
  }

  > h2 {
    margin-top: 1.2rem;
    font-size: ${theme.size.h3};
  }
`;

/** A text from a Markdown file. In a case study its blocks are in the columns of the page. */
export const Prose = styled.div<{ $inColumns?: boolean }>`
  --widest-table: min(${theme.width.content}, 100vw - 2 * ${theme.space.gutter});
  ${declare(codeColors.light)}
  min-width: 0;
  text-align: start;

  ${whileDark(declare(codeColors.dark), ' &')}

  nav + & {
    --widest-table: calc(100% + ${WIDER});
  }

  > * + * {
    margin-top: 1.35rem;
  }

  > :is(h2, h3, h4, h5, h6) {
    margin-top: 2.2em;
    margin-bottom: 0.7em;
    ${headingFont('min(11vw, 1.25rem) / 1.2', '-0.02em')}
  }

  > h2 {
    font-size: min(11vw, clamp(1.75rem, 1.5rem + 0.9vw, 2.25rem));
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
  :is(li, blockquote) > :is(pre, figure, [role='group']) {
    margin-block: 0.75rem;
  }

  ul > li:not(.task-list-item)::before {
    ${bullet(10, '0.825em')}
    inset-inline-start: -1.3em;
  }

  /* Browsers draw the disabled boxes of a task list in a grey that can hardly be seen. */
  input {
    appearance: none;
    width: 0.9em;
    height: 0.9em;
    margin-inline: var(--box-start) 0.4em;
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

  > blockquote {
    padding-inline-start: 1.25rem;
    border-inline-start: 3px solid ${theme.color.accent};
    ${headingFont('1.3rem / 1.35', '-0.015em')}
  }

  code {
    padding: 0.1em 0.35em;
    border-radius: 0.35em;
    background: ${theme.color.chip};
    font: 0.9em ${theme.font.mono};
  }

  pre {
    overflow-x: auto;
    padding: 1.1rem 1.25rem;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.field};
    background: ${theme.color.surface};
    line-height: 1.6;
    tab-size: 2;

    &[aria-label]::before {
      content: attr(aria-label);
      display: block;
      position: sticky;
      inset-inline-start: 0;
      width: max-content;
      margin-bottom: 0.5rem;
      color: ${theme.color.muted};
      font-size: ${theme.size.tiny};
    }

    code {
      padding: 0;
      background: none;
      overflow-wrap: normal;
      font-size: ${theme.size.tiny};
      hyphens: manual;
    }
  }

  [data-code='keyword'] {
    color: ${theme.color.accentStrong};
    font-weight: 600;
  }

  [data-code='string'] {
    color: var(--code-string);
  }

  [data-code='number'] {
    color: var(--code-number);
  }

  [data-code='comment'] {
    color: ${theme.color.muted};
  }

  [role='group']:not(pre) {
    overflow-x: auto;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${theme.size.small};
    font-variant-numeric: tabular-nums;
  }

  :is(th, td) {
    padding: 0.7rem 0.75rem;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;

    &:first-child {
      padding-inline-start: 0;
    }

    &[data-align='center'] {
      text-align: center;
    }

    &[data-align='right'] {
      text-align: end;
      white-space: nowrap;
    }
  }

  th {
    font-weight: 600;
  }

  /* Dates, numbers and names stay in one line, and longer texts keep a width in which they can be read. */
  td {
    white-space: nowrap;

    &[data-long] {
      min-width: 10rem;
      white-space: normal;
    }
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

    code {
      color: ${theme.color.ink};
    }

    > h2 {
      ${visuallyHidden}
    }
  }

  [data-footnote-ref] {
    padding-inline: 0.2em;
    text-decoration: none;
  }

  sup {
    line-height: 1;
  }

  ${media.desktop} {
    /* Not a margin, whose end would be that of the code's direction. */
    > pre {
      width: calc(100% + ${({ $inColumns }) => ($inColumns ? '0px' : WIDER)});
    }

    > figure {
      margin-inline-end: ${({ $inColumns }) => ($inColumns ? 0 : `-${WIDER}`)};
    }

    /* As wide as its cells in one line, if there is room for that. */
    > [role='group']:not(pre) {
      width: max-content;
      min-width: 100%;
      max-width: var(--widest-table);
    }
  }

  ${({ $inColumns }) => $inColumns && inColumns}

  ${media.print} {
    > figure {
      margin-inline-end: 0;
    }

    > :is(pre, [role='group']:not(pre)) {
      width: auto;
      min-width: 0;
      max-width: none;
    }

    pre {
      white-space: pre-wrap;
      break-inside: avoid;
    }

    :is(th, td, td[data-long]) {
      min-width: 0;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;

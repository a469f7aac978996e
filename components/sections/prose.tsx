'use client';

import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { AppLink, quietLink } from '@/components/ui/link';
import { bullet } from '@/components/ui/star/star';
import { codeColors } from '@/lib/built';
import { headingFont, media, smallText, stack, theme, visuallyHidden, whileDark } from '@/styles/theme';

/** A link in a text. */
export function ProseLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <AppLink {...rest} href={href} newTab={/^https?:/i.test(href)} />;
}

/** How much wider than the text pictures and code may be on a desktop. */
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

  > h2 {
    margin-top: 1.2rem;
    font-size: ${theme.size.h3};
  }
`;

/** A text from a Markdown file. In a case study its blocks are in the columns of the page. */
export const Prose = styled.div<{ $inColumns?: boolean }>`
  ${declare(codeColors.light)}
  min-width: 0;
  text-align: start;

  ${whileDark(declare(codeColors.dark), ' &')}

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

  :is(ul, ol) {
    ${stack('0.5rem')}
    padding-inline-start: 1.6em;
  }

  ol {
    list-style: decimal;
  }

  ul {
    padding-inline-start: 1.3em;
  }

  li {
    position: relative;

    > :is(ul, ol, pre, blockquote, p + p) {
      margin-top: 0.5rem;
    }
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
    margin-inline: -1.3em 0.4em;
    border: 0.1em solid;
    border-radius: 0.2em;
    vertical-align: -0.1em;
    forced-color-adjust: none;

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

  > [role='group']:not(pre) {
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
  }

  ${({ $inColumns }) => $inColumns && inColumns}

  ${media.print} {
    > figure {
      margin-inline-end: 0;
    }

    > pre {
      width: auto;
    }

    pre {
      white-space: pre-wrap;
      break-inside: avoid;
    }

    :is(th, td) {
      overflow-wrap: anywhere;
    }
  }
`;

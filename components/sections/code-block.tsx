'use client';

import { type ComponentProps, useRef, useSyncExternalStore } from 'react';
import styled, { css } from 'styled-components';
import { CopyButton, type CopyWords } from '@/components/ui/copy-button';
import { fadeAtEnd } from '@/components/ui/fade-at-end';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { whileDark } from '@/lib/brand/colors';
import { codeColors } from '@/site-data/browser';
import { media, notPrinted, printedBackground, theme } from '@/styles/theme';

interface CodeBlockProps extends ComponentProps<'pre'> {
  /** Without them, there is no button. */
  words?: CopyWords;
  /** Set if lines of it are marked, added or removed. */
  'data-lines'?: string;
}

/** A block of code, and once scripts have run a button that copies it. Lines that are removed are not copied. */
export function CodeBlock({ words, 'data-lines': lines, ...code }: CodeBlockProps) {
  const block = useRef<HTMLPreElement>(null);
  const hasScripts = useSyncExternalStore(neverChanges, isTrue, isFalse);

  function readCode() {
    const copy = block.current?.cloneNode(true) as HTMLPreElement;
    for (const line of copy.querySelectorAll('del')) line.remove();
    return copy.textContent;
  }

  return (
    <Frame>
      <Code {...code} ref={block} $hasLines={lines !== undefined} />
      {words && hasScripts && (
        <OptionalBoundary>
          <Copy words={words} read={readCode} of={code['aria-label']} />
        </OptionalBoundary>
      )}
    </Frame>
  );
}

const neverChanges = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

const declareColors = (colors: typeof codeColors.light) =>
  Object.entries(colors)
    .map(([name, color]) => `--code-${name}: ${color};`)
    .join(' ');

/** A line is as wide as the longest one, so that its ground does not end where it is scrolled to. */
const changedLines = css`
  code {
    display: block;
    width: max-content;
    min-width: 100%;
  }

  :is(mark, ins, del) {
    display: block;
    position: relative;
    margin-inline: -1.25rem;
    padding-inline: 1.25rem;
    border: 0;
    background: var(--code-marked);
    color: inherit;
    text-decoration: none;
    break-before: avoid;
    break-after: avoid;
    ${printedBackground}

    &::before {
      position: absolute;
      inset-inline-start: 0.45rem;
    }
  }

  mark {
    box-shadow: inset 3px 0 ${theme.color.accent};
  }

  ins {
    background: var(--code-added);

    &::before {
      content: '+';
    }
  }

  del {
    background: var(--code-removed);

    &::before {
      content: '−';
    }
  }
`;

const Frame = styled.div`
  position: relative;
  direction: ltr;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.field};
  background: ${theme.color.surface};
`;

const Code = styled.pre<{ $hasLines: boolean }>`
  ${declareColors(codeColors.light)}
  overflow-x: auto;
  padding: 1.1rem 1.25rem;
  border-radius: inherit;
  line-height: 1.375rem;
  tab-size: 2;
  ${fadeAtEnd}

  ${whileDark(declareColors(codeColors.dark), ' &')}

  &::before {
    content: attr(aria-label);
    display: block;
    position: sticky;
    inset-inline-start: 0;
    width: max-content;
    margin-bottom: 0.5rem;
    color: ${theme.color.muted};
    font-size: ${theme.size.tiny};
  }

  /* Room for the button, which a first line that needs it is below. */
  &:not([aria-label])::before {
    content: '';
    float: right; /* Code is from left to right in every language. */
    width: 4rem;
    height: 1.3rem;
    margin: 0;
  }

  && code {
    padding: 0;
    background: none;
    line-height: inherit;
    overflow-wrap: normal;
    font-size: ${theme.size.tiny};
    hyphens: manual;

    ${media.wide} {
      font-size: 0.96875rem;
      line-height: 1.5rem;
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

  ${({ $hasLines }) => $hasLines && changedLines}

  /* Of code that is divided between sheets, each has four lines or more: its name is on the same sheet as these. */
  ${media.print} {
    white-space: pre-wrap;
    orphans: 4;
    widows: 4;

    &::before {
      break-after: avoid;
    }

    &:not([aria-label])::before {
      content: none;
    }

    code {
      width: auto;
    }
  }
`;

const Copy = styled(CopyButton)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding-inline: 1.25rem;
  border: 0;
  border-radius: ${theme.radius.field};
  background: none;
  color: ${theme.color.accentStrong};
  font-size: ${theme.size.tiny};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  ${notPrinted}
`;

/** A block of code below a bar with its title, at whose end the button is. */
export const TitledCode = styled.figure`
  position: relative;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.field};
  background: ${theme.color.surface};

  ${Frame} {
    position: static;
    border-width: 1px 0 0;
    border-radius: 0 0 ${theme.radius.field} ${theme.radius.field};
  }

  ${Code}::before {
    content: none;
  }

  && figcaption {
    min-height: ${theme.target};
    margin: 0;
    padding: 0.75rem 5.5rem 0.75rem 1.25rem;
    font-size: ${theme.size.tiny};
    break-after: avoid;
  }

  ${media.print} {
    && {
      break-inside: auto;
    }
  }
`;

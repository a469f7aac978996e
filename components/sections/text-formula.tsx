'use client';

import styled from 'styled-components';

/** A formula in MathML. Browsers that know only its core read no alignment, lines and spaces of tables from it. */
export const Formula = styled('math' as 'span')`
  &[display='block'] {
    width: max-content;
    min-width: 100%;
    padding-block: 0.25rem;
  }

  [data-math~='tml-left'] {
    text-align: start;
    text-align: -webkit-left;
  }

  [data-math~='tml-right'] {
    text-align: end;
    text-align: -webkit-right;
  }

  [data-math~='padding-left:0'] {
    padding-inline-start: 0;
  }

  [data-math~='padding-left:1em'] {
    padding-inline-start: 1em;
  }

  [data-math~='padding-right:0'] {
    padding-inline-end: 0;
  }

  [data-math~='width:50%'] {
    width: 50%;
  }

  :is([data-math~='border'], [data-math~='tml-fbox']) {
    padding: 0.25em;
    border: 1px solid;
  }

  :is([data-math~='border-top'], [data-math~='tml-overline']) {
    border-top: 1px solid;
  }

  :is([data-math~='border-bottom'], [data-math~='tml-underline']) {
    border-bottom: 1px solid;
  }

  [data-math~='border-left'] {
    border-inline-start: 1px solid;
  }

  [data-math~='border-right'] {
    border-inline-end: 1px solid;
  }

  menclose {
    position: relative;
  }

  [data-math~='tml-cancel'] {
    position: absolute;
    inset: 0;
    background: currentcolor;
    clip-path: polygon(0 100%, 0 calc(100% - 0.08em), 100% 0, 100% 0.08em);
  }

  [data-math~='downstrike'] {
    clip-path: polygon(0 0, 0 0.08em, 100% 100%, 100% calc(100% - 0.08em));
  }
`;

/** A long formula in a line of text, which scrolls where there is no room for it. */
export const FormulaInLine = styled.span`
  display: inline-flex;
  max-width: 100%;
  overflow: auto hidden;
`;

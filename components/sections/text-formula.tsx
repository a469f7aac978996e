'use client';

import styled, { css } from 'styled-components';
import { fadeAtEnd } from '@/components/ui/fade-at-end';

/** Rules for the font of formulas, by its address. Until it is there, and for signs that it lacks, the device's is used. */
export const mathFontRules = (address: string) => css`
  @font-face {
    font-family: mathFont;
    src: url('${address}') format('woff2');
    font-display: swap;
  }

  math {
    font-family: mathFont, math;
  }
`;

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

  /* What fonts say of signs above slanted letters, and of primes there, Firefox alone reads. */
  @supports not (-moz-appearance: none) {
    [data-math~='tml-sml-pad'] {
      padding-inline-start: 0.05em;
    }

    [data-math~='tml-med-pad'] {
      padding-inline-start: 0.1em;
    }

    [data-math~='tml-lrg-pad'] {
      padding-inline-start: 0.15em;
    }

    [data-math~='tml-prime'] {
      font-feature-settings: 'ssty';
    }
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
  ${fadeAtEnd}
`;

'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type PropsWithChildren, useState } from 'react';
import { createGlobalStyle, keyframes, ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { addressContent, newTabContent } from '@/site-data/browser';
import {
  darkColors,
  forcedColors,
  media,
  moreContrastColors,
  paperSizes,
  theme,
  variableValues,
  visuallyHidden,
  whileDark,
} from './theme';

/** The loading bar grows for longer than most pages take to load. */
const loading = keyframes`
  from {
    transform: scaleX(0);
  }
`;

/**
 * The theme's variables, the reset and the base styles of elements.
 *
 * - Colours: print is always light; on screens the system decides until the visitor chooses. For more contrast and
 *   forced colours `:root:root` is as specific as `:root[data-theme]`, which it has to override.
 * - Long words break anywhere, or are hyphenated in browsers that can exclude words of less than 16 letters. Safari
 *   can't, but accepts a minimum of letters beside the hyphen. In an address a hyphen would look like a part of it.
 * - Printed letters are not moved to whole pixels, as for screens.
 * - The hidden note on links that open a new tab is positioned within its link: elsewhere it would widen the page if its
 *   link is in a box that scrolls.
 * - View transition: the snapshot of the old page fades out over the new one.
 * - A focused element is scrolled clear of the header by `scroll-margin`. The header's controls are within the root's
 *   `scroll-padding`, so with that browsers would scroll to the top on their focus.
 * - `main` clips horizontally, because blocks that fade in from the side would widen the page.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${variableValues}
    --k-sign: 1;
    color-scheme: light;
  }

  :root[dir=rtl] {
    --k-sign: -1;
  }

  [dir=rtl] [data-flip] {
    scale: -1 1;
  }

  ${whileDark(`color-scheme: dark; ${darkColors}`)}

  @media screen {
    :where(a[target]) {
      position: relative;
    }

    a[target]::after {
      content: ${newTabContent};
      ${visuallyHidden}
    }
  }

  ${media.moreContrast} {
    :root:root {
      ${moreContrastColors}
    }
  }

  ${media.forced} {
    :root:root {
      ${forcedColors}
    }

    :root:root a[aria-current='page'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;

    ${media.motionOk} {
      scroll-behavior: smooth;
    }
  }

  body {
    min-height: 100vh;
    display: flex;
    flex-direction: column;
    background: ${theme.color.page};
    color: ${theme.color.ink};
    font: 400 ${theme.size.base} / 1.65 ${theme.font.body};
    /* The side where the site's lines begin, for parts in the other direction, too. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    -webkit-font-smoothing: antialiased;
  }

  @supports (hyphenate-limit-chars: 16 5 5) or (-webkit-hyphenate-limit-before: 8) {
    body {
      -webkit-hyphens: auto;
      hyphens: auto;
      hyphenate-limit-chars: 16 5 5;
      -webkit-hyphenate-limit-before: 8;
      -webkit-hyphenate-limit-after: 8;
    }

    h1,
    h2,
    h3 {
      hyphenate-limit-chars: 12 5 5;
      -webkit-hyphenate-limit-before: 6;
      -webkit-hyphenate-limit-after: 6;
    }

    a[href^='mailto:'],
    a::after {
      -webkit-hyphens: none;
      hyphens: none;
    }
  }

  main,
  :is(main, footer) * {
    scroll-margin-block: calc(${theme.space.header} + 1rem) 1rem;
  }

  main {
    flex: 1;
    overflow-x: clip;

    &:focus {
      outline: none;
    }
  }

  main[aria-busy]::before {
    content: '';
    position: fixed;
    z-index: ${theme.layer.header};
    inset: ${theme.space.header} 0 auto;
    height: 3px;
    background: ${theme.color.accent};
    forced-color-adjust: none;
    animation: ${loading} 8s ease-out;
  }

  h1,
  h2,
  h3 {
    font-family: ${theme.font.heading};
    font-weight: 640;
    line-height: 1.02;
    letter-spacing: -0.035em;
    text-wrap: balance;
  }

  next-route-announcer {
    display: none;
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  address {
    font-style: normal;
  }

  a {
    color: ${theme.color.accent};
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.2em;
  }

  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  svg {
    flex: none;
  }

  :focus-visible {
    outline: 3px solid ${theme.color.accent};
    outline-offset: 3px;
  }

  ::selection {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }

  ${media.motionOk} {
    @view-transition {
      navigation: auto;
    }
  }

  ::view-transition {
    pointer-events: none;
  }

  ::view-transition-group(root) {
    animation-duration: ${theme.motion.quick};
  }

  ${media.print} {
    @page {
      margin: 1.5cm;
    }

    :root {
      ${paperSizes}
      font-size: 9pt;
    }

    body {
      display: block;
      background: none;
      line-height: 1.5;
      text-rendering: geometricPrecision;
    }

    main {
      overflow: visible;
    }

    h2,
    h3 {
      break-after: avoid;
    }

    main :is(li, figure) {
      break-inside: avoid;
    }

    main :is(a, button) svg {
      display: none;
    }

    main a:is([href^='http'], [href^='/'])::after {
      content: ' (' attr(href) ')';
      font-weight: 400;
    }

    /* Within right-to-left text, the space at the start of a URL is at its left, so a margin separates it. */
    [dir=rtl] main a::after {
      direction: ltr;
      unicode-bidi: isolate;
      margin-inline-end: 0.3em;
    }

    main a[href^='/']::after {
      content: ${addressContent} attr(href) ')';
    }
  }
`;

/** Collects the styles of a page during the export and inserts them into its head as one `<style>`. */
export function StyledComponentsRegistry({ children }: PropsWithChildren) {
  const [sheet] = useState(() => new ServerStyleSheet());

  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });

  if (typeof window !== 'undefined') return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}

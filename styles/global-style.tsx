'use client';

import { createGlobalStyle, css, keyframes } from 'styled-components';
import { addressContent, direction, foreign, joined, newTabContent } from '@/lib/built';
import { media, visuallyHidden } from './media';
import {
  DEVICE_FONTS,
  darkColors,
  forcedColors,
  moreContrastColors,
  paperSizes,
  START,
  theme,
  variableValues,
} from './theme';

/** Letter spacing would break joined letters apart, and the marks above and below them need taller lines. */
const joinedLetters = `
  :root :is(${joined}) {
    letter-spacing: 0;
  }

  @media screen {
    body:is(${joined}) {
      line-height: 1.8;
    }
  }

  :root :is(h1, h2, h3):is(${joined}),
  :is(h1, h2, h3) :is(${joined}) {
    line-height: 1.3;
  }

  ${media.print} {
    :root :is(h1, h2, h3):is(${joined}) {
      line-height: 1.25;
    }
  }
`;

/** Isolates a URL within right-to-left text. The space at its start is at its left then, so a margin separates it. */
const isolatedAddress = 'direction: ltr; unicode-bidi: isolate; margin-right: 0.3em;';

/** The loading bar grows for longer than most pages take to load. */
const loading = keyframes`
  from {
    transform: scaleX(0);
  }
`;

const styles = css`
  :root {
    ${variableValues}
    color-scheme: light;
  }

  /* Print is always light; on screens the system decides until the visitor chooses. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${darkColors}
    }
  }

  @media screen {
    :root[data-theme='dark'] {
      color-scheme: dark;
      ${darkColors}
    }

    /* The note on links that open a new tab is generated, so that screen readers announce it and nobody copies it. */
    a[target]::after {
      content: ${newTabContent};
      ${visuallyHidden}
    }
  }

  /* More contrast and forced colours may apply together. :root:root overrides :root[data-theme]. */
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
    text-align: ${START};
    overflow-wrap: anywhere;
    text-wrap: pretty;
    -webkit-font-smoothing: antialiased;
  }

  /* Long words break anywhere, or are hyphenated in browsers that can exclude words of less than 16 letters. Safari
     can't, but accepts a minimum of letters before and after the hyphen. */
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

    /* A hyphen would look like a part of an email address or a printed URL. */
    a[href^='mailto:'],
    a::after {
      -webkit-hyphens: none;
      hyphens: none;
    }
  }

  /* A focused element is scrolled clear of the header and of the viewport's edge. With the root's scroll-padding,
     browsers would scroll to the top on the focus of the header's own controls. */
  main,
  :is(main, footer) * {
    scroll-margin-block: calc(${theme.space.header} + 1rem) 1rem;
  }

  main {
    flex: 1;
    /* Blocks that fade in from the side would widen the page. */
    overflow-x: clip;

    &:focus {
      outline: none;
    }
  }

  /* A page that takes long to load (PageLink) has a bar below the header. */
  main[aria-busy]::before {
    content: '';
    position: fixed;
    z-index: ${theme.layer.header};
    inset: ${theme.space.header} 0 auto;
    height: 3px;
    background: ${theme.color.accent};

    ${media.motionOk} {
      animation: ${loading} 8s ease-out;
    }
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

  ${joined ? joinedLetters : ''}

  /* Words whose letters the fonts lack are in one font of the device, or their hyphens would be in another. */
  ${foreign ? `:root :is(${foreign}) { font-family: ${DEVICE_FONTS}; }` : ''}

  /* It reads the heading, while the one in PageChanges reads the whole title. */
  next-route-announcer {
    display: none;
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
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

  ${media.reducedMotion} {
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

  /* The old page's snapshot fades out over the new page (PageTransition, export/bootstrap/before-hydration.ts). */
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

    main a:is([href^='http'], [href^='/'])::after {
      content: ' (' attr(href) ')';
      font-weight: 400;
      ${direction === 'rtl' ? isolatedAddress : ''}
    }

    main a[href^='/']::after {
      content: ${addressContent} attr(href) ')';
    }
  }
`;

/** The theme's variables, the reset and the base styles of elements. The build shortens `css`, and drops its comments. */
export const GlobalStyle = createGlobalStyle`${styles}`;

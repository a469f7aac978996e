import type { Site } from '../site';

/** Fonts of the visitor's device, in the widths of the body font. */
const DEVICE_FONTS = '"Body Arial", "Body Roboto", system-ui, sans-serif';

/** Elements with a font of their own, in any language. */
const OTHER_TYPE = 'code, kbd, pre, math';

/**
 * The rules for words in scripts that need other type than the site's styles have, with their selectors; an empty string
 * for a site without such words.
 *
 * @param joined words whose letters are joined: letter spacing would break them apart, and the marks above and below
 *   them need taller lines.
 * @param foreign words whose letters the fonts lack: they get a font of the device, so that their hyphens do not come from
 *   another font.
 */
export function scriptCss({ joined, foreign }: Pick<Site['fonts'], 'joined' | 'foreign'>): string {
  const words = `:root :is(${foreign}):not(${OTHER_TYPE}, :is(${OTHER_TYPE}) *)`;
  return (joined && joinedRules(joined)) + (foreign && `${words} { font-family: ${DEVICE_FONTS}; }\n`);
}

function joinedRules(joined: string): string {
  return `:root :is(${joined}) {
  letter-spacing: 0;
}

/* These scripts have no italics: slanted letters would be distorted ones. */
:is(em, i, cite, dfn):is(${joined}) {
  font-style: normal;
  font-weight: bolder;
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

/* Several lines in the size of a heading. */
:root [data-large]:is(${joined}),
[data-large] :is(${joined}) {
  line-height: 1.45;
}

@media print {
  :root :is(h1, h2, h3):is(${joined}) {
    line-height: 1.25;
  }
}
`;
}

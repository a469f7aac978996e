import { forced, moreContrast, type OwnAccent, whileDark } from '../brand/colors';
import { originOf } from '../content/address-fields';
import { scriptCss } from '../fonts/script-css';
import { hasMark } from '../language/marked-text';
import { directionOf } from '../language/writing-systems';
import type { Site } from '../site';

/**
 * The rules that depend on the content: the colours, the direction, what CSS adds to links, and the type of other
 * scripts. Print is always light; on screens the system decides until the visitor chooses. For more contrast and forced
 * colours `:root:root` is as specific as `:root[data-theme]`, which it has to override. Beside a fixed `color-scheme`,
 * Next would add variables of its own.
 */
export function siteCss({ brand: { palette }, content, fonts, languages }: Site): string {
  const { site, words } = content;
  const tags = [site.language, ...(site.otherLanguages ?? []), ...languages.map(({ language }) => language)];
  const contrast = Object.entries(moreContrast).map(([name, token]) => [name, `var(--k-color-${token})`]);
  return `:root {
  ${declare(palette.light)}
  --k-sign: ${directionOf(site.language) === 'rtl' ? -1 : 1};
  --k-new-tab: ${quoteCss(` ${words.links.newTab}`)};
  --k-address: ${quoteCss(` (${originOf(site.address)}`)};
  --k-scheme: light;
  color-scheme: var(--k-scheme);
}

${whileDark(`--k-scheme: dark; ${declare(palette.dark)}`)}

@media (prefers-contrast: more) {
  :root:root { ${declare(Object.fromEntries(contrast))} }
}

@media (forced-colors: active) {
  :root:root { ${declare(forced)} }
}

${palette.ownAccent ? ownAccentRules(palette.ownAccent) : ''}${tags.some((tag) => directionOf(tag) === 'rtl') ? RIGHT_TO_LEFT_CSS : ''}${hasMark(JSON.stringify(content), 'code') ? INLINE_CODE_CSS : ''}${scriptCss(fonts)}`;
}

/** The owner's accent in buttons, and in all drawings but those with a meaning, which have a role. */
function ownAccentRules({ light, dark }: Record<'light' | 'dark', OwnAccent>): string {
  return `:root { ${declare(light)} }

${whileDark(declare(dark))}

@media (forced-colors: active) {
  :root:root { ${declare({ drawing: forced.accent, fill: forced.accent, onFill: forced.onAccent })} }
}

svg:not([role]) { --k-color-accent: var(--k-color-drawing); }

`;
}

/** Code in sentences, as in the texts of Markdown files (components/sections/prose.tsx). */
const INLINE_CODE_CSS = `code:where(:not(pre *)) {
  padding: 0.1em 0.35em;
  border-radius: 0.35em;
  background: var(--k-color-chip);
  color: var(--k-color-ink);
  font: 0.9em var(--k-font-mono);
}

`;

/** Arrows point the other way. In print, the space at the start of a URL is at its left, so a margin separates it. */
const RIGHT_TO_LEFT_CSS = `[dir=rtl] [data-flip] { scale: -1 1; }

@media print {
  [dir=rtl] main a::after {
    direction: ltr;
    unicode-bidi: isolate;
    margin-inline-end: 0.3em;
  }
}

`;

function declare(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([name, value]) => `--k-color-${name}: ${value};`)
    .join(' ');
}

/** A string of CSS. A `<` could close the style element. */
function quoteCss(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\3c ');
}

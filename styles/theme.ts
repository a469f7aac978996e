import { createTheme } from 'styled-components';
import { type Colors, cover, dark, forced, light, moreContrast, type Token } from './palette';

const contract = createTheme(
  {
    color: light,
    font: {
      // The page for errors in the layout itself lacks the fonts' variables; the fallback fonts serve there.
      heading: "var(--font-heading, 'Heading Arial'), 'Heading Arial', 'Heading Roboto', system-ui, sans-serif",
      body: "var(--font-body, 'Body Arial'), 'Body Arial', 'Body Roboto', system-ui, sans-serif",
      mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    },
    size: {
      display: 'clamp(3rem, 1.2rem + 7.4vw, 6.75rem)',
      h1: 'clamp(2.75rem, 1.6rem + 4.6vw, 5rem)',
      h2: 'clamp(2rem, 1.3rem + 2.8vw, 3.5rem)',
      h3: 'clamp(1.5rem, 1.35rem + 0.18vw, 1.75rem)',
      lead: 'clamp(1.125rem, 1.06rem + 0.36vw, 1.6rem)',
      base: 'clamp(1.0625rem, 0.98rem + 0.18vw, 1.25rem)',
      small: '0.9375rem',
      tiny: '0.8125rem',
    },
    space: {
      gutter: 'clamp(1.25rem, 4vw, 2.5rem)',
      section: 'clamp(4.5rem, 9vw, 8rem)',
    },
    width: { text: '38rem' },
  },
  { prefix: 'k' },
);

/** The component that declares the CSS variables, and the values they have in light. */
export const { GlobalStyle: ThemeVariables, raw: themeValues } = contract;

const variables = readVariables(contract.vars);

/**
 * The design's tokens. What a theme, paper or a wish of the visitor's changes, and what is long, is a CSS variable:
 * `theme.color.ink` is `var(--k-color-ink)`, and generated class names so do not depend on the theme, and cannot
 * differ between the HTML and the browser. What never changes stands as it is, which is shorter.
 */
export const theme = {
  ...variables,
  cover,
  space: { ...variables.space, header: '5rem' },
  width: { ...variables.width, content: '72rem' },
  radius: { card: '1.4rem', field: '0.8rem', chip: '0.55rem', pill: '999px' },
  motion: {
    quick: '160ms',
    reveal: '700ms',
    draw: '1500ms',
    settle: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  layer: { header: '10', skip: '20', toast: '30' },
  /** Smallest side of a control, 44 px (WCAG 2.2, 2.5.5). */
  target: '2.75rem',
};

/** The same shape with `var(…)` around each variable's name. */
function readVariables<Names extends object>(names: Names): Names {
  const entries = Object.entries(names).map(([key, name]) => [
    key,
    typeof name === 'string' ? `var(${name})` : readVariables(name),
  ]);
  return Object.fromEntries(entries);
}

/** CSS declarations that give every colour variable its value in dark. */
export const darkColors = declareColors(dark);

/** CSS declarations that put stronger colours in the place of some. */
export const moreContrastColors = Object.entries(moreContrast)
  .map(([name, stronger]) => `${contract.vars.color[name as Token]}: var(${contract.vars.color[stronger]});`)
  .join('');

/** CSS declarations that give every colour variable a system colour. */
export const forcedColors = declareColors(forced);

/** CSS declarations of the sizes that differ on paper, where they follow no window. */
export const paperSizes = Object.entries({
  [contract.vars.size.display]: '24pt',
  [contract.vars.size.h1]: '22pt',
  [contract.vars.size.h2]: '14pt',
  [contract.vars.size.h3]: '11pt',
  [contract.vars.size.lead]: '11pt',
  [contract.vars.space.gutter]: '0px',
  [contract.vars.space.section]: '0.6cm',
  [contract.vars.width.text]: 'none',
})
  .map(([variable, size]) => `${variable}: ${size};`)
  .join('');

function declareColors(colors: Colors): string {
  return Object.entries(contract.vars.color)
    .map(([name, variable]) => `${variable}: ${colors[name as Token]};`)
    .join('');
}

/** The colours of code in both themes, which `next.config.ts` derives from the palette. */
const colors: Record<'light' | 'dark', Record<string, string>> = JSON.parse(
  process.env.CODE_COLORS || '{"light":{},"dark":{}}',
);

const declare = ({ string, number }: Record<string, string>) => `--code-string: ${string}; --code-number: ${number};`;

/** CSS declarations of the colours of code in light, and in print. */
export const codeLight = declare(colors.light);

/** CSS declarations of the colours of code in dark. */
export const codeDark = declare(colors.dark);

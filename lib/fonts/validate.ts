import { type FontPackage, findFontPackage, packageNames } from './packages';

/** The reason why a font cannot be used (it is not installed, or it lacks what the site needs), or `undefined`. */
export function validateFont(value: string): string | undefined {
  const font = findFontPackage(value);
  if (font) return validateFontPackage(font);
  const [variable, fixed] = packageNames(value);
  const other = fixed ? `, or ${fixed} if npm has no package of that name (fontsource.org lists all fonts)` : '';
  return `is ${JSON.stringify(value)}, which is not installed; run npm install ${variable}${other}`;
}

/** The reason why an installed package cannot be used, or `undefined`. */
export function validateFontPackage({ name, files, axis }: FontPackage): string | undefined {
  const isVariable = name.startsWith('@fontsource-variable/');
  const weights = isVariable ? [axis && files.wght] : Object.values(files);
  if (weights.length > 0 && weights.every((subsets) => subsets?.latin)) return undefined;
  return isVariable
    ? `has no variable weight or no Latin letters (${name}); try ${name.replace('-variable', '')}, or another font`
    : `is a font without Latin letters (${name}), which the site’s own text needs; choose one that has them`;
}

import { type FontPackage, findFontPackage, packageNames } from './packages';

/** Why a font cannot be used: it is not installed, or it lacks what the site needs. */
export function validateFont(value: string): string | undefined {
  const font = findFontPackage(value);
  if (font) return validateFontPackage(font);
  const [variable, fixed] = packageNames(value);
  const other = fixed ? `, or ${fixed} if npm knows none of that name (fontsource.org has all names)` : '';
  return `is ${JSON.stringify(value)}, which is not installed; run npm install ${variable}${other}`;
}

/** Why the site cannot use a package that is installed. */
export function validateFontPackage({ name, files, axis }: FontPackage): string | undefined {
  const isVariable = name.startsWith('@fontsource-variable/');
  if (isVariable && !(axis && files.wght)) {
    const other = name.replace('-variable', '');
    return `is a font without a choice of weights (${name}); run npm install ${other}, and write ${JSON.stringify(other)}`;
  }
  const weights = isVariable ? [files.wght] : Object.values(files);
  return weights.length > 0 && weights.every((subsets) => subsets?.latin)
    ? undefined
    : `is a font without Latin letters (${name}), which the site’s own words need; write one that has them`;
}

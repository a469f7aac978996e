import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettersOf, nearestName } from '../content/nearest-name';
import { type FontPackage, findFontPackage, installedFonts, packageNames } from './packages';

/** Why a font cannot be used: there is none of that name, it is not installed, or it lacks what the site needs. */
export function findFaultInFont(value: string): string | undefined {
  const font = findFontPackage(value);
  if (font) return findFaultInPackage(font);
  if (value.startsWith('@')) return `is ${JSON.stringify(value)}, which is not installed; run npm install ${value}`;
  const families = knownFamilies();
  const family = families.find((name) => lettersOf(name) === lettersOf(value));
  if (!family) {
    return `is ${JSON.stringify(value)}, and there is no font of that name; write one from fontsource.org, for example ${nearestName(value, families)}`;
  }
  if (findFontPackage(family)) return `is ${JSON.stringify(value)}; write ${family}`;
  const [variable, fixed] = packageNames(family);
  return `is ${JSON.stringify(value)}, which is not installed; run npm install ${variable}, or ${fixed} if npm knows none of that name`;
}

/** Why the site cannot use a package that is installed. */
export function findFaultInPackage({ name, files, axis }: FontPackage): string | undefined {
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

/** The families that Next has the metrics of, which are Google's, and those that are installed. */
function knownFamilies(): string[] {
  const installed = installedFonts().flatMap((name) => findFontPackage(name)?.family ?? []);
  try {
    const list = readFileSync(join(process.cwd(), 'node_modules/next/dist/server/capsize-font-metrics.json'), 'utf8');
    const fonts: Record<string, { familyName: string }> = JSON.parse(list);
    return [...installed, ...Object.values(fonts).map(({ familyName }) => familyName)];
  } catch {
    // Another version of Next may keep the list elsewhere.
    return installed;
  }
}

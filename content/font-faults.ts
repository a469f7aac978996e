import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lettersOf, nearestName } from '../lib/content/nearest-name';
import { findFaultInPackage } from './font-choice.mjs';
import { findFontPackage, installedFonts, packageNames } from './font-package.mjs';

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

/** The families that Next has the measures of, which are Google's, and those that are installed. */
function knownFamilies(): string[] {
  const installed = installedFonts().flatMap((name) => findFontPackage(name)?.family ?? []);
  try {
    const list = readFileSync(join(process.cwd(), 'node_modules/next/dist/server/capsize-font-metrics.json'), 'utf8');
    const fonts: Record<string, { familyName: string }> = JSON.parse(list);
    return [...installed, ...Object.values(fonts).map(({ familyName }) => familyName)];
  } catch {
    // Another version of Next may keep it elsewhere; the installed ones are named then.
    return installed;
  }
}

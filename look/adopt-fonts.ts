import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Fonts } from '@/lib/content/schema';
import { packagesOf, scriptFacesOf, titleOf } from '../content/font-choice.mjs';

/**
 * Sees to it that the files of the fonts in `styles/` are of those that `content/brand.ts` names.
 * Next's loader takes nothing but literals, and measuring takes a moment, so they are files, and
 * written where they are of others.
 *
 * @throws {Error} in a sentence, where a font has nothing that the site could use.
 */
export function adoptFonts(fonts: Fonts, language: string): void {
  const title = [scriptFacesOf(fonts, language)?.title, titleOf(packagesOf(fonts))].filter(Boolean).join(', with ');
  if (readFileSync('styles/fonts.ts', 'utf8').startsWith(`// ${title}\n`)) return;
  execFileSync(process.execPath, ['look/write-fonts.mjs', JSON.stringify(fonts), language], { stdio: 'inherit' });
  console.log(`The fonts are ${title}; styles/ knows their files and measures now.`);
}

import type { IconNode } from 'lucide';
import { shipped } from '../brand/colors';
import { lineIcon } from '../brand/line-icons';
import { codeColors, paletteFromColors } from '../brand/palette';
import { khatam, starFromName } from '../brand/star';
import { analyticsScript } from '../content/analytics';
import type { Content } from '../content/schema';
import { chooseFonts } from '../fonts/choose';
import { fontsWithLetters, foreignSelector } from '../fonts/letters';
import { joinedSelector } from '../language/writing-systems';
import type { Optimization, Site } from '../site';
import { environment, isHostCompressing } from './environment';

const OPTIMIZATIONS: readonly Optimization[] = ['scripts', 'fonts', 'pictures', 'compression'];

/** The star and the colours that `content/brand.ts` asks for. */
export function brandOf({ brand: { star, colors }, profile }: Content): Site['brand'] {
  const palette = (colors !== 'shipped' && paletteFromColors(colors)) || shipped;
  return {
    star: star === 'khatam' ? khatam : star === 'name' ? starFromName(profile.name) : star,
    palette,
    codeColors: { light: codeColors(palette.light), dark: codeColors(palette.dark) },
  };
}

/** The icons of the services that come from lucide. */
export function iconsOf({ services }: Content): Site['icons'] {
  const icons = services.flatMap(({ icon }): [string, IconNode][] => {
    const shapes = lineIcon(icon);
    return shapes ? [[icon, shapes]] : [];
  });
  return Object.fromEntries(icons);
}

/** The fonts that `content/brand.ts` names, and those of them that have the letters of a text. */
export function fontsOf({ brand, site }: Content, text: string): Omit<Site['fonts'], 'characters'> {
  const chosen = chooseFonts(brand.fonts, site.language);
  const pageFonts = fontsWithLetters(chosen, site.language, text);
  return { chosen, pageFonts, joined: joinedSelector(site, text), foreign: foreignSelector(pageFonts, site, text) };
}

/** What the environment variables say about a build. */
export function buildOf(content: Content, folder: string, isDevelopment: boolean): Site['build'] {
  const { SITE_ANALYTICS, SITE_FORM_ENDPOINT, SITE_OUT_DIR = 'out', SITE_SKIP_OPTIMIZATIONS = '' } = environment;
  const skipped = SITE_SKIP_OPTIMIZATIONS.split(/[\s,]+/).filter(Boolean);
  if (isHostCompressing) skipped.push('compression');
  return {
    isDevelopment,
    compiledAt: new Date().toISOString(),
    outDir: SITE_OUT_DIR + folder.slice('content'.length),
    formEndpoint: SITE_FORM_ENDPOINT,
    analytics: SITE_ANALYTICS === 'off' ? undefined : analyticsScript(content.site.analytics),
    skipped: skipped.includes('all') ? OPTIMIZATIONS : (skipped as Optimization[]),
  };
}

import type { IconNode } from 'lucide';
import { shipped } from '../brand/colors';
import { lineIcon } from '../brand/line-icons';
import { readLogo } from '../brand/logo';
import { codeColors, paletteFromColors } from '../brand/palette';
import { khatam, starFromName } from '../brand/star';
import { isOnSite } from '../content/address-fields';
import { analyticsScript } from '../content/analytics';
import { stringsIn } from '../content/references';
import type { Content } from '../content/schema';
import { keysOf } from '../content/source';
import { chooseFonts } from '../fonts/choose';
import { fontsWithLetters, foreignSelector } from '../fonts/letters';
import { joinedSelector } from '../language/writing-systems';
import { withMarks } from '../markdown/inline';
import type { Optimization, Site } from '../site';
import { environment, isHostCompressing } from './environment';

const OPTIMIZATIONS: readonly Optimization[] = ['scripts', 'fonts', 'pictures', 'compression'];

/** The star, the logo and the colours that `content/brand.ts` asks for. */
export function brandOf({ brand, profile }: Content): Site['brand'] {
  const { star, colors } = brand;
  const palette = (colors !== 'shipped' && paletteFromColors(colors)) || shipped;
  return {
    star: star === 'khatam' ? khatam : star === 'name' ? starFromName(profile.name) : star,
    logo: readLogo(brand, palette),
    palette,
    codeColors: { light: codeColors(palette.light), dark: codeColors(palette.dark) },
  };
}

/** The content with the Markdown of its sentences as the `Site` carries it. The content has to be valid. */
export function markProse(content: Content, basePath: string): Content {
  const hrefOf = (address: string) => (isOnSite(address) ? basePath + address : address);
  const marked = JSON.parse(JSON.stringify(content)) as Content;
  for (const { field, value, markdown } of stringsIn(content)) {
    if (markdown !== 'inline') continue;
    const keys = keysOf(field);
    const owner = keys.slice(0, -1).reduce((group, key) => Reflect.get(group, key), marked as object);
    Reflect.set(owner, keys.at(-1) ?? '', withMarks(value, hrefOf));
  }
  return marked;
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
export function fontsOf({ brand, site }: Content, text: string): Omit<Site['fonts'], 'characters' | 'formulas'> {
  const chosen = chooseFonts(brand.fonts, site.language);
  const pageFonts = fontsWithLetters(chosen, site.language, text);
  return { chosen, pageFonts, joined: joinedSelector(site, text), foreign: foreignSelector(pageFonts, site, text) };
}

/** What the environment variables say about a build. */
export function buildSettings(content: Content, folder: string, isDevelopment: boolean): Site['build'] {
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

import type { IconNode } from 'lucide';
import type { CodeColors, Palette } from './brand/colors';
import type { Logo } from './brand/logo';
import type { Star } from './brand/star';
import type { Alias } from './content/alias';
import type { AnalyticsScript } from './content/analytics';
import type { Content } from './content/schema';
import type { ChosenFonts } from './fonts/choose';
import type { Document } from './markdown/documents';
import type { DocumentKind } from './routes';

/** One language of a site: what `lib/compile/` makes of `content/` and writes to `.site-data/en.json`. Plain data. */
export interface Site {
  /** What the owner wrote, checked and completed. */
  content: Content;
  /** The Markdown files with a page in this language: posts with the newest first, others by name. */
  documents: { readonly [Kind in DocumentKind]: readonly Document<Kind>[] };
  /** Every language of the site, the main one first. */
  languages: readonly [SiteLanguage, ...SiteLanguage[]];
  /** The folder of this language on its host, such as `/portfolio/ar`, or an empty string. */
  basePath: string;
  /** The paths of the page files and of the route handlers in `app/`. One that ends in `/*` is dynamic: `/notes/*`. */
  appRoutes: { pages: readonly string[]; files: readonly string[] };
  /** The files in `public/`, as paths that begin with a slash: `/cv.pdf`. */
  publicFiles: readonly string[];
  /** What the build derives from `content/brand.ts`. */
  brand: { star: Star; logo?: Logo; palette: Palette; codeColors: CodeColors };
  /** The shapes of the services' icons that come from lucide, by name. */
  icons: Readonly<Record<string, IconNode>>;
  fonts: {
    /** The fonts that `content/brand.ts` names, in which preview images are set. */
    chosen: ChosenFonts;
    /** Those of them that have the letters of the site's language. */
    pageFonts: ChosenFonts;
    /** Every character that pages may show in them. */
    characters: string;
    /** Every character that its formulas show; an empty string for a site without formulas. */
    formulas: string;
    /** A CSS selector of words whose letters are joined, or an empty string. */
    joined: string;
    /** A CSS selector of words whose letters the fonts lack, or an empty string. */
    foreign: string;
  };
  /** How this build differs from others of the same content. */
  build: {
    isDevelopment: boolean;
    /** When the site was compiled, in ISO 8601: pages are rendered again when it changes. */
    compiledAt: string;
    /** The output folder of this language, in the repository. */
    outDir: string;
    /** Where messages are sent, if not to the endpoint in `content/site.ts`. */
    formEndpoint?: string;
    analytics?: AnalyticsScript;
    /** The optimizations that this build leaves out. */
    skipped: readonly Optimization[];
  };
}

/** The language that a site is in. */
export function currentLanguage({ languages, basePath }: Pick<Site, 'languages' | 'basePath'>): SiteLanguage {
  return languages.find((language) => language.basePath === basePath) ?? languages[0];
}

/** Whether a site is that of the main language. */
export function isMainLanguage(site: Site): boolean {
  return currentLanguage(site) === site.languages[0];
}

/** A part of the build that only makes the site faster. */
export type Optimization = 'scripts' | 'fonts' | 'pictures' | 'compression';

/** A language of a site. */
export interface SiteLanguage {
  /** BCP 47 tag, as in `site.language`. */
  language: string;
  /** Language and country: `ar_EG`. A language such as Esperanto has no country. */
  locale?: string;
  /** Its folder on the host: empty for the main language and `/ar` for another, or `/portfolio` and `/portfolio/ar`. */
  basePath: string;
  /** The paths that its navigation lists. */
  navigation: readonly string[];
  /** The paths of its pages; one that ends in `/*` stands for all that begin with it. */
  pages: readonly string[];
  /** The earlier addresses of its texts, in its folder on the host. */
  aliases: readonly Alias[];
}

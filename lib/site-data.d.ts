// The files that `lib/compile/` writes for each language to `.site-data/`; next.config.ts says which language a build has.

declare module '@/site-data/site' {
  /** The site in the language that is built. For server code: the scripts of pages would contain all of it. */
  const site: import('@/lib/site').Site;
  export default site;
}

declare module '@/site-data/browser' {
  /** The site's folder on its host, such as `/portfolio`, or an empty string. */
  export const basePath: string;
  /** The site's language, as a BCP 47 tag. */
  export const language: string;
  export const star: import('@/lib/brand/star').Star;
  /** The owner's logo in the size of the header's, if there is one, and whether it stands for the name. */
  export const logo: (import('@/lib/picture').OwnPicture & { hidesName: boolean }) | undefined;
  /** The colours of projects' drawn covers; none if covers are plain. */
  export const covers: import('@/lib/brand/colors').Palette['covers'];
  /** Whether buttons have the owner's accent, of which the accent of a theme is another shade. */
  export const hasOwnAccent: boolean;
  /** The colours of code in both themes; keywords have the strong accent, comments the muted colour. */
  export const codeColors: import('@/lib/brand/colors').CodeColors;
  /**
   * What follows the name of a link that opens a new tab. Any link may need it, so most
   * components would need it as a prop.
   */
  export const newTabNote: string;
  /** The words of the error pages, which have no props. */
  export const errorWords: import('@/lib/content/schema').SiteWords['error'];
  /** The links to the legal pages, below the form's button. */
  export const legalLinks: readonly { path: string; label: string }[];
  /**
   * Every language of a site with several, and the pages that only other languages have; empty for a site in one
   * language. In a browser, `/blog/*` stands for all posts that the language
   * lacks.
   */
  export const translations: readonly { language: string; basePath: string; leftOut: readonly string[] }[];
}

declare module '@/site-data/site.css';

declare module '@/site-data/preloads' {
  /** The addresses of the font files that every page needs. */
  const preloads: readonly string[];
  export default preloads;
  /** The address of the font of formulas; a site without formulas has none. */
  export const mathFont: string | undefined;
}

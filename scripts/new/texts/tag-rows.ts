// What tags, directives and components of other programs stand for. Names are in lower case.

/** The names of GitHub's alerts, by those that other programs have for them. */
export const ALERTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    NOTE: 'note info notice primary abstract summary tldr question faq help example seealso aside callout alert admonition message default',
    TIP: 'tip hint success check done',
    IMPORTANT: 'important key',
    WARNING: 'warning warn attention bug',
    CAUTION: 'caution danger error failure fail',
  }).flatMap(([alert, names]) => names.split(' ').map((name) => [name, alert])),
);

/** The address that a tag embeds, up to its argument: the `id` in `{% youtube id %}`. */
export const EMBEDS: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/watch?v=',
  youtubelite: 'https://www.youtube.com/watch?v=',
  liteyoutube: 'https://www.youtube.com/watch?v=',
  liteyoutubeembed: 'https://www.youtube.com/watch?v=',
  youtubeembed: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  gist: 'https://gist.github.com/',
  tweet: 'https://x.com/i/status/',
  twitter: 'https://x.com/i/status/',
  x: 'https://x.com/i/status/',
  github: 'https://github.com/',
  codepen: 'https://codepen.io/',
  stackblitz: 'https://stackblitz.com/edit/',
  codesandbox: 'https://codesandbox.io/s/',
  instagram: 'https://www.instagram.com/p/',
  spotify: 'https://open.spotify.com/',
  asciinema: 'https://asciinema.org/a/',
  speakerdeck: 'https://speakerdeck.com/',
  slideshare: 'https://www.slideshare.net/slideshow/embed_code/',
  gslides: 'https://docs.google.com/presentation/d/',
  scribd: 'https://www.scribd.com/document/',
};

/** Tags whose content is a quotation. */
export const QUOTES = 'blockquote quote pullquote epigraph';

/** Tags that say nothing to readers: tables of contents, marks of a summary, wrappers. */
export const WITHOUT_CONTENT: ReadonlySet<string> = new Set(
  'toc tocinline tableofcontents more clear clearfix clearer break pagebreak endraw raw nomarkdown'.split(' '),
);

/** The options of a tag that name a file or an address. */
export const ADDRESS_OPTIONS = 'src image_path url path file filename link href image img source light'.split(' ');

/** What the sites of a generator have in common. */
interface Generator {
  /** Matches a file or a folder at the root of a site, by its path there. */
  root: RegExp;
  /** The configuration, by its path from the root; the first that is there. */
  configuration?: readonly string[];
  /** The pattern of the addresses of texts, if the configuration has none. */
  address?: string;
  /** Whether `tags: one two` are two tags. */
  splitsTagsAtSpaces?: boolean;
  /** Whether notes are private unless they say that they are public. */
  isPrivate?: boolean;
}

export type GeneratorName =
  | 'astro'
  | 'gatsby'
  | 'docusaurus'
  | 'vitepress'
  | 'eleventy'
  | 'lume'
  | 'hexo'
  | 'bridgetown'
  | 'jekyll'
  | 'zola'
  | 'mkdocs'
  | 'pelican'
  | 'nikola'
  | 'hugo'
  | 'obsidian'
  | 'logseq';

/** The first row whose sign is there counts: sites of Hexo also have what sites of Jekyll have. */
export const GENERATORS: Readonly<Record<GeneratorName, Generator>> = {
  astro: { root: /^astro\.config\.\w+$/ },
  gatsby: { root: /^gatsby-config\.\w+$/ },
  docusaurus: { root: /^docusaurus\.config\.\w+$/ },
  vitepress: { root: /^(?:docs\/)?\.vitepress$/ },
  eleventy: { root: /^(?:\.eleventy|eleventy\.config)\.\w+$/, address: '/:sections/:name/' },
  lume: { root: /^_config\.[jt]sx?$/, address: '/:sections/:name/' },
  hexo: { root: /^scaffolds$/, configuration: ['_config.yml'], address: ':year/:month/:day/:title/' },
  bridgetown: {
    root: /^bridgetown\.config\.yml$|^config\/initializers\.rb$/,
    configuration: ['bridgetown.config.yml'],
    address: '/:categories/:year/:month/:day/:title/',
  },
  jekyll: {
    root: /^_config\.ya?ml$/,
    configuration: ['_config.yml', '_config.yaml'],
    address: 'date',
    splitsTagsAtSpaces: true,
  },
  zola: { root: /^zola\.toml$/, configuration: ['zola.toml', 'config.toml'], address: '/:sections/:slug/' },
  mkdocs: { root: /^mkdocs\.ya?ml$/, configuration: ['mkdocs.yml', 'mkdocs.yaml'] },
  pelican: { root: /^pelicanconf\.py$/, address: '/:slug.html' },
  nikola: { root: /^conf\.py$/, address: '/posts/:slug/' },
  hugo: {
    root: /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default$/,
    configuration: ['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
      ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
    ),
    address: '/:sections/:slugorname/',
  },
  obsidian: { root: /^\.obsidian$/, isPrivate: true },
  logseq: { root: /^logseq$/, isPrivate: true },
};

/** What tells the root of any other site. */
export const ANY_ROOT: readonly string[] = ['package.json', '.git', 'public', 'static'];

/** The names of patterns in the configuration of Jekyll and Bridgetown. */
export const PATTERNS: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  weekdate: '/:categories/:year/W:week/:short_day/:title.html',
  none: '/:categories/:title.html',
  simple: '/:categories/:title/',
};

/** Folders that sort the folders of texts, and are no part of an address. */
export const CONTAINERS: ReadonlySet<string> = new Set(
  'src content source data docs site app pages collections routes contents input _collections markdown'.split(' '),
);

/** Folders without texts of a site's own. */
export const NO_TEXTS =
  /^(?:\..*|__MACOSX|node_modules|vendor|bower_components|_(?:data|site|sass|plugins|build)|_?(?:layouts?|includes|partials|components|templates)|archetypes|themes?|scaffolds|snippets|static|public|dist|out|coverage|resources|i18n|tests?|__tests__|e2e|exampleSite)$/i;

/** The folders of files that addresses may begin at, from the root. */
export const PUBLIC: readonly string[] =
  'static public . source src src/site src/assets assets content docs docs/public docs/.vitepress/public src/static src/public data images site input'.split(
    ' ',
  );

/** Files that are Markdown, and no texts. */
export const NO_TEXT =
  /^(?:_index|readme|license|licence|contributing|changelog|code[-_]of[-_]conduct|security|agents|claude|404|search|archives?|tags|categories)(?:\.[a-z]{2}(?:-\w+)?)?\.\w+$/i;

/** The endings of texts. */
export const TEXT_FILE = /\.(?:md|mdx|markdown|mkdn?|mkdown|rmd|qmd|html)$/i;

/** The formats that are named, and not read, by the endings of their files. */
export const UNREAD_FORMATS: Readonly<Record<string, string>> = {
  textile: 'Textile',
  rst: 'reStructuredText',
  adoc: 'AsciiDoc',
  asciidoc: 'AsciiDoc',
  org: 'Org mode',
  ipynb: 'Jupyter notebooks',
  njk: 'Nunjucks',
  liquid: 'Liquid',
  haml: 'Haml',
  pug: 'Pug',
  docx: 'Word',
  enex: 'Evernote',
};

/** Tags that sort a site's collections, and say nothing to readers. */
export const COLLECTION_TAGS: ReadonlySet<string> = new Set([
  'posts',
  'post',
  'blog',
  'all',
  'articles',
  'page',
  'pages',
]);

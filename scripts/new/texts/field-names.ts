/** What the fields of the site are called elsewhere, in lower-case letters alone; the first that is there counts. */
export const FIELD_NAMES = {
  title: 'title heading posttitle name',
  description:
    'description summary excerpt subtitle seodescription metadescription metadesc abstract teaser lead intro deck dek',
  date: 'date pubdate pubdatetime publishdate publisheddate publishedat publishedon publishedtime datepublished published posted postdate created createdat createddate datecreated creationdate',
  updated:
    'updated lastmod modified updateddate moddatetime lastmodifiedat updatedat lastupdated dateupdated datemodified lastmodified modifieddate lastedited',
  tags: 'tags tag categories category topics topic keywords labels',
  image:
    'image images cover coverimage hero heroimage thumbnail featuredimage featureimage featureimg banner bannerimage headerimage thumb ogimage socialimage img',
  alt: 'alt imagealt coveralt coverimagealt heroalt heroimagealt featureimagealt featuredimagealt',
  lang: 'lang language locale',
  canonical: 'canonical canonicalurl canonicallink originalurl',
  slug: 'slug',
  address: 'permalink url path link',
  aliases: 'aliases alias redirectfrom redirects oldurls',
  /** A folder of its files, from the root of its site. */
  files: 'files imagesfolder imagefolder assetfolder assetsfolder mediafolder typorarooturl',
  // Of works and references.
  year: 'year',
  client: 'client customer company organization organisation employer',
  technologies: 'technologies technology tech techstack stack tools skills builtwith languages tags',
  repository: 'repository repo github githuburl githublink sourcecode source code repourl',
  liveLink: 'livelink live demo demourl liveurl website projecturl externalurl siteurl link url href',
  film: 'film filmurl video videourl videolink vimeo vimeourl youtube youtubeurl trailer trailerurl',
  role: 'role myrole position jobtitle',
  name: 'name author person by who title',
  quote: 'quote testimonial text body content',
} as const;

export type FieldName = keyof typeof FIELD_NAMES;

/** All names of a field. */
export const listFieldNames = (field: FieldName): readonly string[] => FIELD_NAMES[field].split(' ');

/** `redirect_from` and `redirectFrom` are one name. */
export function normalizeFieldName(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** Whether a value is one of `false`, `no`, `off` and `0`, or empty. */
const isOff = (value: string) => /^(?:|false|no|off|0|null|~|none|\[\]|\{\})$/i.test(value.trim());

/**
 * Fields that say whether a text is public, by a word of their names: `isDraft`, `dg-publish`, `post_status`. In doubt, a
 * text is not.
 */
export const NOT_PUBLIC: readonly { words: RegExp; isKeptOff: (value: string, today: string) => boolean }[] = [
  {
    words:
      /^(?:drafts?|private|hidden|hide|unlisted|secret|wip|protected|exclude[sd]?|noindex|archived?|deleted|trash|trashed|internal|confidential|unpublished|headless|disabled|password|passphrase|encrypted|encrypt|members)$/,
    isKeptOff: (value) => !isOff(value),
  },
  {
    words: /^(?:publish|published|public|listed|active|enabled|ready|searchable|live|share|indexed)$/,
    isKeptOff: isOff,
  },
  {
    words: /^(?:status|state|visibility|access|audience)$/,
    isKeptOff: (value) => value !== '' && !/^(?:publish|published|public|live|everyone|anyone|all|open)$/i.test(value),
  },
  {
    words: /^(?:robots|sitemap|build|render|list)$/,
    isKeptOff: (value) => /\b(?:noindex|none|false|never|disable[d]?|ignore)\b/i.test(value),
  },
  {
    words: /^(?:expir(?:y|es?|ed|ation)|unpublish(?:date|at)?|until)$/,
    isKeptOff: (value, today) => value !== '' && !(/^\d{4}-\d\d-\d\d/.test(value) && value.slice(0, 10) > today),
  },
  {
    words: /^(?:permalink|url)$/,
    isKeptOff: (value) => /^false$/i.test(value),
  },
];

/**
 * How long a page's title may be, in characters: search results cut a longer one, and one of a letter says nothing.
 * The rules of the content read it, and the owner's tools, which run without TypeScript.
 */
export const TITLE_LENGTH = { least: 2, most: 60 };

/**
 * The folder the site lives in on its host, such as `/portfolio`, or nothing.
 * The environment variable `BASE_PATH` sets it for one build; the configuration
 * passes it on to the scripts of the pages.
 */
export const basePath = process.env.BASE_PATH ?? '';

/**
 * The figures of what the owner's tools fetch (docs/behaviour.md, "Figures"). The first three are the
 * requirement's own, for whatever is fetched; no page fetches anything.
 */

/** For how long an answer counts as fresh, in ms. */
export const KEEP_ANSWERS = 5 * 60 * 1000;

/** How often a request that failed is tried again. */
export const RETRIES = 3;

/** The longest pause before another try, in ms, whatever a host asks for. */
export const LONGEST_PAUSE = 30_000;

/** The first pause, in ms; each further one is twice as long. */
export const FIRST_PAUSE = 1000;

/** A host that says nothing for so long has failed, in ms. */
export const PATIENCE = 15_000;

/** How many redirects are followed, as browsers do. */
export const MOST_REDIRECTS = 20;

/** How many hosts are asked at once; each is asked one thing at a time. */
export const HOSTS_AT_ONCE = 4;

/** The largest picture that is brought home, in bytes: more than a camera writes, and less than git takes badly. */
export const LARGEST_IMAGE = 20 * 1024 * 1024;

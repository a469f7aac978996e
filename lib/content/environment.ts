import { z } from 'zod';
import { UserError } from '../user-error';
import { isHttpsUrl, origin, text } from './fields';

/** Whether messages may be sent to an address: encrypted, unless it is on this machine or in its network. */
export function isEndpoint(value: string): boolean {
  if (isHttpsUrl(value)) return true;
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]', process.env.NETWORK_ADDRESS].includes(hostname);
}

/** The environment variables of a build; an empty one counts as not set. */
const variables = z.object({
  /** Where the site will live, in place of `site.address`. */
  SITE_ADDRESS: origin().optional(),
  /** Where the form sends messages, in place of the address in `site.form` or the service's own. */
  FORM_ENDPOINT: text('must be an https:// URL', isEndpoint).optional(),
  /** The folder the site lives in on its host, such as `/portfolio`, in characters that every host keeps. */
  BASE_PATH: text('must be a folder that begins with a slash and ends without one, such as "/portfolio"', (value) =>
    /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(value),
  ).optional(),
  /** The folder of the repository that the finished site goes to, in place of `out`. Next empties it first. */
  OUT_DIR: text('must be a folder in the repository, without spaces, such as "out"', (value) =>
    /^(?!\.{0,2}(?:\/|$))(?!.*\/\.{0,2}(?:\/|$))[^\s\\:]+$/.test(value),
  ).optional(),
  /** `off` leaves out the script that counts visits. */
  ANALYTICS: text('must be "off"', (value) => value === 'off').optional(),
  /** This machine's address in the local network, set by `npm run dev -- --network`; messages may go there unencrypted. */
  NETWORK_ADDRESS: z.string().optional(),
});

/**
 * Reads the environment variables of this build.
 *
 * @throws {UserError} with a line for each invalid variable: its name, what to write, and its value.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): z.infer<typeof variables> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { data, error } = variables.safeParse(set);
  if (!error) return data;
  throw new UserError(
    'Invalid environment variables:',
    error.issues.map(({ path, message }) => `${path.join()} ${message}, got ${JSON.stringify(set[path.join()])}.`),
  );
}

/** The environment of this build. */
export const environment = readEnvironment(process.env);

/** The build steps that only make the site faster. */
export type Optimization = 'scripts' | 'fonts' | 'pictures';

/**
 * Whether the environment variable `SKIP_OPTIMIZATIONS` turns a step off: `all`, or names with spaces between them
 * (docs/architecture.md, "Export steps").
 */
export function isSkipped(optimization: Optimization): boolean {
  const skipped = process.env.SKIP_OPTIMIZATIONS?.split(/[\s,]+/) ?? [];
  return skipped.includes('all') || skipped.includes(optimization);
}

import { isIPv4 } from 'node:net';
import { UserError } from '../user-error';
import { type HttpsUrl, isHttpsUrl, isOrigin, ORIGIN } from './fields';

/** What the environment sets for one build; an empty variable counts as one that is not set. */
export interface Environment {
  /** `SITE_ADDRESS`: where the site will live, in place of `site.address`. */
  siteAddress?: HttpsUrl;
  /** `FORM_ENDPOINT`: where the form sends messages, in place of the address in `site.form` or the service's own. */
  formEndpoint?: string;
  /** `BASE_PATH`: the folder the site lives in on its host, such as `/portfolio`. */
  basePath?: string;
  /** `OUT_DIR`: the folder of the repository that the finished site goes to, in place of `out`. */
  outDir?: string;
  /** `ANALYTICS`: `off` leaves out the script that counts visits. */
  analytics?: string;
  /** `NETWORK_ADDRESS`: this machine's IPv4 address in the local network; messages may go there unencrypted. */
  networkAddress?: string;
}

/** Characters that every host keeps as they are in the name of a folder. */
const BASE_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** Next empties the folder before it writes, so it must neither be the repository itself nor lie outside of it. */
const OUT_DIR = /^(?!\.{0,2}(?:\/|$))(?!.*\/\.{0,2}(?:\/|$))[^\s\\:]+$/;

/** Whether messages can be sent to an address: encrypted, unless they stay on this machine or in its network. */
export function isEndpoint(value: string, networkAddress = process.env.NETWORK_ADDRESS): boolean {
  if (isHttpsUrl(value)) return true;
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]', networkAddress].includes(hostname);
}

/**
 * Reads what the environment sets for this build.
 *
 * @throws {UserError} with one line for each wrong variable: its name, what to write, and its value.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const problems: string[] = [];
  const read = (name: string, message: string, test: (value: string) => boolean) => {
    const value = variables[name] || undefined;
    if (value !== undefined && !test(value)) problems.push(`${name} ${message}, got ${JSON.stringify(value)}.`);
    return value;
  };
  const environment = {
    networkAddress: read('NETWORK_ADDRESS', 'must be an IPv4 address such as "192.168.1.5"', isIPv4),
    siteAddress: read('SITE_ADDRESS', ORIGIN, isOrigin) as HttpsUrl | undefined,
    formEndpoint: read('FORM_ENDPOINT', 'must be an https:// URL', (value) =>
      isEndpoint(value, variables.NETWORK_ADDRESS),
    ),
    basePath: read(
      'BASE_PATH',
      'must be a folder that begins with a slash and ends without one, such as "/portfolio"',
      (value) => BASE_PATH.test(value),
    ),
    analytics: read('ANALYTICS', 'must be "off"', (value) => value === 'off'),
    outDir: read('OUT_DIR', 'must be a folder in the repository, without spaces, such as "out"', (value) =>
      OUT_DIR.test(value),
    ),
  };
  if (problems.length > 0) throw new UserError('The environment needs a correction:', problems);
  return environment;
}

/** The environment of this build. */
export const environment = readEnvironment(process.env);

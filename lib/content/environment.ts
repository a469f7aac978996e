import { isIPv4 } from 'node:net';
import { Correction } from '../../content/correction.mjs';
import { findFaultInEndpoint, findFaultInOrigin } from './address-faults';
import type { HttpsUrl } from './schema';
import { type FindFault, quote } from './text-faults';

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
  /** `NETWORK_ADDRESS`: this machine's IPv4 address in the local network; messages may go there unencrypted. */
  networkAddress?: string;
}

/** What characters a folder in an address may have so that every host finds it under the same name. */
const BASE_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

const findFaultInBasePath: FindFault = (value) =>
  BASE_PATH.test(value)
    ? undefined
    : `is ${quote(value)}; write a folder of letters, digits and hyphens that begins with a slash and ends without one, for example /portfolio`;

/** Next empties the folder before it writes, so it must not be the repository itself nor lie outside of it. */
const OUT_DIR = /^(?!\.{0,2}(?:\/|$))(?!.*\/\.{0,2}(?:\/|$))[^\s\\:]+$/;

const findFaultInOutDir: FindFault = (value) =>
  OUT_DIR.test(value)
    ? undefined
    : `is ${quote(value)}; write a folder inside the repository, without spaces and without a slash at either end, for example out`;

const findFaultInNetworkAddress: FindFault = (value) =>
  isIPv4(value)
    ? undefined
    : `is ${quote(value)}; write this machine's IPv4 address in the local network, for example 192.168.1.5`;

/**
 * Reads what the environment sets for this build.
 *
 * @throws {Error} with one line for each wrong variable: its name, its value and what to write.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const mistakes: string[] = [];
  const read = (name: string, findFault: FindFault): string | undefined => {
    const value = variables[name] || undefined;
    const fault = value && findFault(value);
    if (fault) mistakes.push(mistakeIn(name, value, fault));
    return value;
  };
  const networkAddress = read('NETWORK_ADDRESS', findFaultInNetworkAddress);
  const environment = {
    siteAddress: read('SITE_ADDRESS', findFaultInOrigin) as HttpsUrl | undefined,
    formEndpoint: read('FORM_ENDPOINT', (value) => findFaultInEndpoint(value, networkAddress)),
    basePath: read('BASE_PATH', findFaultInBasePath),
    outDir: read('OUT_DIR', findFaultInOutDir),
    networkAddress,
  };
  if (mistakes.length > 0) throw new Correction('The environment needs a correction:', mistakes);
  return environment;
}

/** A fault that does not quote the value itself goes on from it. */
function mistakeIn(name: string, value: string, fault: string): string {
  const given = `is ${quote(value)}`;
  return fault.startsWith(given) ? `${name} ${fault}.` : `${name} ${given} and ${fault}.`;
}

/** The environment of this build. */
export const environment = readEnvironment(process.env);

import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error';

/** This machine alone. */
export const LOOPBACK = '127.0.0.1';

/** Every interface, so that `localhost` and the address in the network both work. */
const ALL_INTERFACES = '0.0.0.0';

/** Interfaces of virtual machines, containers and tunnels, through which no phone can connect. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|tun|tap|utun|tailscale|zt|wg)/;

/** Who can reach the site and its inbox. */
export interface Reach {
  /** Where they listen. */
  host: string;
  /** This machine's address in the local network, where that is open to it. */
  address?: string;
}

/**
 * Reads `--network` or `--network=<address>`.
 *
 * @param command what the error names, such as `npm start`.
 * @param interfaces this machine's.
 * @throws {UserError} for an unknown argument, or where there is no such address.
 */
export function readReach(args: readonly string[], command: string, interfaces = networkInterfaces()): Reach {
  const { network } = parseNetwork(args, command);
  if (network === undefined) return { host: LOOPBACK };
  const addresses = networkAddresses(interfaces);
  const address = network || addresses[0];
  if (address === undefined) {
    throw new UserError(`This machine is in no network. Connect it to one, or run ${command} alone.`);
  }
  if (!addresses.includes(address)) {
    throw new UserError(`This machine has no address "${address}". It has ${addresses.join(', ') || 'none'}.`);
  }
  return { host: ALL_INTERFACES, address };
}

function parseNetwork(args: readonly string[], command: string): { network?: string } {
  // `parseArgs` has no option with an optional value.
  const given = args.map((argument) => (argument === '--network' ? '--network=' : argument));
  try {
    return parseArgs({ args: given, options: { network: { type: 'string' } } }).values;
  } catch {
    throw new UserError(`${command} takes --network or --network=<address>, and not ${args.join(' ')}.`);
  }
}

/** The machine's IPv4 addresses in networks, those through which a phone can connect first. */
function networkAddresses(interfaces: ReturnType<typeof networkInterfaces>): string[] {
  return Object.entries(interfaces)
    .sort(([one], [other]) => Number(VIRTUAL.test(one)) - Number(VIRTUAL.test(other)))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** The origins under which a site on this machine is opened. */
export function originsOf(port: number, { address }: Reach): string[] {
  return ['localhost', LOOPBACK, address].flatMap((host) => (host ? new URL(`http://${host}:${port}`).origin : []));
}

/** Who can see the site, in a sentence. */
export function describeReach(command: string, port: number, basePath: string, { address }: Reach): string {
  return address
    ? `Every device in your network can open it at http://${address}:${port}${basePath}/`
    : `Only this machine can open it; ${command} -- --network opens it to a phone in your network.`;
}

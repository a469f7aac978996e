import { networkInterfaces } from 'node:os';

/** The word behind `npm start --` and `npm run dev --` that opens the site to the local network. */
const WORD = '--network';

/** The address that only this machine can reach. */
export const LOOPBACK = '127.0.0.1';

/** Listens on every interface of this machine. */
const EVERYWHERE = '0.0.0.0';

/** Interfaces to virtual machines, containers and tunnels, through which no phone can connect. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|tun|tap|utun|tailscale|zt|wg)/;

/**
 * Who can reach the site and its inbox.
 *
 * @typedef {object} Reach
 * @property {string} host where they listen
 * @property {string} [address] this machine's address in the local network, when that can reach them
 */

/**
 * Reads what was written behind a command and its `--`: nothing, `--network`, or `--network=`
 * and one of the machine's addresses.
 *
 * @param {readonly string[]} args
 * @param {string} [command]
 * @param {ReturnType<typeof networkInterfaces>} [interfaces] this machine's, unless told
 * @returns {Reach}
 * @throws {Error} when an argument is unknown or there is no such address, in one sentence.
 */
export function readReach(args, command = 'npm start', interfaces = networkInterfaces()) {
  const [argument, more] = args;
  if (argument === undefined) return { host: LOOPBACK };
  const [word, asked] = argument.split('=', 2);
  if (word !== WORD || more !== undefined) {
    throw new Error(`${command} does not know ${more ?? argument}; write ${command}, or ${command} -- ${WORD}.`);
  }
  const addresses = ownAddresses(interfaces);
  const [first] = addresses;
  if (first === undefined)
    throw new Error(`This machine is in no network; connect it to one, or write ${command} alone.`);
  if (asked === undefined) return { host: EVERYWHERE, address: first };
  if (!addresses.includes(asked)) {
    throw new Error(`This machine has no address "${asked}"; write ${WORD}=${addresses.join(` or ${WORD}=`)}.`);
  }
  return { host: EVERYWHERE, address: asked };
}

/**
 * @param {ReturnType<typeof networkInterfaces>} interfaces
 * @returns {string[]} the machine's IPv4 addresses in networks, those behind which a phone can be first.
 */
function ownAddresses(interfaces) {
  return Object.entries(interfaces)
    .sort(([one], [other]) => Number(VIRTUAL.test(one)) - Number(VIRTUAL.test(other)))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/**
 * The origins under which a site on this machine is opened.
 *
 * @param {number} port
 * @param {Reach} reach
 * @returns {string[]}
 */
export function originsOf(port, { address }) {
  const hosts = ['localhost', LOOPBACK, ...(address ? [address] : [])];
  return hosts.map((host) => new URL(`http://${host}:${port}`).origin);
}

/**
 * @param {string} command the one that shows the site
 * @param {string} site Its address on this machine.
 * @param {Reach} reach
 * @returns {string} who but this machine can see the site, in a sentence.
 */
export function describeReach(command, site, { address }) {
  if (!address) return `Only this machine can see it; ${command} -- ${WORD} lets a phone in your network try it`;
  const there = new URL(site);
  there.hostname = address;
  return `Every device in your network can see it, at ${there.href}`;
}

import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { UserError } from '../lib/user-error';

/** The address that only this machine reaches. */
export const LOOPBACK = '127.0.0.1';

/** Who can reach the site and its inbox. */
export interface Reach {
  /** The address on which they listen. */
  host: string;
  /** This machine's address in the local network, with `--network`. */
  address?: string;
}

/** @throws {UserError} with the option `--network`, if this machine is not connected to a network. */
export function chooseReach(isOpen = false, interfaces = networkInterfaces()): Reach {
  if (!isOpen) return { host: LOOPBACK };
  const addresses = Object.values(interfaces).flatMap((found = []) => found);
  // The machine's own interfaces precede those of containers and tunnels.
  const own = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!own) throw new UserError('This machine has no network connection. Connect it, or leave out --network.');
  return { host: '0.0.0.0', address: own.address };
}

/** A sentence that says who can open the site. */
export function describeReach(port: number, { address }: Reach, folder = process.env.BASE_PATH ?? ''): string {
  return address
    ? `Every device in your network can open it at http://${address}:${port}${folder}/`
    : 'Only this machine can open it. The option --network (after --) opens it to the devices in your network.';
}

/** @throws {UserError} if `PORT` is not a port number. */
export function readPort(value = process.env.PORT): number {
  if (!value) return 3000;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new UserError(`PORT is "${value}"; write a whole number from 1 to 65535, for example PORT=4000.`);
  }
  return port;
}

/** @throws {UserError} if the port cannot be used. */
export function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is used by another program' : `cannot be used (${message})`;
      reject(new UserError(`Port ${port} ${reason}. Choose another one, for example PORT=4000.`));
    });
    server.listen(port, host, resolve);
  });
}

/** @throws {UserError} if another program uses the port, so that a command fails before the build. */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

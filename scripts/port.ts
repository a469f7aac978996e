import { createServer, type Server } from 'node:net';
import { UserError } from '../lib/user-error';
import { LOOPBACK } from './network';

const DEFAULT_PORT = 3000;

/**
 * @param value what `PORT` holds.
 * @throws {UserError} when it is not a port.
 */
export function readPort(value = process.env.PORT): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new UserError(`PORT is "${value}"; write a whole number from 1 to 65535, for example PORT=4000.`);
  }
  return port;
}

/**
 * Resolves once the server listens.
 *
 * @param host every interface where it is left out.
 * @throws {UserError} when the port cannot be used.
 */
export function listen(server: Server, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is used by another program' : `cannot be used (${message})`;
      const other = port === DEFAULT_PORT ? 4000 : DEFAULT_PORT;
      reject(new UserError(`Port ${port} ${reason}. Choose another one, for example PORT=${other}.`));
    });
    server.listen(port, host, resolve);
  });
}

/** @throws {UserError} when another program uses the port; so a command fails before it builds. */
export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

/** A port that no program listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await listen(probe, 0, LOOPBACK);
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

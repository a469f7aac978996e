import { createServer } from 'node:net';

/** The port of `next dev`, which the README names. */
const DEFAULT_PORT = 3000;

/**
 * @param {string | undefined} value What `PORT` holds.
 * @returns {number} the port to listen on.
 * @throws {Error} when it is not a port.
 */
export function readPort(value) {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new Error(`PORT is "${value}"; write a whole number from 1 to 65535, for example PORT=4000.`);
  }
  return port;
}

/**
 * Resolves once the server listens.
 *
 * @param {import('node:net').Server} server
 * @param {number} port
 * @param {string} [host] On every interface unless told.
 * @returns {Promise<void>}
 * @throws {Error} when the port cannot be used, in one sentence.
 */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(new Error(refusal(port, error))));
    server.listen(port, host, () => resolve());
  });
}

/**
 * Fails early, before a build, when another program has the port.
 *
 * @param {number} port
 */
export async function checkPortIsFree(port) {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

/** @returns {Promise<number>} a port that nobody listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * @param {number} port
 * @param {NodeJS.ErrnoException} error
 */
function refusal(port, { code, message }) {
  const way = `choose another one, for example PORT=${port === DEFAULT_PORT ? 4000 : DEFAULT_PORT}`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; stop that program or ${way}.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account; ${way}.`;
  return `Port ${port} cannot be used (${message}); ${way}.`;
}

/** @jest-environment node */
import { createServer, type Server } from 'node:net';
import { checkPortIsFree, listen, readPort } from './port.mjs';

test.each([
  [undefined, 3000],
  ['', 3000],
  ['1', 1],
  ['4000', 4000],
  ['65535', 65535],
])('reads PORT %p as %p', (value, port) => {
  expect(readPort(value)).toBe(port);
});

test.each(['0', '65536', '-1', '80.5', '3e3', '0x50', ' 80', 'http', '4000;'])('refuses PORT %p', (value) => {
  expect(() => readPort(value)).toThrow(`PORT is "${value}"; write a whole number from 1 to 65535`);
});

async function portInUse(server: Server): Promise<number> {
  await listen(server, 0);
  return (server.address() as { port: number }).port;
}

test('says in one sentence that a port is taken', async () => {
  const other = createServer();
  const port = await portInUse(other);
  await expect(checkPortIsFree(port)).rejects.toThrow(`Port ${port} is taken by another program; stop`);
  await new Promise((resolve) => other.close(resolve));
});

test('leaves a free port free', async () => {
  const other = createServer();
  const port = await portInUse(other);
  await new Promise((resolve) => other.close(resolve));
  await checkPortIsFree(port);
  await expect(checkPortIsFree(port)).resolves.toBeUndefined();
});

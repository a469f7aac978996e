/** @jest-environment node */
import { createServer } from 'node:net';
import { assertPortIsFree, freePort, listen, readPort } from './port';

test.each([
  ['', 3000],
  ['1', 1],
  ['65535', 65535],
])('reads PORT %p as %p', (value, port) => {
  expect(readPort(value)).toBe(port);
});

test.each(['0', '65536', '-1', '80.5', '3e3', '0x50', ' 80', 'http'])('refuses PORT %p', (value) => {
  expect(() => readPort(value)).toThrow(`PORT is "${value}"; write a whole number from 1 to 65535`);
});

test('says that a port is used by another program', async () => {
  const port = await freePort();
  await assertPortIsFree(port);
  const other = createServer();
  await listen(other, port);
  await expect(assertPortIsFree(port)).rejects.toThrow(`Port ${port} is used by another program. Choose another one`);
  await new Promise((resolve) => other.close(resolve));
});

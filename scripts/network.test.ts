import { createServer } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { assertPortIsFree, chooseReach, LOOPBACK, listen, readPort } from './network';

const wifi = { address: '192.168.1.5', family: 'IPv4', internal: false } as NetworkInterfaceInfo;
const docker = { ...wifi, address: '172.17.0.1' };
const loopback = { ...wifi, address: LOOPBACK, internal: true };

test('without --network only this machine can open the site', () => {
  expect(chooseReach()).toEqual({ host: LOOPBACK });
});

test('with --network the address is the first one that other devices can reach', () => {
  const interfaces = { lo: [loopback], wlan0: [wifi], docker0: [docker] };
  expect(chooseReach(true, interfaces)).toEqual({ host: '0.0.0.0', address: '192.168.1.5' });
});

test('refuses --network on a machine without a network', () => {
  expect(() => chooseReach(true, { lo: [loopback] })).toThrow('This machine has no network connection.');
});

test.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
])('PORT %p is port %i', (value, port) => {
  expect(readPort(value)).toBe(port);
});

test.each(['0', '65536', '80.5', ' 80', 'http'])('refuses PORT %p', (value) => {
  expect(() => readPort(value)).toThrow(`PORT is "${value}"; write a whole number from 1 to 65535`);
});

test('reports a port that another program uses', async () => {
  const other = createServer();
  await listen(other, 0);
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expect(assertPortIsFree(port)).rejects.toThrow(`Port ${port} is used by another program. Choose another one`);
  await new Promise((resolve) => other.close(resolve));
  await assertPortIsFree(port);
});

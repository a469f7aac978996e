import { createServer } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { assertPortIsFree, LOOPBACK, listen, readPort, readReach } from './network';

const wifi = { address: '192.168.1.5', family: 'IPv4', internal: false } as NetworkInterfaceInfo;
const docker = { ...wifi, address: '172.17.0.1' };
const loopback = { ...wifi, address: LOOPBACK, internal: true };

test('without --network only this machine reaches the site', () => {
  expect(readReach([], 'npm start')).toEqual({ host: LOOPBACK });
});

test('with --network the address is that of a network with other devices', () => {
  const interfaces = { docker0: [docker], lo: [loopback], wlan0: [wifi] };
  expect(readReach(['--network'], 'npm start', interfaces)).toEqual({ host: '0.0.0.0', address: '192.168.1.5' });
});

test.each([
  [['--network'], 'This machine is in no network.'],
  [['--netwrk'], 'npm start takes --network, and not --netwrk.'],
])('refuses %j on a machine without a network', (args, sentence) => {
  expect(() => readReach(args, 'npm start', { lo: [loopback] })).toThrow(sentence);
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

test('names a port that another program uses', async () => {
  const other = createServer();
  await listen(other, 0);
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expect(assertPortIsFree(port)).rejects.toThrow(`Port ${port} is used by another program. Choose another one`);
  await new Promise((resolve) => other.close(resolve));
  await assertPortIsFree(port);
});

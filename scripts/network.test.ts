/** @jest-environment node */
import type { NetworkInterfaceInfo } from 'node:os';
import { originsOf, readReach } from './network.mjs';

function at(address: string, internal = false): NetworkInterfaceInfo {
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  return { address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 } as NetworkInterfaceInfo;
}

const INTERFACES = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('fe80::1'), at('192.168.1.5')],
};

test('keeps to this machine unless it is told otherwise', () => {
  expect(readReach([], 'npm start', INTERFACES)).toEqual({ host: '127.0.0.1' });
});

test('finds the address at which a phone is', () => {
  expect(readReach(['--network'], 'npm start', INTERFACES)).toEqual({ host: '0.0.0.0', address: '192.168.1.5' });
});

test('takes the address it is told', () => {
  expect(readReach(['--network=172.17.0.1'], 'npm start', INTERFACES)).toEqual({
    host: '0.0.0.0',
    address: '172.17.0.1',
  });
});

test.each([
  [['--network=10.0.0.9'], INTERFACES, 'no address "10.0.0.9"; write --network=192.168.1.5 or --network=172.17.0.1.'],
  [['--network='], INTERFACES, 'no address ""; write --network=192.168.1.5 or'],
  [['--network'], { lo: INTERFACES.lo }, 'This machine is in no network; connect it to one, or write npm start alone.'],
  [['--open'], INTERFACES, 'npm start does not know --open; write npm start, or npm start -- --network.'],
  [['--network', '8080'], INTERFACES, 'npm start does not know 8080; write'],
])('says what is wrong with %p', (args, interfaces, sentence) => {
  expect(() => readReach(args, 'npm start', interfaces)).toThrow(sentence);
});

test('names every origin the site has on this machine', () => {
  expect(originsOf(3000, { host: '127.0.0.1' })).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
  expect(originsOf(80, { host: '0.0.0.0', address: '192.168.1.5' })).toEqual([
    'http://localhost',
    'http://127.0.0.1',
    'http://192.168.1.5',
  ]);
});

/** @jest-environment node */
import type { NetworkInterfaceInfo } from 'node:os';
import { originsOf, readReach } from './network';

function at(address: string, internal = false): NetworkInterfaceInfo {
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  return { address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 } as NetworkInterfaceInfo;
}

const INTERFACES = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('fe80::1'), at('192.168.1.5')],
};

test('listens on this machine alone by default', () => {
  expect(readReach([], 'npm start', INTERFACES)).toEqual({ host: '127.0.0.1' });
});

test('finds the address at which a phone can connect', () => {
  expect(readReach(['--network'], 'npm start', INTERFACES)).toEqual({ host: '0.0.0.0', address: '192.168.1.5' });
});

test('takes the address it is given', () => {
  expect(readReach(['--network=172.17.0.1'], 'npm start', INTERFACES)).toEqual({
    host: '0.0.0.0',
    address: '172.17.0.1',
  });
});

test.each([
  [['--network=10.0.0.9'], INTERFACES, 'This machine has no address "10.0.0.9". It has 192.168.1.5, 172.17.0.1.'],
  [['--network'], { lo: INTERFACES.lo }, 'This machine is in no network. Connect it to one, or run npm start alone.'],
  [['--open'], INTERFACES, 'npm start takes --network or --network=<address>, and not --open.'],
  [['--network', '8080'], INTERFACES, 'npm start takes --network or'],
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

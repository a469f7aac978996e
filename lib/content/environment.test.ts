import { readEnvironment } from './environment';

test.each([
  ['SITE_ADDRESS', 'https://example.com/'],
  ['FORM_ENDPOINT', 'http://example.com/f'],
  ['FORM_ENDPOINT', 'https://a.com/my form'],
  ['BASE_PATH', 'portfolio'],
  ['BASE_PATH', '/portfolio/'],
  ['BASE_PATH', '/'],
  ['BASE_PATH', '/my site'],
  ['BASE_PATH', '/sites/..'],
  ['BASE_PATH', '/portfolio?a'],
  ['OUT_DIR', '/var/www'],
  ['OUT_DIR', '../site'],
  ['OUT_DIR', 'sites/../..'],
  ['OUT_DIR', '.'],
  ['OUT_DIR', 'docs'],
  ['OUT_DIR', 'public'],
  ['STRICT', 'true'],
  ['OUT_DIR', 'C:\\site'],
])('%s=%s is invalid', (variable, value) => {
  const { environmentProblems } = readEnvironment({ [variable]: value });
  expect(environmentProblems).toEqual([expect.stringMatching(new RegExp(`^${variable} must be `))]);
  expect(environmentProblems[0]).toContain(`, got ${JSON.stringify(value)}.`);
});

test('all invalid variables are reported, and the valid ones are read', () => {
  const { environment, environmentProblems } = readEnvironment({ BASE_PATH: 'a', OUT_DIR: '/', ANALYTICS: 'off' });
  expect(environmentProblems.map((problem) => problem.split(' ')[0])).toEqual(['BASE_PATH', 'OUT_DIR']);
  expect(environment).toEqual({ ANALYTICS: 'off' });
});

test.each<[variable: string, value: string, read: Record<string, string>]>([
  ['FORM_ENDPOINT', 'http://localhost:4100/f', { FORM_ENDPOINT: 'http://localhost:4100/f' }],
  ['BASE_PATH', '/people/my.site_2~x', { BASE_PATH: '/people/my.site_2~x' }],
  ['OUT_DIR', 'test-results/in-a-folder', { OUT_DIR: 'test-results/in-a-folder' }],
  ['NETWORK_ADDRESS', '', {}],
])('%s=%s is valid', (variable, value, read) => {
  expect(readEnvironment({ [variable]: value })).toEqual({ environment: read, environmentProblems: [] });
});

test.each([
  ['192.168.1.5', 'http://192.168.1.5:4100/f', true],
  ['192.168.1.5', 'http://192.168.1.6:4100/f', false],
])('on a machine with the address %s, the endpoint %s is valid: %s', (own, endpoint, isValid) => {
  jest.replaceProperty(process, 'env', { ...process.env, NETWORK_ADDRESS: own });
  expect(readEnvironment({ FORM_ENDPOINT: endpoint }).environmentProblems).toHaveLength(isValid ? 0 : 1);
});

test.each([
  ['', '', 'https://layla.dev', '/cv'],
  ['https://me.github.io', '', 'https://me.github.io', ''],
  ['https://me.github.io/work', '', 'https://me.github.io', '/work'],
  ['', '/work', 'https://layla.dev', '/work'],
  ['https://me.github.io', '/work', 'https://me.github.io', '/work'],
])(
  'with SITE_ADDRESS=%s and BASE_PATH=%s, https://layla.dev/cv becomes %s%s',
  async (...[site, base, origin, folder]) => {
    jest.replaceProperty(process, 'env', { ...process.env, SITE_ADDRESS: site, BASE_PATH: base });
    await jest.isolateModulesAsync(async () => {
      const { finalAddress, folderOf, originOf } = await import('./site-address');
      const address = finalAddress('https://layla.dev/cv');
      expect([originOf(address), folderOf(address)]).toEqual([origin, folder]);
    });
  },
);

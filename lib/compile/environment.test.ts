import { readEnvironment } from './environment';

test.each([
  ['SITE_ADDRESS', 'https://example.com/'],
  ['SITE_FORM_ENDPOINT', 'http://example.com/f'],
  ['SITE_FORM_ENDPOINT', 'https://a.com/my form'],
  ['SITE_ADDRESS', 'https://a.dev/my site'],
  ['SITE_ADDRESS', 'https://a.dev/sites/..'],
  ['SITE_ADDRESS', 'https://a.dev/portfolio?a'],
  ['SITE_OUT_DIR', '/var/www'],
  ['SITE_OUT_DIR', '../site'],
  ['SITE_OUT_DIR', 'sites/../..'],
  ['SITE_OUT_DIR', '.'],
  ['SITE_OUT_DIR', 'docs'],
  ['SITE_OUT_DIR', 'public'],
  ['SITE_OUT_DIR', '.next'],
  ['SITE_OUT_DIR', '.fixtures/x'],
  ['SITE_STRICT', 'true'],
  ['SITE_OUT_DIR', 'C:\\site'],
])('%s=%s is invalid', (variable, value) => {
  const { environmentProblems } = readEnvironment({ [variable]: value });
  expect(environmentProblems).toMatchObject([{ field: variable, message: expect.stringMatching(/^must be /) }]);
  expect(environmentProblems[0]?.message).toContain(`, got ${JSON.stringify(value)}`);
});

test.each([
  ['FORM_ENDPOINT', 'https://example.com/f', 'SITE_FORM_ENDPOINT'],
  ['SITE_BASE_PATH', '/portfolio', 'SITE_ADDRESS'],
  ['STRICT', '1', 'SITE_STRICT'],
])('%s=%s stops the build, unless its new name has a value', (old, value, name) => {
  const [problem] = readEnvironment({ [old]: value }).environmentProblems;
  expect(problem).toMatchObject({ field: old, message: expect.stringContaining(name) });
  const values = { SITE_FORM_ENDPOINT: value, SITE_ADDRESS: `https://example.com${value}`, SITE_STRICT: value };
  const beside = { [old]: value, [name]: Reflect.get(values, name) };
  expect(readEnvironment(beside).environmentProblems).toEqual([]);
});

test.each<[variable: string, value: string, read: Record<string, string>]>([
  ['SITE_FORM_ENDPOINT', 'http://localhost:4100/f', { SITE_FORM_ENDPOINT: 'http://localhost:4100/f' }],
  ['SITE_ADDRESS', 'https://a.dev/my.site_2~x', { SITE_ADDRESS: 'https://a.dev/my.site_2~x' }],
  ['SITE_OUT_DIR', 'test-results/in-a-folder', { SITE_OUT_DIR: 'test-results/in-a-folder' }],
  ['SITE_STRICT', '', {}],
  ['STRICT', 'true', {}],
  ['BASE_PATH', '', {}],
])('%s=%s is valid', (variable, value, read) => {
  expect(readEnvironment({ [variable]: value })).toMatchObject({ environment: read, environmentProblems: [] });
});

test.each([
  ['192.168.1.5', 'http://192.168.1.5:4100/f', true],
  ['192.168.1.5', 'http://192.168.1.6:4100/f', false],
])('on a machine with the address %s, the endpoint %s is valid: %s', (own, endpoint, isValid) => {
  jest.replaceProperty(process, 'env', { ...process.env, NETWORK_ADDRESS: own });
  expect(readEnvironment({ SITE_FORM_ENDPOINT: endpoint }).environmentProblems).toHaveLength(isValid ? 0 : 1);
});

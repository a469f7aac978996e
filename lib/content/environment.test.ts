/** @jest-environment node */
import { type Environment, readEnvironment } from './environment';

const WRONG: [variable: string, value: string, sentence: string][] = [
  ['SITE_ADDRESS', 'https://example.com/', 'SITE_ADDRESS is "https://example.com/"; write the bare address without'],
  ['SITE_ADDRESS', 'example.com', 'SITE_ADDRESS is "example.com"; write an address that starts with https://'],
  ['FORM_ENDPOINT', 'http://example.com/f', 'FORM_ENDPOINT is "http://example.com/f"; write an address that starts'],
  ['FORM_ENDPOINT', 'https://a.com/my form', 'FORM_ENDPOINT is "https://a.com/my form" and has a space; take it out'],
  ['BASE_PATH', 'portfolio', 'BASE_PATH is "portfolio"; write a folder of letters, digits and hyphens that begins'],
  ['BASE_PATH', '/portfolio/', 'BASE_PATH is "/portfolio/"; write a folder'],
  ['BASE_PATH', '/', 'BASE_PATH is "/"; write a folder'],
  ['BASE_PATH', '/my site', 'BASE_PATH is "/my site"; write a folder'],
  ['BASE_PATH', '//example.com', 'BASE_PATH is "//example.com"; write a folder'],
  ['BASE_PATH', '/sites/..', 'BASE_PATH is "/sites/.."; write a folder'],
  ['BASE_PATH', '/portfolio?a', 'BASE_PATH is "/portfolio?a"; write a folder'],
  ['OUT_DIR', '/var/www', 'OUT_DIR is "/var/www"; write a folder inside the repository'],
  ['OUT_DIR', '../site', 'OUT_DIR is "../site"; write a folder inside the repository'],
  ['OUT_DIR', 'sites/../..', 'OUT_DIR is "sites/../.."; write a folder inside the repository'],
  ['OUT_DIR', '.', 'OUT_DIR is "."; write a folder inside the repository'],
  ['OUT_DIR', 'C:\\site', 'OUT_DIR is "C:\\\\site"; write a folder inside the repository'],
  ['NETWORK_ADDRESS', 'example.com', 'NETWORK_ADDRESS is "example.com"; write this machine\'s IPv4 address'],
];

/** What the check says of an environment; nothing when it is well. */
function mistakeOf(variables: Record<string, string | undefined>): string {
  try {
    readEnvironment(variables);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(WRONG)('stops at %s=%s', (variable, value, sentence) => {
  expect(mistakeOf({ [variable]: value })).toContain(`The environment needs a correction:\n  ${sentence}`);
});

test.each(WRONG.filter(([, , sentence]) => !sentence.endsWith('take it out')))(
  'the example in the sentence about %s=%s is taken',
  (variable, value) => {
    const [, example] = mistakeOf({ [variable]: value }).match(/for example (.+)\.$/) ?? [];
    expect(example).toMatch(/\S/);
    expect(mistakeOf({ [variable]: example })).toBe('');
  },
);

test('names every wrong variable at once', () => {
  expect(mistakeOf({ BASE_PATH: 'a', OUT_DIR: '/' })).toMatch(/BASE_PATH is "a".*OUT_DIR is "\/"/s);
});

test.each<[variable: string, value: string, read: Environment]>([
  ['SITE_ADDRESS', 'https://me.github.io', { siteAddress: 'https://me.github.io' }],
  ['FORM_ENDPOINT', 'http://localhost:4100/f', { formEndpoint: 'http://localhost:4100/f' }],
  ['BASE_PATH', '/portfolio', { basePath: '/portfolio' }],
  ['BASE_PATH', '/people/my.site_2~x', { basePath: '/people/my.site_2~x' }],
  ['OUT_DIR', '.site', { outDir: '.site' }],
  ['OUT_DIR', 'test-results/in-a-folder', { outDir: 'test-results/in-a-folder' }],
  ['BASE_PATH', '', {}],
  ['NETWORK_ADDRESS', '', {}],
])('takes %s=%s', (variable, value, read) => {
  expect(readEnvironment({ [variable]: value })).toEqual(read);
});

test.each([
  ['192.168.1.5', 'http://192.168.1.5:4100/f', true],
  ['192.168.1.5', 'http://192.168.1.6:4100/f', false],
  ['', 'http://192.168.1.5:4100/f', false],
])('with the address %s in the local network, whether messages may go to %s is %s', (own, endpoint, isTaken) => {
  expect(mistakeOf({ NETWORK_ADDRESS: own, FORM_ENDPOINT: endpoint }) === '').toBe(isTaken);
});

test('what the environment sets is taken by the check of the content too', async () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    SITE_ADDRESS: 'https://me.github.io',
    FORM_ENDPOINT: 'http://192.168.1.5:4100/f',
    NETWORK_ADDRESS: '192.168.1.5',
  });
  await jest.isolateModulesAsync(async () => {
    const { content } = await import('@/lib/content/content');
    const { checkContent } = await import('./check');
    const { environment } = await import('./environment');
    expect(content.site.address).toBe('https://me.github.io');
    expect(environment.formEndpoint).toBe('http://192.168.1.5:4100/f');
    expect(() => checkContent(content)).not.toThrow();
  });
});

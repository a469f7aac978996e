import { localBuild } from '../../scripts/local-site';
import { type Analytics, analytics, analyticsScript } from './analytics';
import { readEnvironment } from './environment';

const websiteId = '01234567-89ab-cdef-0123-456789abcdef';

const choices: [Analytics, script: string, sendsTo: string][] = [
  [
    { service: 'plausible', script: 'https://plausible.io/js/pa-abcde.js' },
    'https://plausible.io/js/pa-abcde.js',
    'https://plausible.io/api/event',
  ],
  [
    { service: 'plausible', script: 'https://stats.example.com/js/script.js' },
    'https://stats.example.com/js/script.js',
    'https://stats.example.com/api/event',
  ],
  [{ service: 'umami', websiteId }, 'https://cloud.umami.is/script.js', 'https://cloud.umami.is/api/send'],
  [
    { service: 'umami', websiteId, script: 'https://stats.example.com/script.js' },
    'https://stats.example.com/script.js',
    'https://stats.example.com/api/send',
  ],
  [
    { service: 'goatcounter', endpoint: 'https://me.goatcounter.com/count' },
    'https://gc.zgo.at/count.js',
    'https://me.goatcounter.com/count',
  ],
  [
    { service: 'cloudflare', token: '0123456789abcdef0123456789abcdef' },
    'https://static.cloudflareinsights.com/beacon.min.js',
    'https://cloudflareinsights.com/cdn-cgi/rum',
  ],
  [
    { service: 'own', script: 'https://a.example/a.js', sendsTo: ['https://b.example/'] },
    'https://a.example/a.js',
    'https://b.example/',
  ],
];

test.each(choices)('%j is valid and gives the URLs of its script and of its endpoint', (choice, script, address) => {
  expect(analytics.parse(choice)).toEqual(choice);
  expect(analyticsScript(choice)).toMatchObject({ script, sendsTo: [address] });
});

test('without an analytics service, there is no script', () => {
  expect(analyticsScript({ service: 'none' })).toBeUndefined();
  expect(analyticsScript()).toBeUndefined();
});

test('a local build leaves out the analytics script', () => {
  expect(readEnvironment(localBuild('http://127.0.0.1:4010/f')).environment.ANALYTICS).toBe('off');
});

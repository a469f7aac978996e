import { localBuild } from '../../scripts/command';
import { readEnvironment } from '../compile/environment';
import { type Analytics, analytics, analyticsScript } from './analytics';

const websiteId = '01234567-89ab-cdef-0123-456789abcdef';
const token = '0123456789abcdef'.repeat(2);
const counter = 'https://me.goatcounter.com/count';

/** The scripts of services unless the choice names one. */
const SCRIPTS: Partial<Record<Analytics['service'], string>> = {
  umami: 'https://cloud.umami.is/script.js',
  goatcounter: 'https://gc.zgo.at/count.js',
  cloudflare: 'https://static.cloudflareinsights.com/beacon.min.js',
};

test.each<[choice: Analytics, sendsTo: string]>([
  [{ service: 'plausible', script: 'https://plausible.io/js/pa-abcde.js' }, 'https://plausible.io/api/event'],
  [{ service: 'plausible', script: 'https://stats.dev/js/script.js' }, 'https://stats.dev/api/event'],
  [{ service: 'umami', websiteId }, 'https://cloud.umami.is/api/send'],
  [{ service: 'umami', websiteId, script: 'https://stats.dev/script.js' }, 'https://stats.dev/api/send'],
  [{ service: 'goatcounter', endpoint: counter }, counter],
  [{ service: 'cloudflare', token }, 'https://cloudflareinsights.com/cdn-cgi/rum'],
  [{ service: 'own', script: 'https://a.example/a.js', sendsTo: ['https://b.example/'] }, 'https://b.example/'],
])('%j is valid and gives the URLs of its script and of its endpoint', (choice, address) => {
  expect(analytics.parse(choice)).toEqual(choice);
  const script = ('script' in choice && choice.script) || SCRIPTS[choice.service];
  expect(analyticsScript(choice)).toMatchObject({ script, sendsTo: [address] });
});

test.each<[choice: Analytics, attributes: Record<string, string>]>([
  [
    { service: 'umami', websiteId, script: 'https://stats.dev/script.js' },
    { 'data-website-id': websiteId, 'data-host-url': 'https://stats.dev' },
  ],
  [{ service: 'goatcounter', endpoint: counter }, { 'data-goatcounter': counter }],
  [{ service: 'cloudflare', token }, { 'data-cf-beacon': `{"token":"${token}"}` }],
])('the script of %j knows by its attributes %j whose visits it counts', (choice, attributes) => {
  expect(analyticsScript(choice)?.attributes).toEqual(attributes);
});

test('a local build leaves out the analytics script', () => {
  expect(readEnvironment(localBuild('http://127.0.0.1:4010/f')).environment.SITE_ANALYTICS).toBe('off');
});

import { z } from 'zod';
import { webAddress } from './address-fields';
import { filledList, text } from './fields';

/** The schema of `site.analytics`. */
export const analytics = z.discriminatedUnion('service', [
  z.strictObject({
    /** Plausible, in its cloud or on a server of your own. */
    service: z.literal('plausible'),
    /** The URL of the script in Plausible's snippet (*Site installation*): `https://plausible.io/js/pa-abcde.js`. */
    script: webAddress(),
  }),
  z.strictObject({
    /** Umami, in its cloud or on a server of your own. */
    service: z.literal('umami'),
    /** The website ID from Umami's settings. It is public. */
    websiteId: z.guid('must be the website ID, such as "00000000-0000-0000-0000-000000000000"'),
    /** Optional: the URL of the script on your own server. Without it, the script comes from Umami's cloud. */
    script: webAddress().optional(),
  }),
  z.strictObject({
    /** GoatCounter, in its cloud or on a server of your own. */
    service: z.literal('goatcounter'),
    /** The URL that visits are sent to: `https://your-code.goatcounter.com/count`. */
    endpoint: webAddress(),
  }),
  z.strictObject({
    /** Cloudflare Web Analytics. */
    service: z.literal('cloudflare'),
    /** The token from the snippet. It is public. */
    token: text('must be the token from the snippet, such as "0123456789abcdef0123456789abcdef"', (value) =>
      /^[\da-f]{32}$/i.test(value),
    ),
  }),
  z.strictObject({
    /** Another service. Its script has to detect soft navigations (`history.pushState`). */
    service: z.literal('own'),
    /** The URL of its script. */
    script: webAddress(),
    /** The URLs that the script sends data to. */
    sendsTo: filledList(webAddress()),
    /** Optional: attributes of the `<script>` element: `{ 'data-site': 'abcde' }`. Without it, the element has none. */
    attributes: z.record(z.string(), z.string()).optional(),
  }),
  z.strictObject({
    /** No service: visits are not counted. */
    service: z.literal('none'),
  }),
]);

/** The analytics service and its settings. */
export type Analytics = z.infer<typeof analytics>;

/** The script of an analytics service. */
export interface AnalyticsScript {
  service: Analytics['service'];
  script: string;
  /** Attributes of the `<script>` element. */
  attributes?: Readonly<Record<string, string>>;
  /** The URLs that the script sends data to. */
  sendsTo: readonly string[];
}

/** The script of the chosen service, set up as its documentation describes. */
export function analyticsScript(chosen?: Analytics): AnalyticsScript | undefined {
  if (!chosen) return undefined;
  const { service } = chosen;
  switch (service) {
    case 'plausible':
      return { ...chosen, sendsTo: [new URL('/api/event', chosen.script).href] };
    case 'umami': {
      const { websiteId, script = 'https://cloud.umami.is/script.js' } = chosen;
      const host = new URL('.', script).href.slice(0, -1);
      // Without a host URL, Umami's cloud script sends to an address that has changed in the past.
      const attributes = { 'data-website-id': websiteId, 'data-host-url': host };
      return { service, script, attributes, sendsTo: [`${host}/api/send`] };
    }
    case 'goatcounter': {
      const attributes = { 'data-goatcounter': chosen.endpoint };
      return { service, script: 'https://gc.zgo.at/count.js', attributes, sendsTo: [chosen.endpoint] };
    }
    case 'cloudflare': {
      const attributes = { 'data-cf-beacon': JSON.stringify({ token: chosen.token }) };
      const script = 'https://static.cloudflareinsights.com/beacon.min.js';
      return { service, script, attributes, sendsTo: ['https://cloudflareinsights.com/cdn-cgi/rum'] };
    }
    case 'own':
      return chosen;
    case 'none':
      return undefined;
  }
}

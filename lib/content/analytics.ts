import { z } from 'zod';
import { filledList, text, webAddress } from './fields';

export const analytics = z.discriminatedUnion('service', [
  z.strictObject({
    /** Plausible, in its cloud or on a server of your own. */
    service: z.literal('plausible'),
    /** The address of your site's script, from the snippet under *Site installation* in its settings: `https://plausible.io/js/pa-abcde.js`. */
    script: webAddress(),
  }),
  z.strictObject({
    /** Umami, in its cloud or on a server of your own. */
    service: z.literal('umami'),
    /** The website ID from its settings. Every visitor can read it. */
    websiteId: z.guid('must be the website ID, such as "00000000-0000-0000-0000-000000000000"'),
    /** Optional: the address of the script on a server of your own. Without it the script comes from Umami's cloud. */
    script: webAddress().optional(),
  }),
  z.strictObject({
    /** GoatCounter, in its cloud or on a server of your own. */
    service: z.literal('goatcounter'),
    /** The address that visits are sent to: `https://your-code.goatcounter.com/count`. */
    endpoint: webAddress(),
  }),
  z.strictObject({
    /** Cloudflare Web Analytics. */
    service: z.literal('cloudflare'),
    /** The token from the snippet. Every visitor can read it. */
    token: text('must be the token from the snippet, such as "0123456789abcdef0123456789abcdef"', (value) =>
      /^[\da-f]{32}$/i.test(value),
    ),
  }),
  z.strictObject({
    /** Another service. Its script has to detect page changes (`history.pushState`). */
    service: z.literal('own'),
    /** The address of its script. */
    script: webAddress(),
    /** The addresses that the script sends to. */
    sendsTo: filledList(webAddress()),
    /** Optional: attributes of the script's element: `{ 'data-site': 'abcde' }`. Without it the script has none. */
    attributes: z.record(z.string(), z.string()).optional(),
  }),
  z.strictObject({
    /** No service: visits aren't counted. */
    service: z.literal('none'),
  }),
]);

/** The service that counts visits, and what it needs. */
export type Analytics = z.infer<typeof analytics>;

/** The script of a service that counts visits. */
export interface AnalyticsScript {
  service: Analytics['service'];
  script: string;
  /** Attributes of the script's element. */
  attributes: Readonly<Record<string, string>>;
  /** The addresses that the script sends to. */
  sendsTo: readonly string[];
}

/** The script of the chosen service, as its documentation describes it; nothing for `none`. */
export function analyticsScript(chosen: Analytics = { service: 'none' }): AnalyticsScript | undefined {
  const { service } = chosen;
  switch (service) {
    case 'plausible':
      return {
        service,
        script: chosen.script,
        attributes: {},
        sendsTo: [`${new URL(chosen.script).origin}/api/event`],
      };
    case 'umami': {
      const { websiteId, script = 'https://cloud.umami.is/script.js' } = chosen;
      const host = new URL(script).origin;
      // Without a host, the script of Umami's cloud sends to an address that has changed before.
      const attributes = { 'data-website-id': websiteId, 'data-host-url': host };
      return { service, script, attributes, sendsTo: [`${host}/api/send`] };
    }
    case 'goatcounter': {
      const attributes = { 'data-goatcounter': chosen.endpoint };
      return { service, script: 'https://gc.zgo.at/count.js', attributes, sendsTo: [chosen.endpoint] };
    }
    case 'cloudflare':
      return {
        service,
        script: 'https://static.cloudflareinsights.com/beacon.min.js',
        attributes: { 'data-cf-beacon': JSON.stringify({ token: chosen.token }) },
        sendsTo: ['https://cloudflareinsights.com/cdn-cgi/rum'],
      };
    case 'own':
      return { service, script: chosen.script, attributes: chosen.attributes ?? {}, sendsTo: chosen.sendsTo };
    case 'none':
      return undefined;
  }
}

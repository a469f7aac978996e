import type { HttpsUrl } from '@/lib/content/address-fields';
import type { Analytics, AnalyticsScript } from '@/lib/content/analytics';

/** A service that others run, for the privacy notice. */
export interface Provider {
  name: string;
  /** Its host, to tell it from a server of the owner's with the same API; none if it is the site's own host. */
  host?: string;
  privacyPage: HttpsUrl;
}

/** Whether all of these URLs are at a provider's host, or at a subdomain of it. */
export function isRunBy({ host }: Provider, urls: readonly string[]): boolean {
  return urls.every((url) => host !== undefined && `.${new URL(url).hostname}`.endsWith(`.${host}`));
}

/** Analytics services that others run. */
const ANALYTICS_PROVIDERS: { [Name in Analytics['service']]?: Provider } = {
  plausible: { name: 'Plausible', host: 'plausible.io', privacyPage: 'https://plausible.io/privacy' },
  umami: { name: 'Umami', host: 'umami.is', privacyPage: 'https://umami.is/privacy' },
  goatcounter: {
    name: 'GoatCounter',
    host: 'goatcounter.com',
    privacyPage: 'https://www.goatcounter.com/help/privacy',
  },
  cloudflare: {
    name: 'Cloudflare Web Analytics',
    host: 'cloudflareinsights.com',
    privacyPage: 'https://www.cloudflare.com/privacypolicy/',
  },
};

/** Who runs an analytics service, and the origins that pages contact for it. */
export function analyticsProvider({ service, script, sendsTo }: AnalyticsScript) {
  const provider = ANALYTICS_PROVIDERS[service];
  const origins = [...new Set([script, ...sendsTo].map((url) => new URL(url).origin))];
  const isTheirs = provider && isRunBy(provider, sendsTo);
  return { name: provider?.name, origins, privacyPage: isTheirs ? provider.privacyPage : undefined };
}

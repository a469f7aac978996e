import { formProvider } from '@/app/composition/form-service';
import { siteForm } from '@/app/composition/site-form';
import { analyticsProvider, usedAnalytics } from '@/lib/content/analytics';
import type { Address, HttpsUrl } from '@/lib/content/fields';
import { hasPage } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { joinList } from '@/lib/fill-in';
import { privacyNotice } from './privacy-facts';

/** A host that pages contact, other than the site's own. */
export interface ContactedHost {
  /** Scheme and host, as the site's policy has them. */
  origin: string;
  /** Why pages contact it. */
  purpose: string;
  privacyPage?: HttpsUrl;
}

/** The origins of the pictures on the pages: those of the web that the content names. */
function pictureOrigins(content: Content): string[] {
  const { profile, projects, testimonials } = content;
  const shown = projects.filter(({ featured, page }) => featured || page || hasPage('projects', content));
  const sources: (Address | undefined)[] = [
    hasPage('about', content) ? profile.photo?.src : undefined,
    ...shown.map(({ image }) => image?.src),
    ...testimonials.map(({ photo }) => photo),
  ];
  return sources.flatMap((src) => (src?.startsWith('https:') ? new URL(src).origin : []));
}

/**
 * Every host that pages contact, for the privacy notice: as the configuration has them, then those that the owner has
 * added, whose words replace others for the same host. A host that does several things is listed once, with all of them. The export compares them with the site's policy.
 */
export function contactedHosts(content: Content): ContactedHost[] {
  const { form, visits, pictures } = content.words.legal.privacy.hosts;
  const analytics = usedAnalytics(content.site.analytics);
  const formOrigins = hasPage('contact', content) ? formProvider(content.site.form, siteForm(content)).origins : [];
  const configured = [
    ...formOrigins.map((origin) => ({ origin, purpose: form })),
    ...(analytics ? analyticsProvider(analytics).origins : []).map((origin) => ({ origin, purpose: visits })),
    ...pictureOrigins(content).map((origin) => ({ origin, purpose: pictures })),
  ];
  const purposesOf = (host: string) => configured.flatMap(({ origin, purpose }) => (origin === host ? purpose : []));
  const all: ContactedHost[] = [
    ...configured.map(({ origin }) => {
      return { origin, purpose: joinList([...new Set(purposesOf(origin))], content.words.lists) };
    }),
    ...(privacyNotice(content).hosts ?? []).map(({ host, ...rest }) => ({ origin: new URL(host).origin, ...rest })),
  ];
  return [...new Map(all.map((host) => [host.origin, host])).values()];
}

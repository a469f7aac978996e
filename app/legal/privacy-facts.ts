import { formProvider, siteForm } from '@/app/composition/form-service';
import { MESSAGE_FIELDS } from '@/lib/bootstrap/draft';
import { analyticsProvider, analyticsScript } from '@/lib/content/analytics';
import type { HttpsUrl } from '@/lib/content/fields';
import { hasPage } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { fillIn, joinList } from '@/lib/fill-in';

/** What the site does, in a text, with the service that it is about. */
export interface Fact {
  text: string;
  link?: { name: string; privacyPage?: HttpsUrl };
}

/** What the owner has written for the notice. */
export function privacyNotice({ legal }: Content) {
  if (!legal?.privacy) throw new Error('content/legal.ts has no privacy notice.');
  return legal.privacy;
}

const hostOf = (origin = '') => (origin ? new URL(origin).host : '');

/** What the form sends, and to whom. */
export function aboutMessages(content: Content): Fact {
  const words = content.words.legal.privacy.messages;
  if (!hasPage('contact', content)) return { text: words.none };
  const { form, lists } = content.words;
  const service = siteForm(content);
  const { origins, provider } = formProvider(content.site.form, service);
  const labels = MESSAGE_FIELDS.map((field) => form.fields[field].label);
  const language = service.fields?.language ? [words.language] : [];
  const fields = joinList([...labels, ...language], lists);
  if (service.mailWords) return { text: fillIn(words.mail, { fields }) };
  const sent = provider
    ? fillIn(words.service, { fields, service: provider.name })
    : fillIn(words.own, { fields, host: hostOf(origins[0]) });
  return { text: `${sent} ${words.purpose}`, link: provider };
}

/** How visits are counted. */
export function aboutVisits(content: Content): Fact {
  const words = content.words.legal.privacy.visits;
  const script = analyticsScript(content.site.analytics);
  if (!script) return { text: words.none };
  const { name, origins, privacyPage } = analyticsProvider(script);
  const counted = name ? fillIn(words.counted, { service: name }) : fillIn(words.own, { host: hostOf(origins[0]) });
  return { text: `${counted} ${words.reported}`, ...(name && { link: { name, privacyPage } }) };
}

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
  const sources = [
    hasPage('about', content) ? profile.photo?.src : undefined,
    ...shown.map(({ image }) => image?.src),
    ...testimonials.map(({ photo }) => photo),
  ];
  return sources.flatMap((src) => (src?.startsWith('https:') ? new URL(src).origin : []));
}

/**
 * Every host that pages contact, for the privacy notice: as the configuration has them, then those that the owner has
 * added, whose words replace others for the same host. A host that does several things is listed once, with all of them.
 * The export compares them with the site's policy.
 */
export function contactedHosts(content: Content): ContactedHost[] {
  const { form, visits, pictures } = content.words.legal.privacy.hosts;
  const analytics = analyticsScript(content.site.analytics);
  const formOrigins = hasPage('contact', content) ? formProvider(content.site.form, siteForm(content)).origins : [];
  const configured: ContactedHost[] = [
    ...formOrigins.map((origin) => ({ origin, purpose: form })),
    ...(analytics ? analyticsProvider(analytics).origins : []).map((origin) => ({ origin, purpose: visits })),
    ...pictureOrigins(content).map((origin) => ({ origin, purpose: pictures })),
  ];
  const added = privacyNotice(content).hosts ?? [];
  const hosts = new Map<string, ContactedHost>();
  for (const { origin } of configured) {
    const purposes = configured.flatMap((host) => (host.origin === origin ? host.purpose : []));
    hosts.set(origin, { origin, purpose: joinList([...new Set(purposes)], content.words.lists) });
  }
  for (const { host, ...rest } of added) hosts.set(new URL(host).origin, { origin: new URL(host).origin, ...rest });
  return [...hosts.values()];
}

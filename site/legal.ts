import { MESSAGE_FIELDS } from '@/lib/browser/draft';
import { mailto, telephoneLink } from '@/lib/contact-links';
import { referencesIn } from '@/lib/content/references';
import type { Content } from '@/lib/content/schema';
import { keysOf } from '@/lib/content/source';
import { fillIn, joinList } from '@/lib/language/fill-in';
import { leftToRight, localizerFor } from '@/lib/language/localized-text';
import { formatDate } from '@/lib/language/period';
import { toPageElements } from '@/lib/markdown/page-elements';
import type { ContactedHost, Statement } from '@/lib/privacy-facts';
import type { Site } from '@/lib/site';
import { formProvider, siteForm } from './form';
import { hasPage } from './pages';
import { analyticsProvider } from './providers';

/** What the owner has written for the notice. */
function privacyNotice({ legal }: Content) {
  if (!legal?.privacy) throw new Error('content/legal.ts has no privacy notice.');
  return legal.privacy;
}

const hostOf = (origin = '') => (origin ? new URL(origin).host : '');

/** What the form sends, and to whom. */
export function aboutMessages(site: Site): Statement {
  const words = site.content.words.legal.privacy.messages;
  if (!hasPage('contact', site.content)) return { text: words.none };
  const { form, lists } = site.content.words;
  const service = siteForm(site);
  const { origins, provider } = formProvider(site.content.site.form, service);
  const labels = MESSAGE_FIELDS.map((field) => form.fields[field].label);
  const language = service.fields?.language ? [words.language] : [];
  const consent = site.content.site.form.consent === 'box' ? [words.consent] : [];
  const fields = joinList([...labels, ...language, ...consent], lists);
  if (service.mailWords) return { text: fillIn(words.mail, { fields }) };
  const sent = provider
    ? fillIn(words.service, { fields, service: provider.name })
    : fillIn(words.own, { fields, host: hostOf(origins[0]) });
  return { text: `${sent} ${words.purpose}`, link: provider };
}

/** How visits are counted. */
export function aboutVisits(site: Site): Statement {
  const words = site.content.words.legal.privacy.visits;
  const script = site.build.analytics;
  if (!script) return { text: words.none };
  const { name, origins, privacyPage } = analyticsProvider(script);
  const counted = name ? fillIn(words.counted, { service: name }) : fillIn(words.own, { host: hostOf(origins[0]) });
  return { text: `${counted} ${words.reported}`, ...(name && { link: { name, privacyPage } }) };
}

/** The origins of the pictures that pages show from other hosts. */
function pictureOrigins({ content }: Site): string[] {
  const pictures = referencesIn(content).filter(({ reference }) => reference === 'picture');
  return pictures.flatMap(({ field, value }) => {
    const [part, index] = keysOf(field);
    const project = part === 'projects' ? content.projects[Number(index)] : undefined;
    const page = project ? 'projects' : part === 'profile' && 'about';
    const isShown = !page || hasPage(page, content) || project?.featured || project?.page;
    return isShown && value.startsWith('https:') ? new URL(value).origin : [];
  });
}

/**
 * Every host that pages contact, for the privacy notice: as the configuration has them, then those that the owner has
 * added, whose words replace others for the same host. A host that does several things is listed once, with all of them.
 * The export compares them with the site's policy.
 */
export function contactedHosts(site: Site): ContactedHost[] {
  const { form, visits, pictures } = site.content.words.legal.privacy.hosts;
  const { analytics } = site.build;
  const formOrigins = hasPage('contact', site.content)
    ? formProvider(site.content.site.form, siteForm(site)).origins
    : [];
  const configured: ContactedHost[] = [
    ...formOrigins.map((origin) => ({ origin, purpose: form })),
    ...(analytics ? analyticsProvider(analytics).origins : []).map((origin) => ({ origin, purpose: visits })),
    ...pictureOrigins(site).map((origin) => ({ origin, purpose: pictures })),
  ];
  const added = privacyNotice(site.content).hosts ?? [];
  const hosts = new Map<string, ContactedHost>();
  for (const { origin } of configured) {
    const purposes = configured.flatMap((host) => (host.origin === origin ? host.purpose : []));
    hosts.set(origin, { origin, purpose: joinList([...new Set(purposes)], site.content.words.lists) });
  }
  for (const { host, ...rest } of added) hosts.set(new URL(host).origin, { origin: new URL(host).origin, ...rest });
  return [...hosts.values()];
}

/** Whoever runs the site: the name and the postal address line by line, and how to reach them. */
export function legalOwner({ content }: Site) {
  const { legal, profile, site } = content;
  const localize = localizerFor(site);
  const {
    name = profile.name,
    postalAddress = undefined,
    email = profile.email,
    phone = profile.phone,
  } = legal?.imprint || {};
  const { email: emailLabel, phone: phoneLabel } = content.words.legal.imprint;
  const lines = postalAddress ?? (legal?.privacy || undefined)?.postalAddress ?? [];
  return {
    address: [name, ...lines].map((line) => localize(line)),
    contact: [
      { label: emailLabel, href: mailto(email), text: email },
      ...(phone ? [{ label: phoneLabel, href: telephoneLink(phone), text: leftToRight(phone, site) }] : []),
    ],
  };
}

/** The facts of the imprint below the owner's contact details, and its further paragraphs. */
export function imprintFacts({ content }: Site) {
  const imprint = content.legal?.imprint || undefined;
  const words = content.words.legal.imprint;
  const localize = localizerFor(content.site);
  return {
    facts: (['vatId', 'register', 'profession', 'responsible'] as const).flatMap((field) => {
      const value = imprint?.[field];
      return value ? [{ label: words[field], value: localize(value) }] : [];
    }),
    paragraphs: (imprint?.paragraphs ?? []).map((paragraph) => localize(paragraph)),
  };
}

/** Everything that the privacy notice says; its `sections` are the owner's, in Markdown. */
export async function privacyTexts(site: Site) {
  const { content } = site;
  const { host, messages, sections, updated } = privacyNotice(content);
  const localize = localizerFor(content.site);
  const { privacy } = content.words.legal;
  return {
    words: privacy,
    localize,
    host: { ...host, deliveredBy: joinList([host.name, host.postalAddress], content.words.lists) },
    messages: { ...aboutMessages(site), retention: messages },
    visits: aboutVisits(site),
    hosts: contactedHosts(site),
    storesDraft: hasPage('contact', content),
    sections: sections && (await toPageElements(sections, content.site, content.words.writing)),
    updated: fillIn(privacy.updated, { date: formatDate(updated, content) }),
  };
}

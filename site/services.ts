import type { Content, Service } from '@/lib/content/schema';
import { fillIn } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { tagOf } from '@/lib/language/writing-systems';
import type { Site } from '@/lib/site';

/** A price in the site's language: `from €900 a day`. All prices have decimals if one in their currency does. */
export function formatPrice(
  { price }: Service,
  content: Pick<Content, 'services' | 'site' | 'words'>,
): string | undefined {
  if (price === undefined || typeof price === 'string') return price;
  const { amount, currency, unit, from } = price;
  if (amount === 0) return content.words.offer.free;
  const isRound = content.services.every(
    ({ price: one }) => typeof one !== 'object' || one.currency !== currency || Number.isInteger(one.amount),
  );
  const tag = tagOf(content.site);
  const style = {
    style: 'currency',
    currency,
    // Persian has the currency behind the amount, as a word; Intl has its sign in front.
    currencyDisplay: new Intl.Locale(tag).language === 'fa' ? 'name' : 'symbol',
    trailingZeroDisplay: isRound ? 'stripIfInteger' : 'auto',
  } as const;
  const formattedPrice = new Intl.NumberFormat(tag, style).format(amount);
  const perUnit = unit ? fillIn(content.words.offer.units[unit], { price: formattedPrice }) : formattedPrice;
  return from ? fillIn(content.words.offer.startingAt, { price: perUnit }) : perUnit;
}

/** Entries by their `group`, in the order of first appearance, those without one first. */
export function byGroup<Entry extends { group?: string }>(entries: readonly Entry[]) {
  const names = [undefined, ...new Set(entries.flatMap(({ group }) => group ?? []))];
  const groups = names.map((name) => ({ name, members: entries.filter(({ group }) => group === name) }));
  return groups.filter(({ members }) => members.length > 0);
}

/** The services in their groups. */
export function serviceGroups(site: Site) {
  const { services, site: settings } = site.content;
  return byGroup(services).map(({ name, members }) => ({
    heading: localizerFor(settings)(name),
    services: members.map((service) => serviceCard(service, site)),
  }));
}

/** A service with localized texts, and what it costs and includes if it has an offer. */
function serviceCard(service: Service, { content, icons }: Site) {
  const localize = localizerFor(content.site);
  const { offer } = content.words;
  const { title, description, icon, duration, includes, link, badge } = service;
  const label = fillIn(offer.more, { service: title });
  const facts = [
    { label: offer.price, value: formatPrice(service, content) },
    { label: offer.duration, value: duration },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  const included = includes && { included: { label: offer.includes, items: includes } };
  return {
    ...localize({
      title,
      description,
      ...(badge && { badge }),
      ...(link && { link: { href: link as string, label } }),
    }),
    icon: icons[icon] ?? icon,
    ...((facts.length > 0 || included) && { offer: localize({ facts, ...included }) }),
  };
}

/** The most services that the home page lists. */
const LISTED = 4;

/** The names and prices of the services that the home page lists: those that are featured, or the first ones. */
export function serviceList({ content }: Site) {
  const { services, site } = content;
  const featured = services.filter((service) => service.featured);
  return (featured.length > 0 ? featured : services)
    .slice(0, LISTED)
    .map((service) => localizerFor(site)({ title: service.title, price: formatPrice(service, content) }));
}

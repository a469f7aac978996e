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

/** The services with localized texts, and what those with an offer cost and include. */
export function serviceCards({ content, icons }: Site) {
  const localize = localizerFor(content.site);
  const { offer } = content.words;
  return content.services.map((service) => {
    const { title, description, icon, duration, includes, link } = service;
    const label = fillIn(offer.more, { service: title });
    const facts = [
      { label: offer.price, value: formatPrice(service, content) },
      { label: offer.duration, value: duration },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
    const included = includes && { included: { label: offer.includes, items: includes } };
    return {
      ...localize({ title, description, ...(link && { link: { href: link as string, label } }) }),
      icon: icons[icon] ?? icon,
      ...((facts.length > 0 || included) && { offer: localize({ facts, ...included }) }),
    };
  });
}

/** The services' names and prices, as the home page lists them. */
export function serviceList({ content }: Site) {
  const localize = localizerFor(content.site);
  return content.services.map((service) => localize({ title: service.title, price: formatPrice(service, content) }));
}

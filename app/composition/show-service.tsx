import { ServiceOffer } from '@/components/sections/service-offer';
import { formatPrice } from '@/lib/content/offer-texts';
import type { Content, Service } from '@/lib/content/schema';
import { hasOffer } from '@/lib/content/schema/work';
import { localizerFor } from '@/lib/localized-text';

/** A service with localized texts. What it costs and includes, if its owner has written that, is in its description. */
export function showService(service: Service, content: Content) {
  const { title, description, icon, duration, includes } = service;
  const localize = localizerFor(content.site);
  const texts = localize({ title, description, icon });
  if (!hasOffer(service)) return texts;
  const words = content.words.offer;
  const facts = [
    { label: words.price, value: formatPrice(service, content) },
    { label: words.duration, value: duration },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  const included = includes && { label: words.includes, parts: includes };
  return {
    ...texts,
    description: (
      <>
        <p>{texts.description}</p>
        <ServiceOffer {...localize({ facts, ...(included && { included }) })} />
      </>
    ),
  };
}

import { ClientTestimonials } from '@/app/composition/client-testimonials';
import { PageOutline } from '@/app/composition/page-outline';
import { longestWord } from '@/app/composition/text-width';
import { PageHeader } from '@/components/sections/page-header';
import { ServiceOffer } from '@/components/sections/service-offer';
import { ProcessPath, ServiceGrid } from '@/components/sections/services';
import { figures } from '@/lib/brand/geometry';
import { content } from '@/lib/content/load';
import { formatPrice, wordsFor } from '@/lib/content/pages';
import type { Service } from '@/lib/content/schema';
import { hasOffer } from '@/lib/content/schema/work';
import { localizerFor } from '@/lib/localized-text';
import { servicesGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';

const { pages, process, services, site, words } = content;
const localize = localizerFor(site);
const copy = pages.services;

export const metadata = pageMetadata('services', content);

export default function ServicesPage() {
  return (
    <PageOutline graph={servicesGraph(content)} content={content}>
      <PageHeader
        heading={localize(copy.heading)}
        longestWord={longestWord(copy.heading)}
        text={localize(copy.text)}
        figure={figures.services}
      />
      <ServiceGrid services={services.map(showService)} />
      <ProcessPath
        copy={localize(wordsFor(process, { ...words.headings.process, ...copy.process }))}
        steps={localize(process)}
      />
      <ClientTestimonials content={content} />
    </PageOutline>
  );
}

/** A service with localized texts, and what it costs and includes, if its owner has written that. */
function showService(service: Service) {
  const { title, description, icon, duration, includes } = service;
  const texts = localize({ title, description, icon });
  if (!hasOffer(service)) return texts;
  const facts = [
    { label: words.offer.price, value: formatPrice(service, content) },
    { label: words.offer.duration, value: duration },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  const included = includes && { label: words.offer.includes, parts: includes };
  return { ...texts, offer: <ServiceOffer {...localize({ facts, ...(included && { included }) })} /> };
}

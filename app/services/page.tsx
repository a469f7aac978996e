import { ClientTestimonials } from '@/app/composition/client-testimonials';
import { Closing } from '@/app/composition/closing';
import { showService } from '@/app/composition/show-service';
import { PageHeader } from '@/components/sections/page-header';
import { ProcessPath } from '@/components/sections/process-path';
import { ServiceGrid } from '@/components/sections/service-grid';
import { figures } from '@/lib/brand/geometry';
import { content } from '@/lib/content/load';
import { wordsFor } from '@/lib/content/pages';
import { localizerFor } from '@/lib/localized-text';
import { servicesGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';

const { pages, process, services, site, words } = content;
const localize = localizerFor(site);
const copy = pages.services;

export const metadata = pageMetadata('services', content);

export default function ServicesPage() {
  return (
    <>
      <StructuredData graph={servicesGraph(content)} />
      <PageHeader heading={localize(copy.heading)} text={localize(copy.text)} figure={figures.services} />
      <ServiceGrid services={services.map((service) => showService(service, content))} />
      <ProcessPath
        copy={localize(wordsFor(process, { ...words.headings.process, ...copy.process }))}
        steps={localize(process)}
      />
      <ClientTestimonials content={content} />
      <Closing content={content} />
    </>
  );
}

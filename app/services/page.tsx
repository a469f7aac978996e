import { ClosingBand } from '@/components/closing-band/closing-band';
import { PageHeader } from '@/components/page-header/page-header';
import { ProcessPath } from '@/components/process-path/process-path';
import { ServiceGrid } from '@/components/service-card/service-grid';
import { availabilityWords, content } from '@/content/content';
import { routes } from '@/content/navigation';
import { servicesGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';

const { pages, process, services } = content;
const texts = pages.services;

export const metadata = pageMetadata({ path: routes.services, ...texts });

export default function ServicesPage() {
  return (
    <>
      <StructuredData graph={servicesGraph()} />
      <PageHeader heading={texts.heading} text={texts.text} />
      <ServiceGrid services={services} />
      <ProcessPath texts={texts.process} steps={process} />
      <ClosingBand {...availabilityWords.closing} contact={routes.contact} />
    </>
  );
}

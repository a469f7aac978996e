import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { ProcessPath } from '@/components/sections/process-path';
import { ServiceGroups } from '@/components/sections/services';
import { Testimonials } from '@/components/sections/testimonials';
import { inSiteDigits, wordsUnlessEmpty } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { closingBand } from '@/site/closing-band';
import { servicesGraph } from '@/site/graphs';
import { pageMetadata } from '@/site/metadata';
import { serviceGroups } from '@/site/services';
import { testimonialsOf } from '@/site/testimonials';
import { headerTexts } from '@/site/text-width';
import site from '@/site-data/site';

const { pages, process, site: settings, words } = site.content;
const localize = localizerFor(settings);
const copy = pages.services;

export const metadata = pageMetadata('services', site);

export default async function ServicesPage() {
  const steps = process.map((step, index) => ({ ...step, number: inSiteDigits(index + 1, settings) }));
  return (
    <PageOutline graph={servicesGraph(site)} closing={closingBand(site)}>
      <PageHeader {...(await headerTexts(site, copy.heading, copy.text))} figure="services" />
      <ServiceGroups groups={serviceGroups(site)} />
      <ProcessPath
        copy={localize(wordsUnlessEmpty(process, { ...words.headings.process, ...copy.process }))}
        steps={localize(steps)}
      />
      <Testimonials {...(await testimonialsOf(site))} />
    </PageOutline>
  );
}

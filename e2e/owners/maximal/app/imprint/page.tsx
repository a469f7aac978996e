import { pageGraph } from '@/app/metadata/page-graphs';
import { pageMetadata } from '@/app/metadata/page-metadata';
import { StructuredData } from '@/app/metadata/structured-data';
import { PageHeader } from '@/components/sections/page-header';
import { Container } from '@/components/ui/container';
import { content } from '@/lib/content/content';
import type { Page } from '@/lib/content/pages';

const page: Page = {
  path: '/imprint/',
  title: 'Imprint',
  description: 'Who answers for what stands on these pages, with the address that the law asks for.',
  updated: '2026-01-31',
};

export const metadata = pageMetadata(page, content);

/** A page of the owner's own. */
export default function ImprintPage() {
  return (
    <>
      <StructuredData graph={pageGraph(page, content)} />
      <PageHeader heading="Imprint" text="Who answers for what stands here." />
      <Container>
        <p>{content.profile.name}, 1 Harbour Street, Berlin</p>
      </Container>
    </>
  );
}

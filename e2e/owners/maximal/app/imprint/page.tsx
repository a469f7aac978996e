import { addedPageGraph } from '@/app/metadata/page-graphs';
import { pageMetadata } from '@/app/metadata/page-metadata';
import { StructuredData } from '@/app/metadata/structured-data';
import { PageHeader } from '@/components/sections/page-header';
import { Container } from '@/components/ui/container';
import { content } from '@/lib/content/content';

export const metadata = pageMetadata('imprint', content);

/** A page of the owner's own. */
export default function ImprintPage() {
  return (
    <>
      <StructuredData graph={addedPageGraph('imprint', content)} />
      <PageHeader heading="Imprint" text="Who answers for what stands here." />
      <Container>
        <p>{content.profile.name}, 1 Harbour Street, Berlin</p>
      </Container>
    </>
  );
}

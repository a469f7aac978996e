import { Closing } from '@/app/composition/closing';
import { TextHeader } from '@/components/sections/page-header';
import { ReadingColumns } from '@/components/sections/reading-columns';
import { content } from '@/lib/content/load';
import { localizerFor } from '@/lib/localized-text';
import { shownDocument, shownDocuments } from '@/lib/writing/documents';
import { pageGraph } from '../metadata/page-graphs';
import { documentPage, pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { loadText, MarkdownText, TextContents } from '../writing/markdown-text';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return shownDocuments('pages').map(({ slug }) => ({ slug }));
}

async function findDocument({ params }: Props) {
  return shownDocument('pages', (await params).slug);
}

export async function generateMetadata(props: Props) {
  return pageMetadata(documentPage(await findDocument(props), content), content);
}

export default async function OwnPage(props: Props) {
  const document = await findDocument(props);
  const page = documentPage(document, content);
  const localize = localizerFor(content.site);
  const text = await loadText(document, content);
  return (
    <>
      <StructuredData graph={pageGraph(page, content)} />
      <TextHeader heading={localize(page.title)} text={localize(page.description)} />
      <ReadingColumns>
        <TextContents text={text} content={content} />
        <MarkdownText text={text} />
      </ReadingColumns>
      <Closing content={content} />
    </>
  );
}

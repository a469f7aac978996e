import { Closing } from '@/app/composition/closing';
import { TextHeader } from '@/components/sections/page-header';
import { ReadingColumns } from '@/components/sections/reading-columns';
import { content } from '@/lib/content/load';
import { localizerFor } from '@/lib/localized-text';
import { shownDocument, shownDocuments } from '@/lib/writing/documents';
import { pageGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { loadText } from '../writing/load-text';
import { MarkdownText, TextContents } from '../writing/markdown-text';
import { ownPage } from '../writing/written-pages';

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
  return pageMetadata(ownPage(await findDocument(props)), content);
}

export default async function OwnPage(props: Props) {
  const document = await findDocument(props);
  const page = ownPage(document);
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

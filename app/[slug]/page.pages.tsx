import { PageOutline } from '@/app/composition/page-outline';
import { longestWord } from '@/app/composition/text-width';
import { TextHeader } from '@/components/sections/page-header';
import { ReadingColumns } from '@/components/sections/reading-columns';
import { Badge } from '@/components/ui/section';
import { content } from '@/lib/content/load';
import { localizerFor } from '@/lib/localized-text';
import { shownDocuments } from '@/lib/writing/documents';
import { pageGraph } from '../metadata/page-graphs';
import { documentMetadata, documentPage, type EntryProps, entryRoute } from '../metadata/page-metadata';
import { loadText, MarkdownText, TextContents } from '../writing/markdown-text';

const route = entryRoute(
  () => shownDocuments('pages'),
  (document) => documentMetadata(document, content),
);

export const dynamicParams = false;
export const { generateMetadata, generateStaticParams } = route;

export default async function OwnPage(props: EntryProps) {
  const document = await route.find(props);
  const page = documentPage(document, content);
  const localize = localizerFor(content.site);
  const text = await loadText(document, content);
  return (
    <PageOutline graph={pageGraph(page, content)} content={content}>
      <TextHeader
        heading={localize(page.title)}
        longestWord={longestWord(page.title)}
        text={localize(page.description)}
        lang={text.language}
      >
        {document.isDraft && <Badge>{content.words.writing.draft}</Badge>}
      </TextHeader>
      <ReadingColumns>
        <TextContents text={text} content={content} />
        <MarkdownText text={text} content={content} />
      </ReadingColumns>
    </PageOutline>
  );
}

import { MarkdownText } from '@/components/sections/markdown-text';
import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { ProjectGroups } from '@/components/sections/project-groups';
import { Contents, ReadingColumns } from '@/components/sections/reading-columns';
import { Badge } from '@/components/ui/section';
import { closingBand } from '@/site/closing-band';
import { pageGraph } from '@/site/graphs';
import { documentMetadata, type EntryProps, entryRoute } from '@/site/metadata';
import { showPageList } from '@/site/page-lists';
import { documentPage } from '@/site/pages';
import { headerTexts } from '@/site/text-width';
import { contentsOf, loadText } from '@/site/texts';
import site from '@/site-data/site';

const route = entryRoute(site.documents.pages, (document) => documentMetadata(document, site));

export const dynamicParams = false;
export const { generateMetadata, generateStaticParams } = route;

export default async function MarkdownPage(props: EntryProps) {
  const document = await route.find(props);
  const page = documentPage(document, site.content);
  const text = await loadText(document, site);
  const groups = await showPageList(document, site);
  return (
    <PageOutline
      graph={pageGraph(page, site, text.language && { inLanguage: text.language.lang })}
      closing={closingBand(site)}
    >
      <PageHeader
        isText
        above={document.isDraft && <Badge>{site.content.words.writing.draft}</Badge>}
        {...(await headerTexts(site, page.title, document.hasExcerpt ? undefined : page.description, text.localize))}
        language={text.language}
      />
      <ReadingColumns>
        <Contents {...contentsOf(text, site)} />
        <MarkdownText {...text} />
      </ReadingColumns>
      {groups && (
        <div {...text.language} data-list="">
          <ProjectGroups groups={groups} words={site.content.words.projects} />
        </div>
      )}
    </PageOutline>
  );
}

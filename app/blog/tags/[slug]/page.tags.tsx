import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { PostList } from '@/components/sections/post-list';
import { SubjectRow } from '@/components/sections/subject-row';
import { Container } from '@/components/ui/section';
import { tagsOf } from '@/lib/markdown/documents';
import { closingBand } from '@/site/closing-band';
import { pageGraph } from '@/site/graphs';
import { type EntryProps, entryRoute, pageMetadata } from '@/site/metadata';
import { tagPage } from '@/site/pages';
import { postsByYear, tagLinks } from '@/site/posts';
import { headerTexts } from '@/site/text-width';
import site from '@/site-data/site';

const { content, documents } = site;
const route = entryRoute(tagsOf(documents.posts, content.site.language), (tag) =>
  pageMetadata(tagPage(tag, content), site),
);

export const dynamicParams = false;
export const { generateMetadata, generateStaticParams } = route;

export default async function TagPage(props: EntryProps) {
  const tag = await route.find(props);
  const page = tagPage(tag, content);
  return (
    <PageOutline graph={pageGraph(page, site, { '@type': 'CollectionPage' })} closing={closingBand(site)}>
      <PageHeader isText {...(await headerTexts(site, page.title))} />
      <Container>
        <SubjectRow {...(await tagLinks(documents.posts, site, tag.path))} current={tag.path} />
        <PostList years={await postsByYear(tag.entries, site)} />
      </Container>
    </PageOutline>
  );
}

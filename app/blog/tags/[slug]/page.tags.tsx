import { PageOutline } from '@/app/composition/page-outline';
import { TextHeader } from '@/components/sections/page-header';
import { PostList, TagRow } from '@/components/sections/post-list';
import { Container } from '@/components/ui/section';
import { content } from '@/lib/content/load';
import { localizerFor } from '@/lib/localized-text';
import { shownPosts, tagsOf } from '@/lib/writing/documents';
import { pageGraph } from '../../../metadata/page-graphs';
import { type EntryProps, entryRoute, pageMetadata, tagPage } from '../../../metadata/page-metadata';
import { postsByYear, tagLinks } from '../../../writing/show-posts';

const route = entryRoute(
  () => tagsOf(shownPosts()),
  (tag) => pageMetadata(tagPage(tag, content), content),
);

export const dynamicParams = false;
export const { generateMetadata, generateStaticParams } = route;

export default async function TagPage(props: EntryProps) {
  const tag = await route.find(props);
  const page = tagPage(tag, content);
  const localize = localizerFor(content.site);
  return (
    <PageOutline graph={pageGraph(page, content, { '@type': 'CollectionPage' })} content={content}>
      <TextHeader heading={localize(page.title)} text={localize(page.description)} />
      <Container>
        <TagRow {...tagLinks(shownPosts(), content, tag.path)} current={tag.path} />
        <PostList years={postsByYear(tag.posts, content)} />
      </Container>
    </PageOutline>
  );
}

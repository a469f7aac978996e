import { PageOutline } from '@/app/composition/closing';
import { TextHeader } from '@/components/sections/page-header';
import { PostList, TagRow } from '@/components/sections/post-list';
import { Container } from '@/components/ui/section';
import { content } from '@/lib/content/load';
import { localizerFor } from '@/lib/localized-text';
import { shownPosts, tagsOf } from '@/lib/writing/documents';
import { pageGraph } from '../../../metadata/page-graphs';
import { pageMetadata, tagPage } from '../../../metadata/page-metadata';
import { postsByYear, tagLinks } from '../../../writing/show-posts';

interface Props {
  params: Promise<{ tag: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return tagsOf(shownPosts()).map(({ slug }) => ({ tag: slug }));
}

async function findTag({ params }: Props) {
  const slug = decodeURIComponent((await params).tag);
  const tag = tagsOf(shownPosts()).find((candidate) => candidate.slug === slug);
  if (!tag) throw new Error(`There is no tag ${slug}.`);
  return { ...tag, page: tagPage(tag, content) };
}

export async function generateMetadata(props: Props) {
  return pageMetadata((await findTag(props)).page, content);
}

export default async function TagPage(props: Props) {
  const { page, path, posts } = await findTag(props);
  const localize = localizerFor(content.site);
  return (
    <PageOutline graph={pageGraph(page, content, { '@type': 'CollectionPage' })} content={content}>
      <TextHeader heading={localize(page.title)} text={localize(page.description)} />
      <Container>
        <TagRow label={content.words.writing.tags} tags={tagLinks(shownPosts(), content)} current={path} />
        <PostList years={postsByYear(posts, content)} />
      </Container>
    </PageOutline>
  );
}

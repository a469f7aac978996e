import { PageOutline } from '@/app/composition/page-outline';
import { TextHeader } from '@/components/sections/page-header';
import { PostList, TagRow } from '@/components/sections/post-list';
import { Container } from '@/components/ui/section';
import { content } from '@/lib/content/load';
import { localizerFor } from '@/lib/localized-text';
import { FEED } from '@/lib/routes';
import { shownPosts } from '@/lib/writing/documents';
import { pageGraph } from '../metadata/page-graphs';
import { blogPage, pageMetadata } from '../metadata/page-metadata';
import { withBasePath } from '../metadata/urls';
import { postsByYear, tagLinks } from '../writing/show-posts';

const page = blogPage(content);
const words = content.words.writing;
const localize = localizerFor(content.site);

export const metadata = pageMetadata(page, content);

export default function BlogPage() {
  const posts = shownPosts();
  return (
    <PageOutline graph={pageGraph(page, content, { '@type': 'CollectionPage' })} content={content}>
      <TextHeader heading={localize(page.heading)} text={localize(page.text)} />
      <Container>
        <TagRow {...tagLinks(posts, content)} />
        <PostList years={postsByYear(posts, content)} />
        <p>
          {words.elsewhere} <a href={withBasePath(FEED)}>{words.feed}</a>
        </p>
      </Container>
    </PageOutline>
  );
}

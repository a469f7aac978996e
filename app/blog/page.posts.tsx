import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { PostList } from '@/components/sections/post-list';
import { SubjectRow } from '@/components/sections/subject-row';
import { Container } from '@/components/ui/section';
import { FEED } from '@/lib/routes';
import { withBasePath } from '@/site/addresses';
import { closingBand } from '@/site/closing-band';
import { pageGraph } from '@/site/graphs';
import { pageMetadata } from '@/site/metadata';
import { blogPage } from '@/site/pages';
import { postsByYear, tagLinks } from '@/site/posts';
import { headerTexts } from '@/site/text-width';
import site from '@/site-data/site';

const { posts } = site.documents;
const page = blogPage(site.content);
const words = site.content.words.writing;

export const metadata = pageMetadata(page, site);

export default async function BlogPage() {
  return (
    <PageOutline graph={pageGraph(page, site, { '@type': 'CollectionPage' })} closing={closingBand(site)}>
      <PageHeader isText {...(await headerTexts(site, page.heading, page.text))} />
      <Container>
        <SubjectRow {...(await tagLinks(posts, site))} />
        <PostList years={await postsByYear(posts, site)}>
          <p>
            {words.elsewhere} <a href={withBasePath(FEED, site)}>{words.feed}</a>
          </p>
        </PostList>
      </Container>
    </PageOutline>
  );
}

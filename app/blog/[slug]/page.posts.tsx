import { PageOutline } from '@/app/composition/page-outline';
import { longestWord } from '@/app/composition/text-width';
import { Neighbours } from '@/components/sections/case-study';
import { TextHeader } from '@/components/sections/page-header';
import { PostFacts } from '@/components/sections/post-list';
import { ReadingColumns, Reply } from '@/components/sections/reading-columns';
import { mailto } from '@/lib/contact-links';
import { content } from '@/lib/content/load';
import { localizerFor } from '@/lib/localized-text';
import { type Post, shownPosts } from '@/lib/writing/documents';
import { postGraph } from '../../metadata/page-graphs';
import { documentMetadata, type EntryProps, entryRoute } from '../../metadata/page-metadata';
import { loadText, MarkdownText, TextContents } from '../../writing/markdown-text';
import { factsOf } from '../../writing/show-posts';

const localize = localizerFor(content.site);
const route = entryRoute(shownPosts, (post) => documentMetadata(post, content));

export const dynamicParams = false;
export const { generateMetadata, generateStaticParams } = route;

export default async function PostPage(props: EntryProps) {
  const post = await route.find(props);
  const posts = shownPosts();
  const index = posts.findIndex(({ slug }) => slug === post.slug);
  const [newer, older] = [posts[index - 1], posts[index + 1]];
  const { title, description } = post.fields;
  const words = content.words.writing;
  const text = await loadText(post, content);
  return (
    <PageOutline graph={postGraph(post, content)} content={content}>
      <article>
        <TextHeader heading={localize(title)} longestWord={longestWord(title)} text={localize(description)}>
          <PostFacts {...factsOf(post, content)} />
        </TextHeader>
        <ReadingColumns>
          <TextContents text={text} content={content} />
          <MarkdownText text={text} content={content} />
          <Reply
            question={words.question}
            href={`${mailto(content.profile.email)}?subject=${encodeURIComponent(title)}`}
            label={words.reply}
          />
        </ReadingColumns>
      </article>
      <Neighbours
        label={words.neighbours}
        previous={older && neighbour(older)}
        next={newer && neighbour(newer)}
        words={{ previous: words.older, next: words.newer }}
      />
    </PageOutline>
  );
}

function neighbour({ path, fields }: Post) {
  return { href: path, title: localize(fields.title) };
}

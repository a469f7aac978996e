import { Closing } from '@/app/composition/closing';
import { Neighbours } from '@/components/sections/case-study';
import { TextHeader } from '@/components/sections/page-header';
import { PostFacts } from '@/components/sections/post-list';
import { ReadingColumns, Reply } from '@/components/sections/reading-columns';
import { mailto } from '@/lib/contact-links';
import { content } from '@/lib/content/load';
import { localizerFor } from '@/lib/localized-text';
import { type Post, shownPosts } from '@/lib/writing/documents';
import { postGraph } from '../../metadata/page-graphs';
import { documentPage, pageMetadata } from '../../metadata/page-metadata';
import { StructuredData } from '../../metadata/structured-data';
import { absoluteUrl } from '../../metadata/urls';
import { loadText, MarkdownText, TextContents } from '../../writing/markdown-text';
import { factsOf } from '../../writing/show-posts';

interface Props {
  params: Promise<{ slug: string }>;
}

const localize = localizerFor(content.site);

export const dynamicParams = false;

export function generateStaticParams() {
  return shownPosts().map(({ slug }) => ({ slug }));
}

async function findPost({ params }: Props) {
  const { slug } = await params;
  const posts = shownPosts();
  const index = posts.findIndex((post) => post.slug === slug);
  const post = posts[index];
  if (!post) throw new Error(`There is no post ${slug}.`);
  return { post, older: posts[index + 1], newer: posts[index - 1] };
}

export async function generateMetadata(props: Props) {
  const { post } = await findPost(props);
  const { date, updated = date, tags } = post.fields;
  return pageMetadata(documentPage(post, content), content, {
    type: 'article',
    publishedTime: date,
    modifiedTime: updated,
    authors: absoluteUrl('/', content),
    tags: [...(tags ?? [])],
  });
}

export default async function PostPage(props: Props) {
  const { post, older, newer } = await findPost(props);
  const { title, description } = post.fields;
  const words = content.words.writing;
  const text = await loadText(post, content);
  return (
    <>
      <StructuredData graph={postGraph(post, content)} />
      <article>
        <TextHeader heading={localize(title)} text={localize(description)}>
          <PostFacts {...factsOf(post, content)} />
        </TextHeader>
        <ReadingColumns>
          <TextContents text={text} content={content} />
          <MarkdownText text={text} />
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
      <Closing content={content} />
    </>
  );
}

function neighbour({ path, fields }: Post) {
  return { href: path, title: localize(fields.title) };
}

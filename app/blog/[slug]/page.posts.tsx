import { MarkdownText } from '@/components/sections/markdown-text';
import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { PostFacts } from '@/components/sections/post-list';
import { Contents, Neighbours, ReadingColumns, Reply } from '@/components/sections/reading-columns';
import { mailto } from '@/lib/contact-links';
import { closingBand } from '@/site/closing-band';
import { postGraph } from '@/site/graphs';
import { documentMetadata, type EntryProps, entryRoute } from '@/site/metadata';
import { factsOf, neighboursOf } from '@/site/posts';
import { headerTexts } from '@/site/text-width';
import { contentsOf, loadText } from '@/site/texts';
import site from '@/site-data/site';

const route = entryRoute(site.documents.posts, (post) => documentMetadata(post, site));

export const dynamicParams = false;
export const { generateMetadata, generateStaticParams } = route;

export default async function PostPage(props: EntryProps) {
  const post = await route.find(props);
  const { title, description } = post.fields;
  const words = site.content.words.writing;
  const text = await loadText(post, site);
  return (
    <PageOutline graph={postGraph(post, site)} closing={closingBand(site)}>
      <article>
        <PageHeader
          isText
          above={<PostFacts {...(await factsOf(post, site))} />}
          {...(await headerTexts(site, title, post.hasExcerpt ? undefined : description, text.localize))}
          language={text.language}
        />
        <ReadingColumns>
          <Contents {...contentsOf(text, site)} />
          <MarkdownText {...text} />
          <Reply
            question={words.question}
            href={`${mailto(site.content.profile.email)}?subject=${encodeURIComponent(title)}`}
            label={words.reply}
          />
        </ReadingColumns>
      </article>
      <Neighbours
        label={words.neighbours}
        {...neighboursOf(post, site)}
        words={{ previous: words.older, next: words.newer }}
      />
    </PageOutline>
  );
}

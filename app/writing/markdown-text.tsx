import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { StoryPicture } from '@/components/sections/case-study';
import { Prose, ProseLink } from '@/components/sections/prose';
import { Contents } from '@/components/sections/reading-columns';
import type { Content } from '@/lib/content/schema';
import { localizerFor } from '@/lib/localized-text';
import { headingsOf } from '@/lib/writing/markdown';
import type { LoadedText } from './load-text';

/** Minimum number of headings for which a text has a list of its contents. */
const ENOUGH_HEADINGS = 3;

interface MarkdownTextProps {
  text: LoadedText;
  /** Whether its blocks are in the columns of a case study. */
  inColumns?: boolean;
}

/** A text from a Markdown file. */
export function MarkdownText({ text: { tree, pictures }, inColumns }: MarkdownTextProps) {
  return (
    <Prose $inColumns={inColumns}>
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        tableCellAlignToStyle: false,
        components: {
          a: ProseLink,
          img: ({ src, alt = '', title }: ComponentProps<'img'>) => {
            const picture = pictures.get(String(src));
            return picture ? (
              <StoryPicture src={String(src)} picture={picture} alt={alt}>
                {title}
              </StoryPicture>
            ) : null;
          },
          // Its picture is a figure of its own.
          figure: ({ children }: ComponentProps<'figure'>) => children,
        },
      })}
    </Prose>
  );
}

/** The list of a text's headings, if it has enough of them. */
export function TextContents({ text, content }: { text: LoadedText; content: Content }) {
  const headings = headingsOf(text.tree).filter(({ level }) => level <= 3);
  if (headings.length < ENOUGH_HEADINGS) return null;
  const localize = localizerFor(content.site);
  const entries = headings.map(({ id, level, text: heading }) => ({ id, level, text: localize(heading) }));
  return <Contents heading={content.words.writing.contents} entries={entries} />;
}

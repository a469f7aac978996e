import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { OwnPicture } from '@/lib/picture';
import { TextPicture } from './case-study';
import { Prose, ProseLink } from './prose';

interface MarkdownTextProps {
  /** The language of the text, if it is not the page's. */
  language?: string;
  tree: Root;
  /** The copies of its pictures by their address. */
  pictures: ReadonlyMap<string, OwnPicture>;
  /** Marks the parts of a caption that are in another script. */
  localize: (caption: string) => ReactNode;
  /** Whether its blocks are in the columns of a case study. */
  inColumns?: boolean;
}

/** A text from a Markdown file. */
export function MarkdownText({ language, tree, pictures, localize, inColumns }: MarkdownTextProps) {
  return (
    <Prose lang={language} $inColumns={inColumns}>
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        tableCellAlignToStyle: false,
        components: {
          a: ProseLink,
          img: ({ src, alt = '', title = '', dir }: ComponentProps<'img'>) => {
            const picture = pictures.get(String(src));
            return picture ? (
              <TextPicture src={String(src)} picture={picture} alt={alt} dir={dir} inColumns={inColumns}>
                {localize(title)}
              </TextPicture>
            ) : null;
          },
          // Its picture is a figure of its own.
          figure: ({ children }: ComponentProps<'figure'>) => children,
        },
      })}
    </Prose>
  );
}

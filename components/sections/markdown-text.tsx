import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { EXIT, visit } from 'unist-util-visit';
import type { CopyWords } from '@/components/ui/copy-button';
import type { TextLanguage } from '@/lib/language/writing-systems';
import type { AlertKind } from '@/lib/markdown/alerts';
import type { OwnPicture } from '@/lib/picture';
import { mathFont } from '@/site-data/preloads';
import { Alert } from './alert';
import { CodeBlock, TitledCode } from './code-block';
import { LinkCard } from './link-card';
import { Prose, ProseLink } from './prose';
import { Formula, FormulaInLine } from './text-formula';
import { Abbreviation, HighlightedText, Key, TextDetails } from './text-marks';
import { PictureRow, type PictureWords, TextPicture } from './text-picture';
import { ScrollBox, TextTable } from './text-table';

interface MarkdownTextProps {
  /** The language of the text, if it is not the page's. */
  language?: TextLanguage;
  tree: Root;
  /** The copies of its pictures by their address. */
  pictures: ReadonlyMap<string, OwnPicture>;
  /** Those of the buttons that copy code. */
  copyWords?: CopyWords;
  pictureWords?: PictureWords;
  /** Marks the parts of a caption that are in another script. */
  localize: (caption: string) => ReactNode;
}

const NO_WORDS = { close: '', pause: '' };

type ImgProps = ComponentProps<'img'> & { 'data-in-row'?: string; 'data-in-link'?: string; 'data-loop'?: string };

type FigureProps = ComponentProps<'figure'> & { 'data-row'?: string; 'data-titled'?: string };

/** A text from a Markdown file. */
export function MarkdownText({
  language,
  tree,
  pictures,
  copyWords,
  pictureWords = NO_WORDS,
  localize,
}: MarkdownTextProps) {
  const font = hasFormulas(tree) ? mathFont : undefined;
  return (
    <Prose {...language} {...(font && { $mathFont: font })}>
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        tableCellAlignToStyle: false,
        components: {
          // Each has its styles, so that only the pages that need them have them.
          a: ({ 'data-card': card, ...rest }: ComponentProps<'a'> & { 'data-card'?: string }) =>
            card === undefined ? <ProseLink {...rest} /> : <LinkCard {...rest} />,
          pre: (props: ComponentProps<'pre'>) => <CodeBlock {...props} words={copyWords} />,
          div: ScrollBox,
          table: TextTable,
          math: Formula,
          kbd: Key,
          mark: HighlightedText,
          abbr: Abbreviation,
          details: TextDetails,
          span: ({ role, ...rest }: ComponentProps<'span'>) =>
            role ? <FormulaInLine {...rest} role={role} /> : <span {...rest} />,
          blockquote: ({ 'data-alert': kind, ...rest }: ComponentProps<'blockquote'> & { 'data-alert'?: AlertKind }) =>
            kind ? (
              <Alert kind={kind} dir={rest.dir}>
                {rest.children}
              </Alert>
            ) : (
              <blockquote {...rest} />
            ),
          img: ({ src, alt = '', title = '', dir, ...place }: ImgProps) => {
            const picture = pictures.get(String(src));
            return picture ? (
              <TextPicture
                {...{ src: String(src), picture, alt, title, dir }}
                words={pictureWords}
                loops={'data-loop' in place}
                inRow={'data-in-row' in place}
                isLink={'data-in-link' in place}
              >
                {localize(title)}
              </TextPicture>
            ) : null;
          },
          figure: ({ 'data-row': row, 'data-titled': titled, ...rest }: FigureProps) => {
            if (row) {
              const shown = row.split(' ').flatMap((src) => pictures.get(src) ?? []);
              return <PictureRow pictures={shown}>{rest.children}</PictureRow>;
            }
            // The picture of any other is a figure of its own.
            return titled === undefined ? rest.children : <TitledCode {...rest} />;
          },
        },
      })}
    </Prose>
  );
}

function hasFormulas(tree: Root): boolean {
  let isThere = false;
  visit(tree, { tagName: 'math' }, () => {
    isThere = true;
    return EXIT;
  });
  return isThere;
}

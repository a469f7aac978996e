import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toString as textOf } from 'hast-util-to-string';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { visit } from 'unist-util-visit';
import { pictureCopies } from '@/app/composition/own-pictures';
import { TextPicture } from '@/components/sections/case-study';
import { Prose, ProseLink } from '@/components/sections/prose';
import { Contents } from '@/components/sections/reading-columns';
import { COVER_WIDTHS, type OwnPicture } from '@/components/ui/picture';
import { translations } from '@/lib/built';
import type { Content } from '@/lib/content/schema';
import { localizerFor } from '@/lib/localized-text';
import { contentFolder, type Document } from '@/lib/writing/documents';
import { pictureFile } from '@/lib/writing/find-writing-mistakes';
import { FOOTNOTES } from '@/lib/writing/markdown';
import { elementOf, toPageElements } from '@/lib/writing/page-elements';

/** Minimum number of headings for which a text has a list of its contents. */
const ENOUGH_HEADINGS = 3;

/** A Markdown file's text as elements, and the copies of its pictures by their address. */
interface LoadedText {
  /** If the file is the main language's, and stands in for one that this language lacks. */
  language?: string;
  tree: Root;
  pictures: ReadonlyMap<string, OwnPicture>;
}

/** Loads the text of a Markdown file for its page, below the picture that its front matter names. */
export async function loadText(document: Document, content: Content): Promise<LoadedText> {
  const { image, alt } = document.fields as { image?: string; alt?: string };
  const tree = await toPageElements(document.source.text, content.site, content.words.writing);
  if (image) tree.children.unshift(elementOf('figure', {}, [elementOf('img', { src: image, alt }, [])]));
  const addresses = new Set<string>();
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') addresses.add(String(properties.src));
  });
  const copies = [...addresses].map(async (src) => [src, await copiesOf(src, document)] as const);
  const language = document.file.startsWith(`${contentFolder()}/`) ? undefined : translations[0]?.language;
  return { language, tree, pictures: new Map(await Promise.all(copies)) };
}

/** The copies of a picture of a text, by its address there. */
export function copiesOf(src: string, document: Document): Promise<OwnPicture> {
  return pictureCopies(pictureFile(src, document), COVER_WIDTHS);
}

interface MarkdownTextProps {
  text: LoadedText;
  content: Content;
  /** Whether its blocks are in the columns of a case study. */
  inColumns?: boolean;
}

/** A text from a Markdown file. */
export function MarkdownText({ text: { language, tree, pictures }, content, inColumns }: MarkdownTextProps) {
  const localize = localizerFor(content.site);
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

/** The list of a text's headings of the first two levels, if it has enough of them. */
export function TextContents({ text, content }: { text: LoadedText; content: Content }) {
  const localize = localizerFor(content.site);
  const entries: ComponentProps<typeof Contents>['entries'][number][] = [];
  visit(text.tree, 'element', (element) => {
    const [, level] = /^h([23])$/.exec(element.tagName) ?? [];
    const { id } = element.properties;
    if (!level || typeof id !== 'string' || id === FOOTNOTES) return;
    entries.push({ id, level: Number(level), text: localize(textOf(element)) });
  });
  return entries.length < ENOUGH_HEADINGS ? null : (
    <Contents heading={content.words.writing.contents} entries={entries} lang={text.language} />
  );
}

import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ALLOWED, cleanTags, DROPPED_ELEMENTS, leftOut } from './html-tags';
import type { Leftovers } from './leftovers';

type ImportHandler = NonNullable<Options['handlers']>[string];

/** Converts HTML that is whole by itself. */
export function htmlToMarkdown(html: string, leftovers: Leftovers): string {
  const asComment: ImportHandler = (_state, node: Element) => ({
    type: 'html',
    value: leftOut(node.tagName, toHtml(node), leftovers),
  });
  const asHtml: ImportHandler = (state, node: Element) => {
    const [open = '', close = ''] = cleanTags(toHtml({ ...node, children: [] })).split(/(?=<\/)/);
    return [
      { type: 'html', value: open },
      ...state.all(node),
      ...(close ? [{ type: 'html' as const, value: close }] : []),
    ];
  };
  const figure: ImportHandler = (state, node: Element) => {
    const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'figcaption');
    const content = state.all({ ...node, children: node.children.filter((child) => child !== caption) });
    const title = caption ? joinPlainText(state.all(caption as Element)) : '';
    const images: Nodes[] = [];
    for (const one of content) visit(one, 'image', (image) => void images.push(image));
    const [image] = images;
    if (!title || images.length !== 1 || image?.type !== 'image')
      return state.toFlow([...content, ...(caption ? state.all(caption as Element) : [])]);
    image.title = title;
    return state.toFlow(content);
  };
  const frame: ImportHandler = (_state, node: Element) => {
    const address = String(node.properties.src ?? node.properties.dataSrc ?? '').replace(/^\/\//, 'https://');
    const [, video] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address) ?? [];
    const url = video ? `https://www.youtube.com/watch?v=${video}` : address;
    if (!url) return undefined;
    leftovers.add('Embedded pages are links now', url);
    return { type: 'link', url, children: [{ type: 'text', value: String(node.properties.title ?? url) }] };
  };
  const film: ImportHandler = (_state, node: Element) => {
    const sources = [node, ...node.children].flatMap((one) => (one.type === 'element' && one.properties.src) || []);
    return sources[0]
      ? {
          type: 'image',
          url: String(sources[0]),
          alt: String(node.properties.title ?? node.properties.ariaLabel ?? ''),
        }
      : undefined;
  };
  // Pictures that are alone in a row of boxes stand side by side.
  const box: ImportHandler = (state, node: Element) => {
    const content = state.toFlow(state.all(node));
    const pictures = content
      .flatMap((one) => (one.type === 'paragraph' ? one.children : []))
      .filter((one) => one.type !== 'text' || one.value.trim());
    const isRow =
      pictures.length > 1 &&
      pictures.length < 4 &&
      pictures.every(({ type }) => type === 'image') &&
      content.every(({ type }) => type === 'paragraph');
    if (!isRow) return content;
    const spaced = pictures.flatMap((one, index): PhrasingContent[] =>
      index > 0 ? [{ type: 'text', value: ' ' }, one] : [one],
    );
    return { type: 'paragraph', children: spaced };
  };
  const handlers: Record<string, ImportHandler> = {
    ...Object.fromEntries(DROPPED_ELEMENTS.map((name) => [name, asComment])),
    ...Object.fromEntries(Object.keys(ALLOWED).map((name) => [name, asHtml])),
    figure,
    div: box,
    iframe: frame,
    video: film,
    audio: film,
  };
  return String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeRemark, { handlers })
      .use(remarkGfm)
      .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*' })
      .processSync(html),
  ).trim();
}

function joinPlainText(nodes: readonly (RootContent | PhrasingContent)[]): string {
  const texts: string[] = [];
  for (const node of nodes)
    visit(node, (part) => {
      if ('value' in part) texts.push(part.type === 'html' ? ' ' : part.value);
      if (part.type === 'break') texts.push(' ');
    });
  return texts.join('').replace(/\s+/g, ' ').trim();
}

import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { pictureCopies } from '@/app/composition/own-pictures';
import type { OwnPicture } from '@/components/ui/picture';
import { COVER_WIDTHS } from '@/components/ui/picture';
import type { Content } from '@/lib/content/schema';
import type { Document } from '@/lib/writing/documents';
import { pictureFile } from '@/lib/writing/find-writing-mistakes';
import { elementOf, toPageElements } from '@/lib/writing/page-elements';

/** A Markdown file's text as elements, and the copies of its pictures by their address. */
export interface LoadedText {
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
  return { tree, pictures: new Map(await Promise.all(copies)) };
}

/** The copies of a picture of a text, by its address there. */
export function copiesOf(src: string, document: Document): Promise<OwnPicture> {
  return pictureCopies(pictureFile(src, document), COVER_WIDTHS);
}

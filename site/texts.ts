import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { localizerFor } from '@/lib/language/localized-text';
import { settingsIn, textLanguage } from '@/lib/language/writing-systems';
import { type Document, getDocumentLanguage, pictureFile } from '@/lib/markdown/documents';
import { createElementNode } from '@/lib/markdown/elements';
import { FOOTNOTES } from '@/lib/markdown/markdown';
import { toPageElements } from '@/lib/markdown/page-elements';
import { PICTURE_WIDTHS } from '@/lib/picture';
import { hasPath } from '@/lib/routes';
import { currentLanguage, type Site } from '@/lib/site';
import { pictureCopies } from './picture-copies';

/** Minimum number of headings for which a text has a list of its contents. */
const ENOUGH_HEADINGS = 3;

/**
 * Loads the text of a Markdown file for its page, below the picture that its front matter names: its elements, the copies
 * of its pictures by their address, and its language if that is not the site's.
 *
 * @throws {Error} with the file, if the text can't be shown.
 */
export function loadText(document: Document, site: Site) {
  return readText(document, site).catch((cause) => {
    throw new Error(`${document.file} can't be shown: ${cause instanceof Error ? cause.message : cause}`, { cause });
  });
}

async function readText(document: Document, site: Site) {
  const { image, alt } = document.fields as { image?: string; alt?: string };
  const { words } = site.content;
  const settings = settingsIn(getDocumentLanguage(document), site.content.site);
  const tree = await toPageElements(document.text, settings, words.writing);
  if (document.language) leadToMainLanguage(tree, document, site);
  if (image)
    tree.children.unshift(createElementNode('figure', {}, [createElementNode('img', { src: image, alt }, [])]));
  const addresses = new Set<string>();
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') addresses.add(String(properties.src));
  });
  const copies = [...addresses].map(
    async (src) => [src, await pictureCopies(pictureFile(src, document), PICTURE_WIDTHS, site)] as const,
  );
  const { copied, notCopied } = words.fallback;
  const copyWords = { copy: words.writing.copy, copied, notCopied };
  return {
    language: textLanguage(getDocumentLanguage(document), site.content.site),
    tree,
    pictures: new Map(await Promise.all(copies)),
    copyWords,
    pictureWords: { close: words.toasts.dismiss, pause: words.writing.pause },
    localize: localizerFor(settings),
  };
}

/** Makes the links of a text that stands in for a missing one lead to the main language, if this one lacks their page. */
function leadToMainLanguage(tree: Root, { path }: Document, site: Site) {
  const [main] = site.languages;
  const { pages } = currentLanguage(site);
  const folders = (site.basePath.slice(main.basePath.length) + path).split('/').length - 2;
  visit(tree, 'element', ({ properties }) => {
    const { href } = properties;
    if (typeof href !== 'string' || !href.startsWith('/')) return;
    const target = decodeURIComponent(href.replace(/#.*/, ''));
    // The router knows only the pages of its language, and leaves a relative address to the browser.
    if (!hasPath(pages, target) && hasPath(main.pages, target))
      properties.href = `${'../'.repeat(folders)}${href.slice(1)}`;
  });
}

/** The contents of a text: its headings of the first two levels, if it has enough of them. */
export function contentsOf({ tree, language, localize }: Awaited<ReturnType<typeof loadText>>, site: Site) {
  const entries: { id: string; level: number; text: ReturnType<typeof localize<string>> }[] = [];
  visit(tree, 'element', (element) => {
    const [, level] = /^h([23])$/.exec(element.tagName) ?? [];
    const { id } = element.properties;
    if (!level || typeof id !== 'string' || id === FOOTNOTES) return;
    entries.push({ id, level: Number(level), text: localize(textOf(element)) });
  });
  const isEnough = entries.length >= ENOUGH_HEADINGS;
  return { heading: site.content.words.writing.contents, entries: isEnough ? entries : [], language };
}

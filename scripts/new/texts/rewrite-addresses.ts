import type { Definition, Image, Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { decodeUriIfValid } from '../../../lib/browser/page-state';
import { nearest } from '../../../lib/content/nearest';
import { isShownAsPicture } from '../../../lib/picture-companions';
import { findNodeRange, type MarkdownEdit, parseSource, withEdits } from './edits';
import type { Leftovers } from './leftovers';

/** What the addresses in a text can lead to. */
interface AddressContext {
  leftovers: Leftovers;
  /** The old site's, without a slash at its end. */
  oldSite?: string;
  /** The new address of a text, by any of its old ones, and whether visitors can't see it. */
  findText: (address: string) => { address: string; isHidden: boolean } | undefined;
  /** The new address of a file, which is copied; `undefined` if it is not there. */
  copyFile: (address: string, isPicture: boolean) => string | undefined;
  /** The ids of the headings of a post, by its new address; without one, those of this text. */
  idsOf: (address?: string) => readonly string[];
}

/** Leads the links and pictures of a text to where posts and files are now. */
export function rewriteAddresses(text: string, context: AddressContext): string {
  const edits: MarkdownEdit[] = [];
  const tree = parseSource(text);
  const dead = new Set<string>();
  const definitions = new Map<string, Definition>();
  const pictures = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void pictures.add(identifier));
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, node);
    // Pictures get their addresses where they are.
    if (pictures.has(node.identifier)) return;
    const address = newAddress(node.url, context);
    const title = node.title ? ` ${JSON.stringify(node.title)}` : '';
    if (address === undefined) dead.add(node.identifier);
    if (dead.has(node.identifier))
      edits.push({ ...findNodeRange(node), text: context.leftovers.trace(UNLINKED, node.url) });
    else if (address && address !== node.url)
      edits.push({ ...findNodeRange(node), text: `[${node.label}]: ${markdownAddress(address)}${title}` });
  });
  visit(tree, (node, _index, parent) => {
    const picture = pictureOf(node, definitions);
    if (picture) {
      const replaced = pictureMarkdown(picture, parent?.type, context);
      if (replaced !== undefined) edits.push({ ...findNodeRange(node), text: replaced });
    } else if (node.type === 'link') {
      const [child, ...others] = node.children;
      const first = child && pictureOf(child, definitions);
      if (!first || others.length > 0) return void edits.push(...linkEdits(text, node, context));
      // A picture leads to its largest copy; what else it led to follows it.
      const picture = pictureMarkdown(first, parent?.type, context) ?? readNodeSource(text, first);
      const address = newAddress(node.url, context);
      const label = (first.alt || first.title)?.replace(/[[\]]/g, '\\$&') || node.url;
      const isPicture = isShownAsPicture(withoutQuery(address ?? node.url)) || address === first.url;
      const link = address ? ` [${label}](${markdownAddress(address)})` : context.leftovers.trace(UNLINKED, node.url);
      edits.push({ ...findNodeRange(node), text: picture + (isPicture ? '' : link) });
      return SKIP;
    } else if (node.type === 'linkReference' && dead.has(node.identifier)) {
      const [first, last] = [node.children[0], node.children.at(-1)];
      if (first && last)
        edits.push({ ...findNodeRange(node), text: text.slice(findNodeRange(first).start, findNodeRange(last).end) });
    }
  });
  return withEdits(text, edits);
}

/** A picture, or one whose address is defined elsewhere in the text, with that address. */
function pictureOf(node: Nodes, definitions: ReadonlyMap<string, Definition>): Image | undefined {
  if (node.type === 'image') return node;
  const { url, title } = (node.type === 'imageReference' && definitions.get(node.identifier)) || {};
  return node.type === 'imageReference' && url !== undefined ? { ...node, type: 'image', url, title } : undefined;
}

const UNLINKED = 'Links to what does not come along, or is a draft, are plain text now';

function readNodeSource(text: string, node: Nodes): string {
  const { start, end } = findNodeRange(node);
  return text.slice(start, end);
}

function localPicture(url: string, { oldSite, copyFile }: AddressContext): string | undefined {
  const path = oldSite && url.startsWith(`${oldSite}/`) ? url.slice(oldSite.length) : url;
  return /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(path) ? undefined : copyFile(withoutQuery(path), true);
}

/** The picture with its new address, what stands in its place, or `undefined` if it stays as it is. */
function pictureMarkdown(node: Image, parent: Nodes['type'] | undefined, context: AddressContext) {
  const { leftovers } = context;
  const url = node.url.replace(/^\/\//, 'https://');
  const label = (node.alt ?? '').replace(/[[\]]/g, '\\$&');
  const address = localPicture(url, context);
  const title = node.title ? ` ${JSON.stringify(node.title)}` : '';
  const source = `![${label}](${markdownAddress(url)}${title})`;
  // A link has no other link in it.
  if (!address && /^https?:/i.test(url) && !parent?.startsWith('link'))
    return leftovers.add('Pictures on other hosts are links now', `[${label || 'Picture'}](${markdownAddress(url)})`);
  if (!address && !/^https?:/i.test(url))
    return leftovers.comment('Pictures that are in neither the folder nor the old site are comments now', source);
  if (address && !isShownAsPicture(address)) {
    const file = context.copyFile(withoutQuery(url), false);
    return file ? `[${label || 'File'}](${markdownAddress(file)})` : undefined;
  }
  if (!address || parent !== 'paragraph')
    return leftovers.comment('Pictures in tables, headings and links with a text are comments now', source);
  return address === node.url ? undefined : `![${label}](${markdownAddress(address)}${title})`;
}

function linkEdits(text: string, node: Extract<Nodes, { type: 'link' }>, context: AddressContext): MarkdownEdit[] {
  const { start, end } = findNodeRange(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  const isBare = !text.slice(start, end).startsWith('[');
  const address = newAddress(node.url, context);
  if (address === node.url || isBare) return [];
  const from = first ? findNodeRange(first).start : start + 1;
  const to = last ? findNodeRange(last).end : from;
  const title = node.title ? ` ${JSON.stringify(node.title)}` : '';
  if (address) return [{ start: to, end, text: `](${markdownAddress(address)}${title})` }];
  const trace = context.leftovers.trace(UNLINKED, node.url);
  return [
    { start, end: from, text: '' },
    { start: to, end, text: trace },
  ];
}

/** The new address of a link; `undefined` if it leads nowhere. */
function newAddress(url: string, { oldSite, findText, copyFile, idsOf }: AddressContext): string | undefined {
  if (/^\/\//.test(url)) return `https:${url}`;
  if (/^www\./.test(url)) return `https://${url}`;
  const isOwn = oldSite && (url === oldSite || url.startsWith(`${oldSite}/`));
  const path = isOwn ? url.slice(oldSite.length) || '/' : url;
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(path)) return url;
  if (/^[a-z][a-z+.-]*:/i.test(path)) return undefined;
  const [target = '', fragment] = path.split('#');
  const page = withoutQuery(target);
  const text = page ? findText(page) : undefined;
  if (text?.isHidden) return undefined;
  if (text || !page) return withFragment(text?.address ?? '', fragment, idsOf(text?.address));
  const own = USUAL_PAGES[page.replace(/(?:\/|\.html?)$/, '').replace(/\/index$/, '')];
  if (own) return own;
  return copyFile(page, false) ?? (isOwn ? url : undefined);
}

/** Pages that every blog has, and their addresses here. */
const USUAL_PAGES: Readonly<Record<string, string>> = {
  '': '/',
  '/about': '/about/',
  '/about-me': '/about/',
  '/contact': '/contact/',
  '/projects': '/projects/',
  '/portfolio': '/projects/',
  '/work': '/projects/',
  '/services': '/services/',
  '/blog': '/blog/',
  '/posts': '/blog/',
  '/archive': '/blog/',
  '/archives': '/blog/',
  '/feed': '/feed.xml',
  '/feed.xml': '/feed.xml',
  '/atom.xml': '/feed.xml',
  '/rss.xml': '/feed.xml',
  '/index.xml': '/feed.xml',
};

function withFragment(address: string, fragment: string | undefined, ids: readonly string[]): string | undefined {
  if (!fragment) return address || undefined;
  const wanted = decodeUriIfValid(fragment);
  const id = ids.includes(wanted) ? wanted : nearest(wanted, ids);
  return id ? `${address}#${id}` : address || undefined;
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');

/** An address as Markdown has it in a link or a picture. */
export function markdownAddress(address: string): string {
  return /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, '\\$&')}>` : address;
}

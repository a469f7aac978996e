import { isHtmlElement } from '../../../lib/markdown/html-in-text';
import { isShownAsPicture } from '../../../lib/picture-companions';
import { replaceInProse } from './edits';
import type { Leftovers } from './leftovers';
import { markdownAddress } from './rewrite-addresses';
import { ADDRESS_OPTIONS, ALERTS, EMBEDS, QUOTES, WITHOUT_CONTENT } from './tag-rows';

/** What the tags of other programs are replaced with. */
export interface TagContext {
  leftovers: Leftovers;
  /** The address of the text that a name, a file or an old address stands for. */
  findText: (name: string) => string | undefined;
  /** Whether `{{ … }}` is code of the program's. */
  hasLiquid: boolean;
}

/** What replaces a match, and whether it is inside of HTML. */
type Replacement = (match: readonly string[], context: TagContext, isInHtml: boolean) => string | undefined;

/** A pattern, in which parsed code is `\0`, and what replaces a match of it. */
type Row = readonly [pattern: RegExp, replace: Replacement];

const EMBEDDED = 'Embedded pages are links now';

/** What is not for readers. It is left out without a trace. */
const PRIVATE: readonly Row[] = [
  [
    /%%[\s\S]*?%%|\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}|\{::comment\}[\s\S]*?\{:\/(?:comment)?\}|\{\{[<%]?-?\s*\/\*[\s\S]*?\*\/\s*-?[>%]?\}\}|\{\{[<%]\s*comment\s*[>%]\}\}[\s\S]*?\{\{[<%]\s*\/\s*comment\s*[>%]\}\}|\{#[\s\S]*?#\}/g,
    () => '',
  ],
];

/** Addresses that a program computes. */
const LINKS: readonly Row[] = [
  [
    /\{\{\s*["']?(?:site\.(?:base)?url|base_?url|url_base)["']?\s*\}\}|\{\{<\s*baseurl\s*>\}\}|\$withBase\(|\{(?:static|filename|attach)\}/gi,
    () => '',
  ],
  [/\{\{-?\s*["']([^"']+)["']\s*\|[^{}]*\}\}/g, ([, path = '']) => path],
  [
    /\{%-?\s*post_link\s+(\S+)(?:\s+(?:"([^"]*)"|'([^']*)'|(.*?)))?\s*-?%\}/g,
    ([, name = '', ...labels], { findText }) => `[${labels.find(Boolean) ?? name}](${findText(name) ?? `/${name}`})`,
  ],
  [
    /\{\{[<%]-?\s*(?:rel)?ref\s+["'`]?(.+?)["'`]?\s*[%>]\}\}|\{%-?\s*(?:post_url|link|post_path)\s+(.+?)\s*-?%\}/g,
    ([, hugo, liquid], { findText, leftovers }, isInHtml) => {
      const written = (hugo || liquid || '').replace(/^["']|["']$/g, '');
      if (/^https?:/.test(written)) return isInHtml ? written : leftovers.add(EMBEDDED, `<${written}>`);
      const [name = '', fragment] = written.split('#');
      return (findText(name) ?? `/${name.replace(/\s/g, '-')}`) + (fragment ? `#${fragment}` : '');
    },
  ],
  // Attributes of a picture, as Hashnode has them, and addresses with spaces.
  [/(!?\[(?:[^\]\\\n]|\\.)*\]\([^()\s"'<>]+)(?:\s+\w+="[^"\n]*")+\)/g, ([, link]) => `${link})`],
  [
    /(!?\[(?:[^\]\\\n]|\\.)*\]\()[ \t]*([^()<>\n"'\s][^()<>\n"']*?)([ \t]+"[^"\n]*")?[ \t]*\)/g,
    ([whole, begin, address = '', title = '']) =>
      /\s/.test(address) && !/\s\w+=/.test(address) ? `${begin}<${address}>${title})` : whole,
  ],
  [/%\[(\S+?)\]/g, ([, url = ''], { leftovers }) => leftovers.add(EMBEDDED, `<${url}>`)],
  [
    /<(?:Next)?Link\b[^>]*?\b(?:href|to)=(?:"([^"]*)"|\{["'`]([^"'`]*)["'`]\})[^>]*>([^<]*)<\/(?:Next)?Link>/g,
    ([, one, other, text]) => `[${text}](${one || other})`,
  ],
];

/** Notes and quotations. */
const BLOCKS: readonly Row[] = [
  [
    /^(:{3,})[ \t]*\{?\.?([\w-]+)\}?(?:[ \t]*\[(.*?)\])?(?:[ \t]*\{[^}\n]*\})?(?:[ \t]+(.*))?[ \t]*\n([\s\S]*?)^\1[ \t]*$/gm,
    ([whole = '', , kind = '', label, title, body = ''], { leftovers }) => {
      if (kind.toLowerCase() in ALERTS) return alert(kind, label || title, body);
      if (/^(?:details|spoiler|collapse|accordion)$/i.test(kind)) return details(label || title || 'More', body);
      const [first = ''] = whole.split('\n');
      return `${leftovers.comment(`The block ${kind} is a comment now, with its text below it`, first)}\n\n${body}`;
    },
  ],
  [
    /^(?:!!!|\?\?\?\+?)[ \t]+([\w-]+)[^"\n]*(?:"([^"\n]*)")?[ \t]*\n((?:(?:(?: {4}|\t).*|[ \t]*)(?:\n|$))*)/gm,
    ([, kind = '', title, body = '']) => `${alert(kind, title, body.replace(/^(?: {4}|\t)/gm, ''))}\n\n`,
  ],
  [
    /(?:\{\{[<%]\s*|\{%-?\s*)(notice|note|alert|callout|admonition|hint|tip|warning|info|important|caution|danger)\b([^%>]*)(?:[%>]\}\}|%\})([\s\S]*?)(?:\{\{[<%]\s*\/\s*\1\s*[%>]\}\}|\{%-?\s*end\1\s*-?%\})/g,
    ([, name = '', options = '', body = '']) =>
      alert(options.match(/\w+/g)?.find((word) => word.toLowerCase() in ALERTS) ?? name, undefined, body),
  ],
  [
    /<([A-Za-z][\w-]*)((?:\s[^>]*)?[^>/])?>([\s\S]*?)<\/\1>/g,
    ([whole, name = '', options = '', body = '']) => {
      const words = name.split(/[-_]|(?=[A-Z])/).map((word) => word.toLowerCase());
      if (isHtmlElement(name.toLowerCase()) || !words.some((word) => word in ALERTS)) return whole;
      const kinds = [...(options.toLowerCase().match(/\w+/g) ?? []), ...words].filter((word) => word in ALERTS);
      return alert(kinds.find((word) => ALERTS[word] !== 'NOTE') ?? 'note', undefined, body.replace(/^[ \t]+/gm, ''));
    },
  ],
  [
    new RegExp(`\\{%-?\\s*(${QUOTES.replaceAll(' ', '|')})\\b(.*?)-?%\\}([\\s\\S]*?)\\{%-?\\s*end\\1\\s*-?%\\}`, 'g'),
    ([, , by = '', body = '']) => quoteLines([...body.trim().split('\n'), ...(by.trim() ? ['', by.trim()] : [])]),
  ],
  [
    /^(>\s*)\[!([\w-]+)\][+-]?[ \t]*(.*)$/gm,
    ([, mark = '', kind = '', title]) =>
      `${mark}[!${ALERTS[kind.toLowerCase()] ?? 'NOTE'}]${title ? `\n${mark}**${title}**\n${mark}` : ''}`,
  ],
];

/** Pictures, links and marks as Obsidian and other wikis have them. */
const WIKI: readonly Row[] = [
  [
    /!\[\[([^\]|\n]+)(?:\|([^\]\n]*))?\]\]/g,
    ([, file = '', label = ''], { findText }) =>
      isShownAsPicture(file.trim())
        ? writePicture(file.trim(), /^\d*(?:x\d+)?$/.test(label) ? '' : label)
        : writeLink(file, label, findText),
  ],
  [/^@?\[\[?_*toc_*\]?\][ \t]*$/gim, () => ''],
  [
    /(?<![!\\])\[\[([^\s[\]|][^[\]|\n]*)(?:\|([^[\]\n]*))?\]\](?!\()/g,
    ([, name = '', label = ''], { findText }) => writeLink(name, label, findText),
  ],
  [/(?<![=\w\\])==(?=[^\s=])([^=\n\0]*[^\s=])==(?![=\w])/g, ([, text]) => `<mark>${text}</mark>`],
  [/(?<=\S)[ \t]+\^[a-z][\w-]+[ \t]*$|^\^[a-z][\w-]+[ \t]*$/gim, () => ''],
];

/** Attributes, tables of contents and ids of headings. */
const KRAMDOWN_ATTRIBUTES: readonly Row[] = [
  [/^(?:[*-] TOC\n)?\{:\s*[^}\n]*\}[ \t]*$|(?<=\S)\{:\s*[^}\n]*\}|\{::[^}\n]*\}|\{:\/\w*\}/gim, () => ''],
  [
    /^(#{1,6} .*?)[ \t]*\\?\{#([^\s}]+)[^}\n]*\}[ \t]*$/gm,
    ([, heading, id = '']) => `<a id="${id.toLowerCase()}"></a>\n\n${heading}`,
  ],
  [
    /(?<=^#{1,6} .*?|[)\]`*]|\S)[ \t]*\{(?:\.[\w-]+|[\w-]+="[^"\n]*")(?:[ \t]+[^{}\n]*)?\}(?=[ \t]*$|(?<=\)\{[^}]*\}))/gm,
    () => '',
  ],
  [/(?<!!)\[([^\]\n]+)\]\{\.[^}\n]*\}/g, ([, text]) => text],
];

/** Directives of remark, and shortcodes of WordPress. */
const DIRECTIVES: readonly Row[] = [
  [
    /^::([a-z][\w-]*)(?:\[([^\]\n]*)\])?(?:\{([^}\n]*)\})?[ \t]*$/gim,
    ([whole = '', name = '', label = '', options = ''], { leftovers }) =>
      replaceTag(
        whole,
        name,
        `${options.replace(/#([\w-]+)/, 'id="$1"').replace(/\brepo=/, 'id=')} ${label}`,
        leftovers,
      ),
  ],
  [
    /(?<![\w:\\]):([a-z][\w-]*)\[([^\]\n]*)\](?:\{[^}\n]*\})?/gi,
    ([whole = '', name, text = ''], { leftovers }) =>
      text + leftovers.comment(`The directive ${name} is a comment now, behind its text`, whole.replace(text, '…')),
  ],
  [
    /\[caption[^\]\n]*\]([\s\S]*?)\[\/caption\]/g,
    ([, body = '']) => {
      const [media = ''] = /^\s*(?:<a\b[^>]*>\s*)?(?:<img\b[^>]*>|!\[[^\]]*\]\([^)]*\))(?:\s*<\/a>)?/.exec(body) ?? [];
      const caption = body.slice(media.length).trim();
      return media.includes('<img')
        ? `\n\n<figure>${media}<figcaption>${caption}</figcaption></figure>\n\n`
        : `${media.replace(/\)$/, ` ${JSON.stringify(caption)})`)}`;
    },
  ],
  [
    /\[(embed|youtube|vimeo)[^\]\n]*\]\s*(https?:\S+?)\s*\[\/\1\]|\[(?:youtube|vimeo|embed)[ =]+(https?:[^\s\]]+)\]/g,
    ([, , one, other], { leftovers }) => leftovers.add(EMBEDDED, `<${one || other}>`),
  ],
];

/** A tag of Hugo, `{{< name … >}}`, or of Jekyll, Hexo and Eleventy, `{% name … %}`, and the end of a pair. */
const PAIR =
  /\{\{[<%]\s*([\w./-]+)((?:"[^"]*"|[^"/>%]|\/(?!\s*[%>]\}\}))*)[%>]\}\}((?:(?!\{\{[<%]\s*\1\b)[\s\S])*?)\{\{[<%]\s*\/\s*\1\s*[%>]\}\}|\{%-?\s*([\w./-]+)(.*?)-?%\}((?:(?!\{%-?\s*\4\b)[\s\S])*?)\{%-?\s*end_?\4\s*-?%\}/g;
const SHORTCODE_TAG = /\{\{[<%]\s*(\/?[\w./-]+)([\s\S]*?)\/?\s*[%>]\}\}|\{%-?\s*([\w./-]+)([\s\S]*?)-?%\}/g;

const SHORTCODES: readonly Row[] = [
  [
    PAIR,
    ([whole = '', hugo, hugoOptions, hugoBody, liquid, options, body], { leftovers }) => {
      const [name, inside] = [hugo || liquid || '', (hugoBody || body || '').trim()];
      const start = whole.slice(0, whole.indexOf(inside || '\0')).trim() || whole;
      if (/^(?:figure|image|img|link)$/.test(name) || !inside)
        return replaceTag(whole, name, hugoOptions || options || '', leftovers);
      const fence = inside.includes('```') ? '~~~~' : '```';
      return `${leftovers.comment(`The tag ${name} is a comment now, and what is in it code`, start)}\n\n${fence}\n${inside}\n${fence}`;
    },
  ],
  [
    SHORTCODE_TAG,
    ([tag = '', hugo, hugoOptions, liquid, options], { leftovers }, isInHtml) =>
      replaceTag(tag, hugo || liquid || '', hugoOptions || options || '', leftovers, isInHtml),
  ],
];

const CODE_OF_PROGRAM: Row = [
  /\{\{[^{}]*\}\}/g,
  ([tag = ''], { leftovers }) => leftovers.comment('Code of the old generator is a comment now', tag),
];

/** Replaces the tags of other programs with Markdown; those without a counterpart become comments. */
export function replaceTags(text: string, context: TagContext): string {
  const rows = [...PRIVATE, ...LINKS, ...BLOCKS, ...WIKI, ...KRAMDOWN_ATTRIBUTES, ...DIRECTIVES, ...SHORTCODES];
  let result = text;
  for (const [pattern, replace] of context.hasLiquid ? [...rows, CODE_OF_PROGRAM] : rows)
    result = replaceInProse(result, pattern, (match, isInHtml) => replace(match, context, isInHtml));
  return result;
}

function replaceTag(tag: string, name: string, options: string, leftovers: Leftovers, isInHtml = false): string {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  if (WITHOUT_CONTENT.has(plain)) return '';
  const named = Object.fromEntries(
    [...options.matchAll(/([\w-]+)\s*[=:]\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"',]+))/g)].map(
      ([, key = '', ...values]) => [key, values.find((one) => one !== undefined) ?? ''],
    ),
  );
  const rest = options.replace(/[\w-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|'[^']*'|\S+)/g, '');
  const words = rest.match(/"[^"]*"|'[^']*'|[^\s"',]+/g) ?? [];
  const bare = words.map((word) => word.replace(/^["']|["']$/g, ''));
  const address = [...ADDRESS_OPTIONS.map((option) => named[option]), ...bare].find(
    (one) => one && isShownAsPicture(one),
  );
  if (address) {
    const after = words.slice(bare.indexOf(address) + 1).filter((word) => !/^\d+$/.test(word));
    const quoted = after.find((word) => /^["']/.test(word));
    const alt = named.alt ?? (quoted ? quoted.slice(1, -1) : bare.includes(address) ? after.join(' ') : '');
    const { title, caption, description, desc, attr } = named;
    const said = [...new Set([title, caption, description, desc, attr])].filter(Boolean).join('. ');
    // What leads to the picture itself only showed it larger.
    const link = [named.link, named.href, named.url].find((one) => one && !isShownAsPicture(one));
    return writePicture(address, alt, said, isInHtml, link);
  }
  const url = [...ADDRESS_OPTIONS.map((option) => named[option]), ...bare].find((one) => one && /^https?:/.test(one));
  const id = named.id ?? bare.at(-1);
  if (EMBEDS[plain] && (id || url)) {
    const whole = plain === 'gist' ? bare.slice(0, 2).join('/') || id : id;
    return leftovers.add(EMBEDDED, `<${url ?? (/^https?:/.test(String(id)) ? id : `${EMBEDS[plain]}${whole}`)}>`);
  }
  if (url && /embed|iframe|link|card|video/.test(plain)) return leftovers.add(EMBEDDED, `<${url}>`);
  return leftovers.comment(`The tag ${name.replace(/^\/|^end(?=\w)/, '')} is a comment now`, tag);
}

function writeLink(written: string, label: string, findText: TagContext['findText']): string {
  const [name = '', fragment = ''] = written.split('#');
  const address = name.trim() ? findText(name.trim()) : '';
  const text = label || written.replace(/^#/, '').replace('#', ', ');
  const id = fragment && !fragment.startsWith('^') ? `#${fragment.toLowerCase().replace(/\s+/g, '-')}` : '';
  return address === undefined || !(address + id) ? text : `[${text}](${address}${id})`;
}

function writePicture(address: string, alt = '', caption = '', isInHtml = false, link = ''): string {
  // A title has no links.
  const words = caption
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\\?"([^"]*?)\\?"/g, '“$1”')
    .replaceAll('"', '”')
    .replace(/\s+/g, ' ')
    .trim();
  if (isInHtml) {
    const image = `<img src="${address}" alt="${alt.replaceAll('"', '&quot;')}"${words && ` title="${words}"`}>`;
    return link ? `<a href="${link}">${image}</a>` : image;
  }
  const image = `![${alt.replace(/[[\]]/g, '\\$&')}](${markdownAddress(address)}${words && ` "${words}"`})`;
  return link ? `[${image}](${markdownAddress(link)})` : image;
}

function alert(kind: string, title: string | undefined, body: string): string {
  const name = ALERTS[kind.toLowerCase()] ?? 'NOTE';
  return quoteLines([`[!${name}]`, ...(title ? [`**${title}**`, ''] : []), ...body.trim().split('\n')]);
}

const quoteLines = (lines: readonly string[]) => lines.map((line) => `> ${line}`.trimEnd()).join('\n');

const details = (title: string, body: string) =>
  `<details>\n<summary>${title}</summary>\n\n${body.trim()}\n\n</details>`;

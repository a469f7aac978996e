import { isShownAsPicture } from '../../../lib/picture-companions';
import { replaceInProse } from './edits';
import type { Leftovers } from './leftovers';
import { markdownAddress } from './rewrite-addresses';

/** What other generators' tags are replaced with. */
interface TagContext {
  leftovers: Leftovers;
  /** The address of the post that a name, a file or an old address stands for. */
  findPost: (name: string) => string | undefined;
  /** Whether `{{ … }}` is code of the generator's. */
  hasLiquid: boolean;
}

/** The names of GitHub's alerts, by those that other generators have for them. */
const ALERTS: Readonly<Record<string, string>> = {
  note: 'NOTE',
  info: 'NOTE',
  notice: 'NOTE',
  primary: 'NOTE',
  tip: 'TIP',
  hint: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  warn: 'WARNING',
  attention: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
  error: 'CAUTION',
};

/** The address that a tag embeds, by the tag's name, up to its argument: the `id` in `{% youtube id %}`. */
const EMBEDS: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  gist: 'https://gist.github.com/',
  tweet: 'https://x.com/i/status/',
  twitter: 'https://x.com/i/status/',
  x: 'https://x.com/i/status/',
};

/** A tag of Hugo, `{{< name … >}}`, or of Jekyll, Hexo and Eleventy, `{% name … %}`. */
const TAG = /\{\{[<%]\s*(\/?[\w./-]+)([\s\S]*?)\/?\s*[%>]\}\}|\{%-?\s*([\w./-]+)([\s\S]*?)-?%\}/g;

/** Tags whose content is code: the language, or the first word, is its name. */
const CODE =
  /(?:\{%-?\s*(highlight|codeblock|code)\b(.*?)-?%\}|\{\{[<%]\s*(highlight)\b(.*?)[%>]\}\})[ \t]*\n?([\s\S]*?)(?:\{%-?\s*end(?:highlight|codeblock|code)\s*-?%\}|\{\{[<%]\s*\/\s*highlight\s*[%>]\}\})/g;

/** Replaces the tags of other generators with Markdown; those without a counterpart become comments. */
export function replaceTags(text: string, context: TagContext): string {
  const { leftovers, hasLiquid } = context;
  const rules = [...LINK_RULES, ...ALERT_RULES, ...WIKI_RULES, ...ATTRIBUTE_RULES];
  let result = withCodeBlocks(text);
  for (const [pattern, replace] of rules)
    result = replaceInProse(result, pattern, (...match) => replace(match, context));
  result = replaceInProse(
    result,
    TAG,
    (tag, hugoName, hugoOptions, name = hugoName ?? '', options = hugoOptions ?? '') =>
      replaceTag(tag ?? '', name, options, leftovers),
  );
  if (!hasLiquid) return result;
  return replaceInProse(result, /\{\{[^{}]*\}\}/g, (tag = '') =>
    leftovers.comment('Code of the old generator is a comment now', tag),
  );
}

/** The text with fences around code, and without the marks that keep a generator from reading it. */
function withCodeBlocks(text: string): string {
  return text
    .replace(CODE, (_, jekyll, options, hugo, hugoOptions, code: string) => {
      const words = String(jekyll ? options : (hugo && hugoOptions) || '').trim();
      const [, language = ''] =
        /(?:^|\s)lang:\s*(\S+)/.exec(words) ?? (jekyll === 'codeblock' ? [] : /^"?([\w+#-]+)/.exec(words)) ?? [];
      const fence = code.includes('```') ? '~~~~' : '```';
      return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
    })
    .replace(/\{%-?\s*(?:end)?(?:raw|nomarkdown)\s*-?%\}/g, '')
    .replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, '');
}

/** A pattern, and what replaces a match of it. */
type Rule = readonly [RegExp, (match: readonly string[], context: TagContext) => string];

/** Addresses that a generator computes. */
const LINK_RULES: readonly Rule[] = [
  [/\{\{\s*["']?(?:site\.(?:base)?url|base_?url)["']?\s*\}\}|\{\{<\s*baseurl\s*>\}\}/gi, () => ''],
  [/\{\{-?\s*["']([^"']+)["']\s*\|[^{}]*\}\}/g, ([, path = '']) => path],
  [
    /\{\{[<%]\s*(?:rel)?ref\s+["']?(.+?)["']?\s*[%>]\}\}|\{%-?\s*(?:post_url|link|post_path|post_link)\s+(.+?)\s*-?%\}/g,
    ([tag = '', hugo, liquid], { findPost }) => {
      const [name = '', fragment] = (hugo ?? liquid ?? '').split('#');
      const address = findPost(name) ?? `/${name.replace(/\s/g, '-')}`;
      return tag.includes('post_link') ? `[${name}](${address})` : address + (fragment ? `#${fragment}` : '');
    },
  ],
  // An address ends at a space.
  [
    /(!?\[[^\]\n]*\]\()([^()<>\n"']*\S\s+[^()<>\n"'\s][^()<>\n"']*)\)/g,
    ([, begin, address = '']) => `${begin}<${address.trim()}>)`,
  ],
];

/** Notes, which become GitHub's alerts. */
const ALERT_RULES: readonly Rule[] = [
  [
    /^:::+[ \t]*(\w+)(?:[ \t]*\[(.*)\]|[ \t]+(.*))?[ \t]*\n([\s\S]*?)^:::+[ \t]*$/gm,
    ([, kind = '', label, title, body = '']) => alert(kind, label ?? title, body),
  ],
  [
    /(?:\{\{[<%]\s*|\{%-?\s*)(notice|note|alert|callout|admonition|hint|tip|warning|info)\b([^%>]*)(?:[%>]\}\}|%\})([\s\S]*?)(?:\{\{[<%]\s*\/\s*\1\s*[%>]\}\}|\{%-?\s*end\1\s*-?%\})/g,
    ([, name = '', options = '', body = '']) =>
      alert(options.match(/\w+/g)?.find((word) => ALERTS[word]) ?? name, undefined, body),
  ],
  [
    /^(>\s*)\[!(\w+)\][+-]?[ \t]*(.*)$/gm,
    ([, quote = '', kind = '', title]) =>
      `${quote}[!${ALERTS[kind.toLowerCase()] ?? 'NOTE'}]${title ? `\n${quote}**${title}**\n${quote}` : ''}`,
  ],
];

/** Pictures and links as Obsidian has them. */
const WIKI_RULES: readonly Rule[] = [
  [
    /!\[\[([^\]|\n]+)(?:\|([^\]\n]*))?\]\]/g,
    ([, file = '', label = ''], { findPost }) =>
      isShownAsPicture(file.trim())
        ? picture(file.trim(), /^\d*(?:x\d+)?$/.test(label) ? '' : label)
        : linkTo(file, label, findPost),
  ],
  [
    /(?<!!)\[\[([^\s[\]|][^[\]|\n]*)(?:\|([^[\]\n]*))?\]\](?!\()/g,
    ([, name = '', label = ''], { findPost }) => linkTo(name, label, findPost),
  ],
];

/** Attributes, tables of contents and ids of headings as kramdown and Goldmark have them. */
const ATTRIBUTE_RULES: readonly Rule[] = [
  [/^(?:[*-] TOC\n)?\{:\s*[^}\n]*\}[ \t]*$|(?<=\S)\{:\s*[^}\n]*\}|^\[(?:TOC|\[toc\])\][ \t]*$/gim, () => ''],
  [
    /^(#{1,6} .*?)[ \t]*\{#([^\s}]+)[^}\n]*\}[ \t]*$/gm,
    ([, heading, id = '']) => `<a id="${id.toLowerCase()}"></a>\n\n${heading}`,
  ],
];

function replaceTag(tag: string, name: string, options: string, leftovers: Leftovers): string {
  const named = Object.fromEntries(
    [...options.matchAll(/([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+))/g)].map(([, key, ...values]) => [
      key,
      values.find((one) => one !== undefined) ?? '',
    ]),
  );
  const words =
    options
      .replace(/[\w-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|'[^']*'|\S+)/g, '')
      .match(/"[^"]*"|'[^']*'|[^\s"']+/g)
      ?.map((word) => word.replace(/^["']|["']$/g, '')) ?? [];
  const address = [named.src, named.image_path, named.url, named.path, named.file, named.link, ...words].find(
    (one) => one && isShownAsPicture(one),
  );
  if (address) {
    const [, ...rest] = words.slice(words.indexOf(address));
    return picture(
      address,
      named.alt ?? rest.filter((word) => !/^\d+$/.test(word)).join(' '),
      named.caption ?? named.title,
    );
  }
  const embed = EMBEDS[name.toLowerCase()];
  const id = named.id ?? words.at(-1);
  if (embed && id) {
    const whole = name === 'gist' ? words.slice(0, 2).join('/') : id;
    return leftovers.add('Embedded pages are links now', /^https?:/.test(id) ? `<${id}>` : `<${embed}${whole}>`);
  }
  return leftovers.comment(`The tag ${name.replace(/^\/|^end(?=\w)/, '')} is a comment now`, tag);
}

function linkTo(written: string, label: string, findPost: TagContext['findPost']): string {
  const [name = '', fragment = ''] = written.split('#');
  const address = findPost(name.trim());
  const text = label || written;
  return address ? `[${text}](${address}${fragment ? `#${fragment.toLowerCase().replace(/\s+/g, '-')}` : ''})` : text;
}

function picture(address: string, alt = '', caption = ''): string {
  // A title has no links.
  const words = caption.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\?"([^"]*?)\\?"/g, '“$1”');
  const title = words && ` "${words.replaceAll('"', '”')}"`;
  return `![${alt.replace(/[[\]]/g, '\\$&')}](${markdownAddress(address)}${title})`;
}

function alert(kind: string, title: string | undefined, body: string): string {
  const lines = [
    `[!${ALERTS[kind.toLowerCase()] ?? 'NOTE'}]`,
    ...(title ? [`**${title}**`, ''] : []),
    ...body.trim().split('\n'),
  ];
  return `${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}`;
}

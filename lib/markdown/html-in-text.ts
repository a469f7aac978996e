import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextFinding } from '../content/finding';
import { ALLOWED_HTML, withoutComments } from './allowed-html';
import { PAGE_IDS } from './markdown';

/** What to write in place of HTML elements. */
const INSTEAD = {
  'b strong': 'write **text**',
  'i em cite dfn': 'write *text*',
  'del s strike': 'write ~~text~~',
  'code samp var tt pre': 'put the text between backticks',
  hr: 'write three hyphens (---) on a line of their own',
  a: 'write [text](address)',
  'img picture figure figcaption source': 'write ![what it shows](file)',
  'iframe video audio embed object track': 'write a link to it',
  'h1 h2 h3 h4 h5 h6 hgroup': 'begin the line with ##',
  'ul ol li dl dt dd menu': 'begin each line of a list with - or 1.',
  'table thead tbody tfoot tr td th caption col colgroup': 'write a table with |',
  'blockquote q': 'begin the line with >',
  'p div span center font section article aside header footer main nav address small big ins': 'leave the tag out',
  'area audio base bdi bdo body button canvas data datalist dialog fieldset form head html input label legend link map math meta meter noscript optgroup option output param progress rp rt ruby script search select slot style svg template textarea time title wbr':
    'write it in Markdown',
};

const ADVICE = new Map(
  Object.entries(INSTEAD).flatMap(([names, advice]) => names.split(' ').map((it) => [it, advice])),
);

/** Whether HTML has an element of this name, in lower-case letters. */
export function isHtmlElement(name: string): boolean {
  return ADVICE.has(name) || Object.hasOwn(ALLOWED_HTML, name);
}

/** A tag: whether it closes an element, the name, the attributes. */
const HTML_TAG = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>?/gi;

const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/** What of a text's HTML can't be used in it, with what to write instead. */
export function htmlMistakes(tree: Root): TextFinding[] {
  const mistakes: TextFinding[] = [];
  const refused = new Set<string>();
  const ids = new Set(PAGE_IDS);
  const open: { name: string; mistake: TextFinding }[] = [];
  visit(tree, 'html', ({ value, position }) => {
    const line = position?.start.line;
    const html = withoutComments(value);
    const tags = [...html.matchAll(HTML_TAG)];
    if (html && tags.length === 0) mistakes.push({ line, ...refusalOf(html, '') });
    for (const [tag, closes, written = '', attributes = ''] of tags) {
      const name = isCodeTag(written) ? written : written.toLowerCase();
      const field = `the HTML ${tag}`;
      const isOpen = open.findLastIndex((one) => one.name === name);
      if (!Object.hasOwn(ALLOWED_HTML, name)) {
        if (!closes || !refused.has(name)) mistakes.push({ line, ...refusalOf(tag, name) });
        refused.add(name);
      } else if (!closes) {
        const message = attributeMistake(name, attributes, ids);
        if (message) mistakes.push({ line, field, message });
        const unclosed = `is not closed; write </${name}> where it ends`;
        if (name !== 'br') open.push({ name, mistake: { line, field, message: unclosed } });
      } else if (isOpen >= 0) open.splice(isOpen, 1);
      else mistakes.push({ line, field, message: 'closes an element that is not open; remove it' });
    }
  });
  return [...mistakes, ...open.map(({ mistake }) => mistake)];
}

/** What is wrong with the attributes of an element that a text may have. */
function attributeMistake(name: string, attributes: string, ids: Set<string>): string | undefined {
  for (const [, attribute = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
    if (!ALLOWED_HTML[name]?.includes(attribute))
      return ADVICE.has(name)
        ? `can’t be used in a text; ${ADVICE.get(name)}`
        : `can’t have ${attribute}; leave it out`;
    const id = values.find((value) => value !== undefined) ?? '';
    if (name !== 'a') continue;
    // Those of the page have capital letters, and those of footnotes begin with fn.
    if (!/^(?!fn(?:ref)?-)[^\sA-Z]+$/.test(id)) return `must have a name in lowercase letters, such as "my-place"`;
    if (ids.has(id)) return 'has a name that another part of the page has; give it another one';
    ids.add(id);
  }
  return undefined;
}

/** `<T>` and `<Button>` are code, whatever HTML has in lower case; `<BR>` isn't. */
function isCodeTag(name: string) {
  return /^[A-Z](?:$|.*[a-z])/.test(name);
}

function refusalOf(html: string, name: string): Omit<TextFinding, 'line'> {
  const [line = ''] = html.split('\n');
  const advice = ADVICE.get(name);
  if (name && !advice) {
    const message =
      'would be read as an HTML tag and not be shown; put code between backticks, or write &lt; in place of <';
    return { field: line, message };
  }
  return { field: `the HTML ${line}`, message: `can’t be used in a text; ${advice ?? 'write it in Markdown'}` };
}

/** The first tag of HTML in a sentence, outside of code, with what to write instead, as the rest of a sentence. */
export function htmlInSentence(sentence: string): string | undefined {
  const prose = sentence.replace(/`[^`]*`/g, '');
  for (const [tag, , name = ''] of prose.matchAll(HTML_TAG)) {
    if (!tag.endsWith('>') || isCodeTag(name) || !isHtmlElement(name.toLowerCase())) continue;
    const mark = /^(?:b|strong|i|em|code|a)$/i.test(name) && ADVICE.get(name.toLowerCase());
    const advice = mark || 'leave the tag out';
    return `has the HTML ${tag}, which visitors would read; ${advice}, or put it between backticks if it is code`;
  }
  return undefined;
}

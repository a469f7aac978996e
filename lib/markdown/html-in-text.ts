import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What to write in place of HTML elements. */
const INSTEAD = {
  'b strong': 'write **text**',
  'i em cite dfn': 'write *text*',
  'del s strike': 'write ~~text~~',
  'code kbd samp var tt pre': 'put the text between backticks',
  br: 'end the line with a backslash, or begin a new paragraph; in a table, use another row',
  hr: 'write three hyphens (---) on a line of their own',
  a: 'write [text](address)',
  'img picture figure figcaption source': 'write ![what it shows](file)',
  'iframe video audio embed object track': 'write a link to it',
  'h1 h2 h3 h4 h5 h6 hgroup': 'begin the line with ##',
  'ul ol li dl dt dd menu': 'begin each line of a list with - or 1.',
  'table thead tbody tfoot tr td th caption col colgroup': 'write a table with |',
  'blockquote q': 'begin the line with >',
  'sub sup': 'use the characters themselves, such as ₂ or ²',
  'details summary': 'write a heading and the text below it',
  'p div span center font section article aside header footer main nav address small big u mark ins':
    'leave the tag out',
  'abbr area audio base bdi bdo body button canvas data datalist dialog fieldset form head html input label legend link map math meta meter noscript optgroup option output param progress rp rt ruby script search select slot style svg template textarea time title wbr':
    'write it in Markdown',
};

const ADVICE = new Map(
  Object.entries(INSTEAD).flatMap(([names, advice]) => names.split(' ').map((it) => [it, advice])),
);

/** The HTML of a text, which can't be used in it: where it is, and the rest of a sentence that says what to write. */
export function htmlIn(tree: Root): { line?: number; field: string; message: string }[] {
  const opened = new Set<string>();
  const found: ReturnType<typeof htmlIn> = [];
  visit(tree, 'html', ({ value, position }) => {
    const [first = ''] = value.trim().split('\n');
    const [, closes, name = ''] = /^<(\/?)([a-z][\w:-]*)/i.exec(first) ?? [];
    if (/^<!--[\s\S]*-->$/.test(value.trim()) || (closes && opened.has(name))) return;
    for (const [, tag = ''] of value.matchAll(/<([a-z][\w:-]*)/gi)) opened.add(tag);
    found.push({ line: position?.start.line, ...problemOf(first, name) });
  });
  return found;
}

function problemOf(html: string, name: string) {
  // `<T>` and `<Button>` are code, whatever HTML has in lower case; `<BR>` isn't.
  const isCode = /^[A-Z](?:$|.*[a-z])/.test(name);
  const advice = ADVICE.get(name.toLowerCase());
  if (name && (isCode || !advice)) {
    const message =
      'would be read as an HTML tag and not be shown; put code between backticks, or write &lt; in place of <';
    return { field: html, message };
  }
  return { field: `the HTML ${html}`, message: `can’t be used in a text; ${advice ?? 'write it in Markdown'}` };
}

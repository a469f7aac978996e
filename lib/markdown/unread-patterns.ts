/** Syntax of other programs that Markdown lacks, so that visitors would read it as it is written. */
export interface UnreadPattern {
  /** What it is, with its article: `a shortcode of Hugo`. Unique in the table. */
  kind: string;
  /** Matches it in prose, in which parsed code, HTML, links and pictures are `\0`. */
  pattern: RegExp;
  /** What to do instead. */
  advice: string | ((match: readonly string[]) => string);
  /** Whether a match is meant, and not a part of the text. */
  test?: (match: readonly string[]) => boolean;
  /** The name of a match, if not the match itself. */
  field?: (match: readonly string[]) => string;
  /** What is wrong with it, if not that it is what it is. */
  fault?: string;
}

const IN_BACKTICKS = 'or put it between backticks if it is code';
const IN_MARKDOWN = `write it in Markdown, ${IN_BACKTICKS}`;
const REMOVE = `remove it, ${IN_BACKTICKS}`;

/** In this order; what matches one row is not searched for the next. */
export const UNREAD_PATTERNS: readonly UnreadPattern[] = [
  { kind: 'a shortcode of Hugo', pattern: /(?<!\\)\{\{[<%][\s\S]*?[%>]\}\}/g, advice: IN_MARKDOWN },
  {
    kind: 'a component',
    pattern: /(?<!\\)<\/?[A-Z][\w.]*(?=[\s/])[^<\0]*?[{=/][^<\0]*?>/g,
    advice: IN_MARKDOWN,
  },
  {
    kind: 'a directive',
    pattern:
      /(?<![\w:\\\0])::?[a-z][\w-]*(?:\[[^\]\n]*\](?:\{[^}\n]*\})?|\{[^}\n]*\})|^::[a-z][\w-]*[ \t]*$|(?<![\w\\])(?::[a-z][\w-]*:|\{[a-z][\w:-]*\})(?=\0)/gim,
    advice: IN_MARKDOWN,
  },
  {
    kind: 'a tag for a template',
    pattern: /(?<!\\)(?:\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|<%[\s\S]*?%>)/g,
    advice: IN_MARKDOWN,
  },
  {
    kind: 'an attribute',
    pattern: /(?<!\\)\{(?::[^{}\n]*|[.#][\w-][^{}\n]*|[\w-]+=["'\d][^{}\n]*)\}/g,
    advice: REMOVE,
  },
  {
    kind: 'MDX',
    pattern:
      /^(?:import\s[^\n]+\sfrom\s['"][^\n]+|export\s(?:const|default)\s[^\n]+)$|\{\/\*[\s\S]*?\*\/\}|(?<![\\$])\{(?:[a-z_$][\w$]*\.[\w$.]+|(["'`])[^{}\n]*\1)\}/gim,
    advice: REMOVE,
  },
  {
    kind: 'the edge of a block that Markdown lacks',
    pattern: /^:::[^\n]*$/gm,
    advice: 'begin the lines of the block with >',
  },
  { kind: 'an embedded page', pattern: /(?<![\w%\\])%\[[^\]\n]+\]/g, advice: 'write its address alone, as a link' },
  {
    kind: 'a comment of Obsidian',
    pattern: /(?<![\d\\])%%(?:[\s\S]*?%%)?/g,
    advice: 'write a comment as <!-- text -->',
  },
  {
    kind: 'a mark that Markdown lacks',
    pattern:
      /(?<![=\w\\])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])|(?<![\w+\\])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![\w+])|(?<=\w)\^[^\s^\n]{1,20}\^/g,
    advice: 'write <mark>text</mark>, <u>text</u> or <sup>text</sup>',
  },
  {
    kind: 'a note of MkDocs',
    pattern: /^(?:(?:!!!|\?\?\?\+?)[ \t]+[a-z][\w-]*(?=[ \t]|$)|===!?[ \t]+["'])[^\n]*/gm,
    advice: 'begin a quote with > [!NOTE]',
  },
  {
    kind: 'an included file',
    pattern: /^(?:<<<|-{1,2}8<-{1,2}|@include|@import)[ \t]*\S[^\n]*/gm,
    advice: 'write what is in it',
  },
  {
    kind: 'a place for a table of contents',
    pattern: /^(?:@?\[\[?[_\0]*toc[_\0]*\]?\]|\$\{toc\})[ \t]*$/gim,
    advice: 'remove it; long texts have one',
  },
  {
    kind: 'a shortcode of WordPress',
    pattern:
      /(?<![\\\]\w])\[(?:\/[a-z][\w-]*|(?:gallery|playlist)|[a-z][\w-]*(?:[ \t]+[\w-]+=(?:"[^"\]\n]*"|'[^'\]\n]*'|[^\s\]"']+))+[ \t]*\/?)\](?![[(:])/gi,
    advice: IN_MARKDOWN,
  },
  {
    kind: 'an abbreviation',
    pattern: /^\*\[[^\]\n]+\]:[^\n]*/gm,
    advice: 'write <abbr title="its meaning">…</abbr> where it is used',
  },
  {
    kind: 'a definition',
    pattern: /^:[ \t]+\S[^\n]*/gm,
    advice: 'write a list, which begins with -',
  },
  {
    kind: 'a field of a note',
    pattern: /^[a-z][\w -]{0,30}::(?=[ \t]|$)[^\n]*|(?<![\\\w])[[(][a-z][\w-]*:: [^\])\n]+[\])]/gim,
    advice: REMOVE,
  },
  { kind: 'the name of a block', pattern: /(?<=^|[ \t])\^[a-z][\w-]+[ \t]*$/gim, advice: REMOVE },
  {
    kind: 'a footnote without its text',
    pattern: /(?<![\\\w\]])(?:\[\^[^\]\s]+\]|\^\[[^\]\n]+\])/g,
    advice: `write [^1] here and [^1]: the note below the text, ${IN_BACKTICKS}`,
  },
  {
    kind: 'a citation',
    pattern: /(?<!\\)\[-?@[\w:.-]+(?:[;,][^\]\n]*)?\](?!\()/g,
    advice: 'write a link or a footnote',
  },
  {
    kind: 'a picture of a wiki',
    pattern: /(?<!\\)!\[\[([^\]|\n]+)[^\]\n]*\]\]/g,
    field: ([picture]) => `the picture ${picture}`,
    advice: ([, file = '']) => `write ![what it shows](<${file.trim()}>)`,
  },
  {
    // A test in a shell begins with a space.
    kind: 'a link of a wiki',
    pattern: /(?<![!\\])\[\[[^\s[\]][^[\]\n]*\]\](?!\()/g,
    advice: 'write [text](address) for a link, or put code between backticks',
  },
  {
    kind: 'a link whose address is missing',
    pattern: /(?<![\w\])\\])\[(?!\d+\])[^[\]\n\0]+\]\[[^[\]\n]*\](?![([])/g,
    advice: 'write [text](address)',
  },
  {
    // A link or a picture: whether it is one, and its address, in which parentheses may be paired.
    kind: 'an address with a space',
    pattern: /(?<!\\)(!?)\[(?:[^\]\\\n]|\\.)*\]\(((?:[^()\n]|\([^()\n]*\))*)\)/g,
    test: ([, , address = '']) => /\S\s+\S/.test(address),
    field: ([, mark, address]) => `the ${mark ? 'picture' : 'link to'} ${address}`,
    fault: 'has a space in its address',
    advice: 'put the address between < and >, or write %20 for each space',
  },
  {
    kind: 'what is left of a link or a picture, whose brackets are not in pairs',
    pattern: /(?<!\\)\]\((?!\0)[^\s)]*\)?/g,
    advice: 'write [text](address)',
  },
  {
    kind: 'TeX',
    pattern: /\\begin\{\w+\*?\}|\\\\[([]|(?<!\\)\$[^$\n]*\\[a-z]+[^$\n]*\$/gi,
    advice: `put it between dollars, ${IN_BACKTICKS}`,
  },
  {
    kind: 'the name of an emoji',
    pattern: /(?<=^|[\s(>*"]):[a-z][a-z\d_+-]*:(?![\w:/])/gm,
    advice: `write the emoji itself, ${IN_BACKTICKS}`,
  },
  {
    kind: 'bold text that is not read as such',
    pattern: /(?<![a-z\d*\\/])\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\*)/gi,
    advice: 'put a space before or after the asterisks, where there is none',
  },
];

/** Blocks of code that other programs draw or run, by their language. */
export interface UnreadCode {
  kind: string;
  /** Matches the language of the block. */
  language: RegExp;
  advice: string;
  /** Whether the block may also be meant as code, unless it comes from another site. */
  isAlsoCode?: boolean;
}

export const UNREAD_CODE: readonly UnreadCode[] = [
  { kind: 'a query of Obsidian', language: /^(?:dataview(?:js)?|tasks|query|ad-.*)$/i, advice: 'remove it' },
  {
    kind: 'a block of MyST or R Markdown',
    language: /^\{/,
    advice: 'write the name of a language behind the backticks, without braces',
  },
  {
    kind: 'a diagram',
    language: /^(?:mermaid|plantuml|puml|graphviz|dot|kroki|d2|chart|echarts|markmap|flowchart|flow|sequence)$/i,
    advice: 'write a picture',
    isAlsoCode: true,
  },
];

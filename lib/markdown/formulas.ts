import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Code as CodeBlock, Root as Markdown } from 'mdast';
import type { InlineMath, Math as MathBlock } from 'mdast-util-math';
import rehypeRaw from 'rehype-raw';
import temml from 'temml';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { readCached, writeCached } from '../build-cache';
import type { TextFinding } from '../content/finding';
import { createElementNode } from './elements';

/** A formula in a text, or a block of code that is one. */
type FormulaNode = MathBlock | InlineMath | CodeBlock;

function formulasIn(tree: Markdown): FormulaNode[] {
  const formulas: FormulaNode[] = [];
  visit(tree, (node) => {
    const isFormula =
      node.type === 'math' || node.type === 'inlineMath' || (node.type === 'code' && node.lang === 'math');
    if (isFormula) formulas.push(node);
  });
  return formulas;
}

/** The formulas of a text that can't be shown. */
export function formulaMistakes(tree: Markdown, text: string): TextFinding[] {
  return formulasIn(tree).flatMap((formula) => {
    const mistake = formula.type === 'math' ? blockMistake(formula, text) : texMistake(formula);
    const field = `the formula ${formula.value.trim().split('\n')[0]}`.trimEnd();
    return mistake ? { line: formula.position?.start.line, field, ...mistake } : [];
  });
}

function blockMistake(block: MathBlock, text: string) {
  const { start, end } = block.position ?? {};
  if (/(?<!\\)\$\$/.test(block.value)) return { message: 'has text behind its last $$; begin a new line there' };
  const hasEnd = /^\$\$[\s\S]*\$\$\s*$/.test(text.slice(start?.offset, end?.offset));
  return hasEnd ? texMistake(block) : { message: 'has no end; write $$ where it ends' };
}

function texMistake(formula: FormulaNode) {
  try {
    mathMLOf(formula);
    return undefined;
  } catch (error) {
    // Any other error says nothing to an owner.
    const { name, message } = error as Error;
    const [reason = ''] = name === 'ParseError' ? message.trim().split(/ at (?:position|end of input)/) : [];
    const [, command] = /^Unsupported function name: (.+)/.exec(reason) ?? [];
    if (command) return { message: `has ${command}, which TeX does not know; write what it stands for` };
    const advice = formula.type === 'inlineMath' ? ', or write \\$ for a dollar that is a price' : '';
    return { message: `is not TeX that can be shown${reason && ` (${reason})`}; correct it${advice}` };
  }
}

/** The letters that browsers show in italics where they are a variable, by the letters of the variable. */
const ITALICS = new Map(
  ['\u210e', ...lettersBetween(0x1d434, 0x1d467), '\u{1d6a4}', '\u{1d6a5}', ...lettersBetween(0x1d6e2, 0x1d71b)].map(
    (italic) => [italic.normalize('NFKC'), italic] as const,
  ),
);

function lettersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** What a browser shows of a text's formulas: their characters, letters in italics, and the sign of roots. */
export function charactersInFormulas(tree: Markdown): string {
  let shown = '';
  for (const formula of formulasIn(tree).filter((one) => !texMistake(one)))
    visit({ type: 'root', children: [mathMLOf(formula)] } as Root, (node) => {
      if (node.type === 'text') shown += node.value;
      if (node.type !== 'element') return;
      if (node.tagName === 'mi' && !('mathvariant' in node.properties)) shown += ITALICS.get(textOf(node)) ?? '';
      if (/^m(?:sqrt|root)$/.test(node.tagName)) shown += '√';
    });
  return shown;
}

function mathMLOf({ type, value }: FormulaNode): Element {
  return toMathML(value, type !== 'inlineMath');
}

/** Formulas in lines of text that are longer scroll by themselves where a phone has no room for them, in letters. */
const LONGEST_IN_LINE = 24;

/**
 * Turns formulas into MathML, in boxes that scroll, also by keyboard, if they may be wider than the text. One that can't
 * be shown, as a draft may have, stays code.
 */
export function drawFormulas(tree: Root, label: string) {
  visit(tree, 'element', (element, index, parent) => {
    const isBlock = element.tagName === 'pre';
    const code = isBlock ? element.children[0] : element;
    if (code?.type !== 'element' || !parent || index === undefined) return;
    const classes = code.properties.className;
    if (code.tagName !== 'code' || !Array.isArray(classes) || !classes.includes('language-math')) return;
    const value = textOf(code);
    if (texMistake({ type: isBlock ? 'math' : 'inlineMath', value })) return;
    const math = toMathML(value, isBlock);
    const scrolls = isBlock || textOf(math).length > LONGEST_IN_LINE;
    const box = () =>
      createElementNode(isBlock ? 'div' : 'span', { role: 'group', ariaLabel: label, tabIndex: 0 }, [math]);
    parent.children[index] = scrolls ? box() : math;
    return SKIP;
  });
}

/** What MathML can't say and Temml therefore writes into classes and styles: which `data-math` has, for the style sheet. */
const LAYOUT =
  /tml-(?:left|right|overline|underline|cancel|fbox|prime|(?:sml|med|lrg)-pad)|(?:up|down)strike|sout|padding-(?:left|right):(?:0|1em)|border(?:-\w+)?(?=:)|width:50%/g;

const drawn = new Map<string, Element>();

function toMathML(tex: string, displayMode: boolean): Element {
  const key = `${displayMode} ${tex}`;
  const known = drawn.get(key) ?? drawOnce(key, tex, displayMode);
  drawn.set(key, known);
  return structuredClone(known);
}

function drawOnce(key: string, tex: string, displayMode: boolean): Element {
  const known = readCached('formula', key);
  if (known) return JSON.parse(String(known));
  const math = drawTex(tex, displayMode);
  writeCached(JSON.stringify(math), 'formula', key);
  return math;
}

function drawTex(tex: string, displayMode: boolean): Element {
  const html = temml.renderToString(tex, { displayMode, throwOnError: true });
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;
  visit(tree, 'element', (element) => {
    const { style, className, ...properties } = element.properties;
    const layout = `${className ?? ''} ${style ?? ''}`.match(LAYOUT);
    element.properties = { ...properties, ...(layout && { dataMath: layout.join(' ') }) };
  });
  return tree.children[0] as Element;
}

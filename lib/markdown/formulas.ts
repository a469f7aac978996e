import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as Markdown, Paragraph } from 'mdast';
import type { Math as Formula } from 'mdast-util-math';
import type { Code, Construct, Tokenizer } from 'micromark-util-types';
import rehypeRaw from 'rehype-raw';
import remarkMath from 'remark-math';
import temml from 'temml';
import { type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { elementOf } from './elements';

const DOLLAR = 36;

/**
 * Reads TeX between dollars, `$…$` or `$$…$$`. As in Pandoc, a dollar with a space or a digit at the wrong side is a
 * price; neither does one after a letter or a digit begin a formula. One with two dollars that is alone in its paragraph
 * is a block.
 */
export function remarkFormulas(this: Processor) {
  remarkMath.call(this as never);
  const { text } = this.data().micromarkExtensions?.at(-1) ?? {};
  const formula = text?.[DOLLAR] as Construct | undefined;
  if (!text || !formula) throw new Error('remark-math has no construct for dollars.');
  text[DOLLAR] = {
    ...formula,
    previous(code) {
      return !isWord(code) && (formula.previous?.call(this, code) ?? true);
    },
    tokenize(effects, ok, nok) {
      return effects.check(
        { tokenize: tokenizeEnds, partial: true },
        formula.tokenize.call(this, effects, ok, nok),
        nok,
      );
    },
  };
  return (tree: Markdown) => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const block = blockIn(paragraph);
      if (block && parent && index !== undefined) parent.children[index] = block;
    });
  };
}

/** Looks ahead from one dollar to the next. */
const tokenizeEnds: Tokenizer = (effects, ok, nok) => {
  let last: Code = null;
  return (dollar) => {
    effects.enter('data');
    effects.consume(dollar);
    return (code) => {
      if (code !== DOLLAR) return isSpace(code) ? nok(code) : inside(code);
      effects.exit('data');
      return ok(code);
    };
  };

  function inside(code: Code) {
    if (code === null || (code === DOLLAR && isSpace(last))) return nok(code);
    effects.consume(code);
    last = code;
    return code === DOLLAR ? after : inside;
  }

  function after(code: Code) {
    effects.exit('data');
    return isWord(code) || code === DOLLAR ? nok(code) : ok(code);
  }
};

/** Whether a character is a space, a tab or the end of a line, which have negative codes, or of the text. */
function isSpace(code: Code) {
  return code === null || code < 0 || code === 32;
}

function isWord(code: Code) {
  return code !== null && code > 0 && /[a-z\d]/i.test(String.fromCodePoint(code));
}

function blockIn({ children: [formula, ...others], position }: Paragraph): Formula | undefined {
  if (formula?.type !== 'inlineMath' || others.length > 0 || dollarsOf(formula) === 1) return undefined;
  const value = formula.value.trim();
  const code = elementOf('code', { className: ['language-math'] }, [{ type: 'text', value }]);
  return { type: 'math', value, position, data: { hName: 'pre', hChildren: [code] } };
}

/** How many dollars are on each side of a formula in a line. */
export function dollarsOf({ value, position }: { value: string; position?: Paragraph['position'] }): 1 | 2 {
  const { start, end } = position ?? {};
  return (end?.offset ?? 0) - (start?.offset ?? 0) - value.length >= 4 ? 2 : 1;
}

/** What is wrong with a formula, as the rest of a sentence; nothing if it can be shown. */
export function formulaMistake({ value, meta }: { value: string; meta?: string | null }): string | undefined {
  if (meta) return 'begins behind $$; put both $$ on lines of their own';
  try {
    toMathML(value, false);
    return undefined;
  } catch (error) {
    const [reason] = String((error as Error).message)
      .trim()
      .split(/ at (?:position|end of input)/);
    return `is not TeX that can be shown (${reason}); correct it, or write \\$ for a dollar that is a price`;
  }
}

/** Formulas in lines of text that are longer scroll by themselves where a phone has no room for them, in letters. */
const LONGEST_IN_LINE = 24;

/** Turns formulas into MathML, in boxes that scroll, also by keyboard, if they may be wider than the text. */
export function drawFormulas(tree: Root, label: string) {
  visit(tree, 'element', (element, index, parent) => {
    const isBlock = element.tagName === 'pre';
    const code = isBlock ? element.children[0] : element;
    if (code?.type !== 'element' || !parent || index === undefined) return;
    const classes = code.properties.className;
    if (code.tagName !== 'code' || !Array.isArray(classes) || !classes.includes('language-math')) return;
    const math = toMathML(textOf(code), isBlock);
    const scrolls = isBlock || textOf(math).length > LONGEST_IN_LINE;
    const box = () => elementOf(isBlock ? 'div' : 'span', { role: 'group', ariaLabel: label, tabIndex: 0 }, [math]);
    parent.children[index] = scrolls ? box() : math;
    return SKIP;
  });
}

/** What MathML can't say and Temml therefore writes into classes and styles: which `data-math` has, for the style sheet. */
const LAYOUT =
  /tml-(?:left|right|overline|underline|cancel|fbox)|(?:up|down)strike|sout|padding-(?:left|right):(?:0|1em)|border(?:-\w+)?(?=:)|width:50%/g;

function toMathML(tex: string, displayMode: boolean): Element {
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

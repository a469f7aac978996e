import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { charactersInFormulas, drawFormulas, formulaMistakes } from './formulas';
import { parseMarkdown, toElements } from './markdown';

/** The formulas, texts and blocks of a Markdown text: `block:x`, `inline:y`, `text:z`. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  visit(parseMarkdown(text), (node) => {
    if (node.type === 'math') parts.push(`block:${node.value.trim()}`);
    else if (node.type === 'inlineMath') parts.push(`inline:${node.value}`);
    else if (node.type === 'text') parts.push(`text:${node.value.trim()}`);
  });
  return parts;
}

test.each([
  ['two in a paragraph', '$$a$$ text $$b$$', ['inline:a', 'text:text', 'inline:b']],
  [
    'within a word and a sentence',
    'one-of-$$K$$ classes, $y_i$.',
    ['text:one-of-', 'inline:K', 'text:classes,', 'inline:y_i', 'text:.'],
  ],
  ['a block in one line', '$$ a $$', ['block:a']],
  ['blocks in lines of a paragraph', 'One\n$$a$$\n$$b$$\ntwo', ['text:One', 'block:a', 'block:b', 'text:two']],
  ['TeX behind the dollars of a block', '$$ a\n= b $$', ['block:a\n= b']],
  [
    'lines that begin as lists and quotes do',
    '$$\\begin{align} a\n\n+ b\n> c\n\\end{align}$$\n\nd',
    ['block:\\begin{align} a\n\n+ b\n> c\n\\end{align}', 'text:d'],
  ],
  [
    'in a list and a quote',
    '- $$a\n  - b$$\n- c\n\n> $$\n> d\n> $$\n\ne',
    ['block:a\n- b', 'text:c', 'block:d', 'text:e'],
  ],
  ['dollars within it', '$$\\text{$a$} \\$$$', ['block:\\text{$a$} \\$']],
  ['a sign behind it', 'So\n$$a$$.', ['text:So', 'inline:a', 'text:.']],
  ['prices', '$5 to $10, a$x$, $5 or 6 $.', ['text:$5 to $10, a$x$, $5 or 6 $.']],
])('formulas: %s', (_, text, parts) => {
  expect(partsOf(text)).toEqual(parts);
  expect(formulaMistakes(parseMarkdown(text), text)).toEqual([]);
});

test('blocks that only display mode has can be shown', () => {
  const text = ['y \\tag{1}', ...['align', 'equation', 'multline'].map((name) => `\\begin{${name}}\nx\n\\end{${name}}`)]
    .map((tex) => `$$\n${tex}\n$$\n\n$$${tex}$$`)
    .join('\n\n');
  expect(partsOf(text)).toHaveLength(8);
  expect(formulaMistakes(parseMarkdown(text), text)).toEqual([]);
});

test('the characters of formulas are those that browsers show: single letters in italics, and the sign of roots', () => {
  const text = 'a $\\sqrt x + \\mathrm{y} + \\sin h$\n\n$$ \\mathbb{R} $$\n\n```math\n\\Gamma\n```';
  const shown = charactersInFormulas(parseMarkdown(text));
  for (const character of '√𝑥+yℎℝΓ') expect(shown).toContain(character);
  expect(shown).not.toContain('𝑦');
});

test('what is not TeX has no characters, so that a draft with it can be shown', () => {
  expect(charactersInFormulas(parseMarkdown('$\\mine{x}$'))).toBe('');
});

test.each([
  ['$x$', '<p><math>'],
  [`$${'x+'.repeat(12)}y$`, '<p><span role="group" aria-label="Formula" tabindex="0"><math>'],
  ['$$\nx\n$$', '<div role="group" aria-label="Formula" tabindex="0"><math display="block"'],
  ['$\\overline{x}$', '<p><math><menclose notation="top" data-math="tml-overline"'],
  ['$x \\tag{1}$', '<p><code'],
])('%s is drawn as %s: in a box that scrolls if it may be long, as code if it is no TeX', (text, start) => {
  const tree = toElements(parseMarkdown(text));
  drawFormulas(tree, 'Formula');
  expect(toHtml(tree).slice(0, start.length)).toBe(start);
});

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { navigation } from '@/content/navigation';
import { routes } from '@/lib/routes';

const ROOT = path.join(__dirname, '..');

/** Attributes that visitors read or hear. */
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);

/** A sentence or a label of several words. */
const SEVERAL_WORDS = /^\p{Lu}\p{L}*,? \p{L}{2}/u;

/** What stands in the code for another reader than the visitor, by the file and the text's beginning. */
const EXCEPTIONS = [
  // The console's, for whoever looks why a message did not arrive.
  ['components/contact-form/announce-outcome.tsx', 'The message was not sent.'],
  ['components/contact-form/announce-outcome.tsx', 'The message may not have been sent.'],
  ['components/contact-form/deliver-message.ts', 'No complete answer within '],
  ['components/contact-form/deliver-message.ts', 'The service answered with status '],
  ['components/contact-form/deliver-message.ts', 'The answer does not say whether the message was taken.'],
  ['components/contact-form/deliver-message.ts', 'The answer says that the message was not taken.'],
  // The build's, for the owner.
  ['app/metadata/head-data.tsx', 'Structured data is not where '],
  ['app/og/preview-image.ts', 'The preview images leave out '],
] as const;

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The text of a literal; of a template what stands between its holes. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('');
}

/** What an expression can come to, where that is written out in it. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'JSXExpressionContainer') return textsOf(node.expression);
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node.type === 'LogicalExpression' || node.operator === '+')
    return [...textsOf(node.left), ...textsOf(node.right)];
  const text = textOf(node);
  return text === undefined ? [] : [text];
}

/** The words that a module's code says to visitors by itself. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const entry of node) visit(entry);
    if (!isNode(node)) return;
    // Types say nothing, a style's text is CSS, and a path is a path.
    if (/^TS.*(?:Type|Declaration)$|^(?:ImportDeclaration|TaggedTemplateExpression)$/.test(node.type)) return;
    const text = textOf(node);
    if (text !== undefined && SEVERAL_WORDS.test(text)) found.push(text);
    if (node.type === 'JSXText') found.push(String(node.value).trim());
    if (node.type === 'JSXAttribute' && SPOKEN.has(String((node.name as Node).name)))
      found.push(...textsOf(node.value));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') found.push(...textsOf(child));
      }
    }
    for (const [field, value] of Object.entries(node)) if (!/comments/i.test(field)) visit(value);
  };
  visit(parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program);
  return [...new Set(found.filter(hasLetters))];
}

/** Folders of the pages that an owner has added, where the owner's words stand. */
const OWN_PAGES = navigation
  .filter(({ path: address }) => !Object.values<string>(routes).includes(address))
  .map(({ path: address }) => `app${address}`);

const modules = ['app', 'components'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test-/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => !OWN_PAGES.some((page) => file.startsWith(page))),
);

test('what the site says by itself stands in content/words.ts', () => {
  expect(modules.length).toBeGreaterThan(100);
  const found = modules.flatMap((file) =>
    wordsIn(readFileSync(path.join(ROOT, file), 'utf8')).map((text): [string, string] => [file, text]),
  );
  const isException = ([file, text]: [string, string]) =>
    EXCEPTIONS.some(([known, beginning]) => file === known && text.startsWith(beginning));
  expect(found.filter((entry) => !isException(entry))).toEqual([]);
  for (const [file, beginning] of EXCEPTIONS) {
    expect(found).toContainEqual([file, expect.stringContaining(beginning)]);
  }
});

test.each([
  ['text', '<p>Try again</p>', 'Try again'],
  ['one word', '<p>Menu {count}</p>', 'Menu'],
  ['an attribute', '<button aria-label="Dismiss" />', 'Dismiss'],
  ['a part of an attribute', '<button aria-label={label + `of it`} />', 'of it'],
  ['a choice', '<p>{busy ? "Sending..." : words.send}</p>', 'Sending...'],
  ['a choice of an attribute', '<input placeholder={name ?? "Name"} />', 'Name'],
  ['a constant', 'const LINE = "Failed to send message."', 'Failed to send message.'],
])('%s is found', (_name, source, words) => {
  expect(wordsIn(source)).toContain(words);
});

test.each([
  ['an expression', '<p aria-label={words.menu}>{words.send}</p>'],
  ['a sign', '<p>© – {year}%</p>'],
  ['an attribute that says nothing', '<p id="menu" className="two words" data-is="X" />'],
  ['a style', 'const Part = styled.p`Content of a rule`'],
  ['a type', 'interface A { kind: "Two words" }'],
])('%s is none', (_name, source) => {
  expect(wordsIn(source)).toEqual([]);
});

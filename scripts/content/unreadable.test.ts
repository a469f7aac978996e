/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { root } from '../command.mjs';
import { loadContent, refuseUnreadable } from './load-content.mjs';
import { copyContent, type TestCopy } from './test-copy';

let copy: TestCopy;

beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy.folder, { recursive: true }));

const FILE = 'content/skills.ts';
const written = (code: string) => `export const skills = [\n  ${code}\n];\n`;

test.each([
  ['a missing comma', "{ title: 'Daily' skills: ['C#'] }", 2, 'Expected "}" but found "skills"; look there'],
  ['a missing quote', "{ title: 'Daily, skills: ['C#'] }", 2, 'Expected "}" but found "C"; look there'],
  [
    'a quote that no line has',
    "{ skills: ['C#] }",
    2,
    "Unterminated string literal; write the quote at the text's end",
  ],
  ['an apostrophe', "{ title: 'The client's', skills: ['C#'] }", 2, 'Expected "}" but found "s"; look there'],
  ['curly quotes', '{ title: ‘Daily’, skills: [“C#”] }', 2, 'Unexpected "‘"; write the straight quotes \' or ".'],
  ['text without quotes', "{ title: Daily, skills: ['C#'] }", 2, 'Daily is not defined; write text in quotes'],
])('%s is told by file and line, to every command alike', async (_, code, line, says) => {
  copy.write(FILE, written(code));
  const told = await loadContent(copy.folder, { withRules: false }).catch(String);
  expect(told).toContain(`The content needs a correction:\n  ${FILE}:${line}: The file cannot be read: ${says}`);
  const refuse = () => refuseUnreadable(copy.folder);
  expect(refuse).toThrow(String(told).replace('Correction: ', ''));
});

test('content that can be read is not refused, whatever its rules think of it', () => {
  copy.write(FILE, written("{ title: 12, skills: 'C#' }"));
  expect(() => refuseUnreadable(copy.folder)).not.toThrow();
});

test('whoever prints it prints the sentences without the code that found them', async () => {
  copy.write(FILE, written('{'));
  const error = await loadContent(copy.folder, { withRules: false }).catch((reason) => reason);
  expect(inspect(error)).toBe(error.message);
});

test('the build looks at the files before anything else reads them', () => {
  const config = readFileSync(path.join(root, 'next.config.ts'), 'utf8');
  expect(config).toMatch(/^import '\.\/scripts\/content\/read-first\.mjs';\n/);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/content/index';
import { findMistakes } from '@/lib/content/check';

/** A code block whose info string names its file and, for content, the field it belongs to: `links.profiles[0]`. */
const BLOCK = /^```tsx? (\S+\.tsx?)(?: (\S+))?\n(.*?)^```$/gms;

const recipes = ['recipes', 'legal'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join('\n');
const blocks = [...recipes.matchAll(BLOCK)].map(([, file = '', field, code = '']) => ({ file, field, code }));
const pages = blocks.filter(({ field }) => field === undefined);
const edits = blocks.flatMap(({ file, field, code }) => (field === undefined ? [] : [{ file, field, code }]));

/**
 * A copy of the content in which the block's entry is the last of its list, or the block's fields are added to their
 * group.
 */
function contentWith({ field, code }: { field: string; code: string }): typeof content {
  const changed = structuredClone(content);
  const [, list = field, index] = /^(.+)\[(\d+)\]$/.exec(field) ?? [];
  const target = list.split('.').reduce<object>((value, key) => Reflect.get(value, key), changed);
  if (Array.isArray(target)) target.splice(Number(index), target.length, runInNewContext(`[${code}][0]`));
  else Object.assign(target, runInNewContext(`({${code}})`));
  return changed;
}

// A hidden folder of this one, which other tools that run at the same time ignore.
let folder = '';

beforeAll(() => {
  folder = mkdtempSync('.recipes-');
  for (const { file, code } of pages) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(edits)('the content is valid with the recipe’s value for $field', (edit) => {
  expect(`content/${edit.field.replace(/\W.*/, '')}.ts`).toBe(edit.file);
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(path.resolve(folder));
  const problems = findMistakes(contentWith(edit));
  cwd.mockRestore();
  expect(problems.filter(({ field }) => field.startsWith(edit.field))).toEqual([]);
});

test.each(pages)('the page $file of a recipe shows its texts', async ({ file, code }) => {
  const { default: Page, metadata } = await import(path.resolve(folder, file));
  const html = renderToStaticMarkup(createElement(Page));
  const texts = [...code.matchAll(/ (?:heading|text)="(.+?)"|<p>(.+?)<\/p>/g)].map(([, one, other]) => one ?? other);
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(html).toContain(text);
  expect(metadata).toMatchObject({ title: expect.anything(), description: expect.stringMatching(/^.{70,160}$/) });
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '@/content/index';
import { findWrongFields } from '@/scripts/check/fields';

/** A code block whose info string names its file and, for content, the field it belongs to: `links.profiles[0]`. */
const BLOCK = /^```tsx? (\S+\.tsx?)(?: (\S+))?\n(.*?)^```$/gms;

/** Without those of the root, which an owner may replace or remove. */
const documents = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ file: `docs/${name}`, text: readFileSync(`docs/${name}`, 'utf8') }));
const blocks = [
  ...documents
    .map(({ text }) => text)
    .join('\n')
    .matchAll(BLOCK),
].map(([, file = '', field, code = '']) => ({ file, field, code }));
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
  const problems = findWrongFields(contentWith(edit));
  cwd.mockRestore();
  expect(problems.filter(({ field }) => field.startsWith(edit.field))).toEqual([]);
});

test('CloudFront’s function finds the page of a folder, and leads to its slash', () => {
  const text = documents.find(({ file }) => file === 'docs/deploy.md')?.text ?? '';
  const [, code = ''] = /^```js\n(function handler.*?)^```$/ms.exec(text) ?? [];
  const answerTo = (uri: string) => runInNewContext(`(${code})`)({ request: { uri } });
  for (const [uri, file] of Object.entries({
    '/': '/index.html',
    '/ar/about/': '/ar/about/index.html',
    '/a/b.css': '/a/b.css',
  }))
    expect(answerTo(uri)).toEqual({ uri: file });
  expect(answerTo('/about')).toMatchObject({ statusCode: 308, headers: { location: { value: '/about/' } } });
});

test.each(pages)('the page $file of a recipe shows its texts', async ({ file, code }) => {
  const { default: Page, metadata } = await import(path.resolve(folder, file));
  const html = renderToStaticMarkup(createElement(Page));
  const texts = [...code.matchAll(/ (?:heading|text)="(.+?)"|<p>(.+?)<\/p>/g)].map(([, one, other]) => one ?? other);
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(html).toContain(text);
  expect(metadata).toMatchObject({ title: expect.anything(), description: expect.stringMatching(/^.{70,160}$/) });
});

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsIn(text: string): string[] {
  const headings = text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.*)$/gm);
  return Array.from(headings, ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('the links between the documents lead to files and headings that exist', () => {
  const links = documents.flatMap(({ file, text }) => {
    const prose = text.replaceAll(/^```.*?^```|`[^`\n]*`/gms, '');
    const addresses = Array.from(prose.matchAll(/\]\(((?!https?:|mailto:)[^)\s]+)\)/g), ([, one = '']) => one);
    return addresses.map((address) => ({ file, address }));
  });
  expect(links.length).toBeGreaterThan(30);
  const broken = links.filter(({ file, address }) => {
    const [target = '', anchor] = address.split('#');
    const name = target ? path.posix.join(path.posix.dirname(file), target) : file;
    const document = documents.find((one) => one.file === name);
    if (!name.startsWith('docs/')) return false;
    return !existsSync(name) || (anchor && document && !anchorsIn(document.text).includes(anchor));
  });
  expect(broken).toEqual([]);
});

const FOLDERS = ['app', 'components', 'content', 'deploy', 'e2e', 'export', 'lib', 'scripts', 'site', 'styles'];

/** Texts that are examples, that a library writes, or that are the sample's: the tests have another owner's content. */
const NOT_IN_CODE = [
  ...['@media (scripting)', 'og:locale:alternate', 'About Me · Your Name', 'GitHub, not public yet'],
  'Featured Projects',
  "Let's Build Something Amazing Together",
];

/** Quotation marks and line breaks differ between code and prose. */
const plain = (text: string) => text.replaceAll(/['"‘’“”`\\]/g, '').replaceAll(/\s+/g, ' ');

// Without translations, which would still have a word that has been changed.
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file)).split(path.sep).join('/')),
).filter((file) => !/^lib\/content\/words\//.test(file));
const code = plain(
  [...files.filter((file) => /(?<!\.test|\.spec)\.(tsx?|mjs)$/.test(file)), 'package.json', 'next.config.ts', ...files]
    .map((file, index, all) =>
      all.indexOf(file) === index &&
      /(?<!\.test|(?<!budget)\.spec)\.(tsx?|mjs|json)$/.test(file) &&
      statSync(file).isFile()
        ? readFileSync(file, 'utf8')
        : file,
    )
    .join('\n'),
);

/** Matches a text of the document in code, where placeholders stand for its numbers and for what it leaves out. */
function patternOf(text: string): RegExp {
  const parts = plain(text.replace(/^npm run (\S+).*/, '$1')).split(/\d+|…/);
  return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^ ]*'));
}

/** Whether a text without spaces is made of names in code: `Person.image`, `/ajax/`. */
function isMadeOfNames(text: string): boolean {
  return !text.includes(' ') && (text.match(/\w{2,}/g) ?? []).every((name) => code.includes(name));
}

test('what behaviour.md has in code type is in content/ or in the code', () => {
  const prose = readFileSync('docs/behaviour.md', 'utf8');
  const texts = new Set(Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, text = '']) => text));
  expect(texts.size).toBeGreaterThan(100);
  const missing = [...texts].filter(
    (text) => !NOT_IN_CODE.includes(text) && !patternOf(text).test(code) && !isMadeOfNames(text),
  );
  expect(missing).toEqual([]);
});

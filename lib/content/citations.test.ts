/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** What is installed, built or left by a test, and no part of the repository. */
const NOT_OURS = new Set(['node_modules', 'out', 'coverage', 'test-results', 'playwright-report']);

const WRITTEN = /\.(?:tsx?|mjs|css|jsonc?|md)$/;

/** The files of a folder that hold comments or prose, hidden folders left out. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return WRITTEN.test(entry.name) ? [path] : [];
    });
}

/** The section names behind `docs/behaviour.md,` in a text, on one line of a comment or over several. */
function citedSections(text: string): string[] {
  const unwrapped = text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const citations = unwrapped.match(/docs\/behaviour\.md, "[^"]+"(?:(?:,| and) "[^"]+")*/g) ?? [];
  return citations.flatMap((citation) => [...citation.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name));
}

test('every section of docs/behaviour.md that the repository cites has a heading there', () => {
  const behaviour = readFileSync(join(ROOT, 'docs/behaviour.md'), 'utf8');
  const headings = new Set([...behaviour.matchAll(/^#+ (?:[\d.]+ )?(.+)$/gm)].map(([, heading]) => heading));
  // The examples below are no citations.
  const files = filesIn(ROOT).filter((file) => file !== __filename);
  const cited = files.flatMap((file) =>
    citedSections(readFileSync(file, 'utf8')).map((name) => ({ file: file.slice(ROOT.length + 1), name })),
  );
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ name }) => !headings.has(name))).toEqual([]);
});

test.each([
  [' * (docs/behaviour.md, "Home").', ['Home']],
  [' * (docs/behaviour.md,\n * "Sending a message" and "Draft").', ['Sending a message', 'Draft']],
  ['// docs/behaviour.md, "Fields\n  // and rules"', ['Fields and rules']],
])('finds the sections cited by %j', (comment, sections) => {
  expect(citedSections(comment)).toEqual(sections);
});

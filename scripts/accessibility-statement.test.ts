/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

const statement = readFileSync('ACCESSIBILITY.md', 'utf8');

/** WCAG 2.2, level A and level AA. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

const rows = statement
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll('|', '').trim()))
  .filter(([criterion = '']) => /^\d\.\d+\.\d+ /.test(criterion));

test('speaks of every criterion, once, at its level', () => {
  for (const [level, list] of Object.entries(CRITERIA)) {
    const found = rows.filter(([, stated]) => stated === level).map(([criterion]) => criterion?.split(' ')[0]);
    expect(found).toEqual(list.split(' '));
  }
  expect(rows).toHaveLength(55);
  expect(statement).toContain('levels A and AA: 55.');
});

test('says of each how it is met and what holds it, or that there is nothing of the kind', () => {
  for (const [criterion, , how = '', heldBy = ''] of rows) {
    const isHeld = /`[^`]+\.(test|spec|walk)\.tsx?`/.test(heldBy) || heldBy === 'read, not tested';
    expect([criterion, isHeld || (how === 'Nothing of the kind.' && heldBy === '–')]).toEqual([criterion, true]);
  }
});

test('names no file and no command that is not there', () => {
  const names = [...statement.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const files = names.filter((name) => /^[\w.-]+\/[\w./-]+$/.test(name));
  expect(files.length).toBeGreaterThan(rows.length);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);

  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...statement.matchAll(/npm (?:run )?(test[:\w]*)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A field of an interface or of a group within one. */
const FIELD = /^\s+(?:readonly )?(\w+)\??: /;

/** A second field on the same line, which could have no comment of its own. */
const FIELDS_ON_ONE_LINE = /\{ *\w+\??: /;

/** The fields, as `line: name`, that no doc comment explains. */
function fieldsWithoutComment(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const [, name] = line.match(FIELD) ?? [];
    const isExplained = lines[index - 1]?.trimEnd().endsWith('*/') && !FIELDS_ON_ONE_LINE.test(line);
    return name && !isExplained ? [`${index + 1}: ${name}`] : [];
  });
}

/** A field that may be left out, with its comment. */
const OPTIONAL_FIELD = /\/\*\*((?:(?!\*\/).)*)\*\/\s+(\w+)\?: /gs;

/** What such a comment says of the site without the field. */
const SAYS_WITHOUT = /Optional: .*\bwithout (?:it|them|any)\b|May be left out while /i;

/** The optional fields whose comment does not tell what happens without them. */
function fieldsWithoutAlternative(source: string): (string | undefined)[] {
  const fields = [...source.matchAll(OPTIONAL_FIELD)];
  return fields
    .filter(([, comment = '']) => !SAYS_WITHOUT.test(comment.replace(/\n[ *]*/g, ' ')))
    .map(([, , name]) => name);
}

const types = ['schema.ts', 'words-schema.ts'].map((file) => readFileSync(join(__dirname, file), 'utf8')).join('\n');

test('every field that may be left out says what happens then', () => {
  expect([...types.matchAll(OPTIONAL_FIELD)].length).toBeGreaterThan(15);
  expect(fieldsWithoutAlternative(types)).toEqual([]);
  expect(fieldsWithoutAlternative('  /** Optional: one. */\n  one?: string;\n  /** Two. */\n  two: string;')).toEqual([
    'one',
  ]);
});

test('every field that the owner writes has a doc comment', () => {
  expect(fieldsWithoutComment(types)).toEqual([]);
});

test.each([
  ['a field', 'interface A {\n  /** One. */\n  one: string;\n  two?: string;\n}', ['4: two']],
  ['a group on one line', 'interface A {\n  /** One. */\n  one: { two: string };\n}', ['3: one']],
  ['a field of a group', 'interface A {\n  /** One. */\n  one: {\n    two: string;\n  };\n}', ['4: two']],
])('%s without a doc comment is found', (_, source, found) => {
  expect(fieldsWithoutComment(source)).toEqual(found);
});

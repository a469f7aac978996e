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

test('every field that the owner writes has a doc comment', () => {
  expect(fieldsWithoutComment(readFileSync(join(__dirname, 'types.ts'), 'utf8'))).toEqual([]);
});

test.each([
  ['a field', 'interface A {\n  /** One. */\n  one: string;\n  two?: string;\n}', ['4: two']],
  ['a group on one line', 'interface A {\n  /** One. */\n  one: { two: string };\n}', ['3: one']],
  ['a field of a group', 'interface A {\n  /** One. */\n  one: {\n    two: string;\n  };\n}', ['4: two']],
])('%s without a doc comment is found', (_, source, found) => {
  expect(fieldsWithoutComment(source)).toEqual(found);
});

/** @jest-environment node */
import { line, list, optional, record } from './field-rules';

interface Entry {
  kept: string;
  perhaps?: string;
}

test('a rule that says otherwise of a field than its type does not compile', () => {
  record<Entry>({ kept: line(), perhaps: optional(line()) });
  // @ts-expect-error The type lets the field be left out.
  record<Entry>({ kept: line(), perhaps: line() });
  // @ts-expect-error The type wants the field.
  record<Entry>({ kept: optional(line()), perhaps: optional(line()) });
  // @ts-expect-error The type has one field more.
  record<Entry>({ kept: line() });
});

test('a list may be empty, and what may be left out may be no more than that', () => {
  const rule = record<Entry>({ kept: line(), perhaps: optional(line()) });
  expect(list(rule).isValidSync([], { strict: true })).toBe(true);
  expect(rule.isValidSync({ kept: 'x' }, { strict: true })).toBe(true);
  for (const perhaps of [null, '', 7]) expect(rule.isValidSync({ kept: 'x', perhaps }, { strict: true })).toBe(false);
});

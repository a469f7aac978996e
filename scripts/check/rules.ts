import { placeOf } from '../../lib/compile/places';
import { DESCRIPTION_LENGTH, lengthOf, TITLE_LENGTH } from '../../lib/content/fields';
import type { Finding } from '../../lib/content/finding';
import type { Content } from '../../lib/content/schema';
import { valuesOf } from '../content-files';

/** What a value must not be: if it passes the test, the message continues a sentence that begins with the field. */
export interface Rule<Known> {
  /** A rule is advice, which stops no build. */
  level: Exclude<Finding['level'], 'stop'>;
  /** A field, which may be missing, or a pattern of the fields that the content has. */
  field: string | RegExp;
  test: (value: unknown, known: Known) => boolean;
  message: (value: unknown, known: Known) => string;
}

/** What a rule says of a value, if the value breaks it. */
export function applyRule<Known>(
  { test, level, message }: Rule<Known>,
  field: string,
  value: unknown,
  known: Known,
): Omit<Finding, 'file'> | undefined {
  return test(value, known) ? { level, field, message: message(value, known) } : undefined;
}

/** What rules say of the values of the content. */
export function applyRules<Known>(
  rules: readonly Rule<Known>[],
  content: Content,
  folder: string,
  known: Known,
): Finding[] {
  const values = valuesOf(content);
  const valuesFor = (field: string | RegExp) =>
    typeof field === 'string'
      ? [{ field, value: values.find((one) => one.field === field)?.value }]
      : values.filter((one) => field.test(one.field));
  return rules.flatMap((rule) =>
    valuesFor(rule.field).flatMap(({ field, value }) => {
      const finding = applyRule(rule, field, value, known);
      return finding ? { ...placeOf(field, folder), ...finding } : [];
    }),
  );
}

/** A test of texts. */
export const ofText = (test: (value: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && test(value);

// What search results use of titles and descriptions.

export const LONG_TITLE = {
  level: 'should',
  test: ofText((value) => lengthOf(value) > TITLE_LENGTH.most),
  message: (value: unknown) =>
    `has ${lengthOf(String(value))} characters, of which search results show ${TITLE_LENGTH.most}`,
} as const;

const { least, most } = DESCRIPTION_LENGTH;

const describedLength = (value: unknown) =>
  `has ${lengthOf(String(value))} characters; search results use ${least} to ${most}`;

export const SHORT_DESCRIPTION = {
  level: 'should',
  test: ofText((value) => lengthOf(value) < least),
  message: describedLength,
} as const;

export const LONG_DESCRIPTION = {
  level: 'should',
  test: ofText((value) => lengthOf(value) > most),
  message: describedLength,
} as const;

import { array, boolean, type ISchema, lazy, number, object, type Schema, string, type TestContext } from 'yup';
import {
  findFaultInPicture,
  findFaultInPictureFile,
  findFaultInPublicFile,
  isPublicFile,
  PUBLIC_FOLDER,
} from '../../content/public-files';
import { findFaultInAddress } from './address-faults';
import { languageTagLike } from './locale-faults';
import { type FindFault, findFaultInDay, findFaultInLine, findFaultInProse, isBlank, lineWithin } from './text-faults';
import { TITLE_LENGTH } from './title-length.mjs';

const MISSING = 'is missing; write it';

declare const optionality: unique symbol;

/** A rule of a field that may be left out. The mark is for the compiler alone. */
type OptionalRule = ISchema<unknown> & { [optionality]: true };

/** A rule of a field that has to be there. */
type RequiredRule = ISchema<unknown> & { [optionality]?: never };

/**
 * A rule for each field of T: none can be forgotten in the schema, and what may be left out is
 * said in `types.ts` alone. A rule that says otherwise does not compile.
 */
type Rules<T> = { [Field in keyof T]-?: undefined extends T[Field] ? OptionalRule : RequiredRule };

/** A group of fields. */
export function record<T>(rules: Rules<T>) {
  return object(rules)
    .typeError('must be a group of fields in braces')
    .noUnknown(({ unknown }) => `has a field the site does not know: ${unknown}; check its spelling or remove it`)
    .required(MISSING);
}

/** The rule of a field that may be left out. */
export function optional<Rule extends Schema>(rule: Rule) {
  return rule.nonNullable('is null; write it, or remove the entry').optional() as Rule & OptionalRule;
}

/** A list of any length, none included. */
export function list<T>(entry: ISchema<T>) {
  return array().of(entry).typeError('must be a list in square brackets').required(MISSING);
}

/** A list with at least one entry. */
export function filledList<T>(entry: ISchema<T>) {
  return list(entry).min(1, 'needs at least 1 entry; write one');
}

/** Fails when two entries of a list have the same text in a field, whatever its letters' case. */
export function unique(field: string) {
  return (entries: unknown, context: TestContext) => {
    const seen = new Set<string>();
    for (const entry of Array.isArray(entries) ? entries : []) {
      const value = String(entry?.[field] ?? '');
      const key = value.trim().toLowerCase();
      if (key !== '' && seen.has(key)) {
        return context.createError({
          message: `has the ${field} ${JSON.stringify(value)} twice; change or remove one`,
        });
      }
      seen.add(key);
    }
    return true;
  };
}

/** A text that is searched for faults in their order; the first one found is its message. */
export function textWith(...faults: FindFault[]) {
  return string()
    .typeError('must be text in quotes')
    .test('faults', (value, context) => {
      if (typeof value !== 'string') return true;
      if (isBlank(value)) return context.createError({ message: emptiness(context) });
      for (const findFault of faults) {
        const message = findFault(value);
        if (message) return context.createError({ message });
      }
      return true;
    })
    .nonNullable(MISSING)
    .defined(MISSING);
}

/** Advises removal only where the next build would not ask for the entry again. */
function emptiness({ schema, parent }: TestContext): string {
  const isRemovable = schema.spec.optional || (Array.isArray(parent) && parent.length > 1);
  return isRemovable ? 'is empty; write it, or remove the entry' : 'is empty; write it';
}

/** One or more sentences. */
export const prose = () => textWith(findFaultInProse);

/** A name, a heading, the words of a link. */
export const line = () => textWith(findFaultInLine);

/** A whole `https://` address, or the path of a file that is there. */
export const address = () => addressWith(findFaultInPublicFile, findFaultInAddress);

/** The same of a picture: a file of the owner's is one that the build can read. */
export const pictureAddress = () =>
  addressWith(
    (file, folder) => findFaultInPublicFile(file, folder) ?? findFaultInPictureFile(file, folder),
    findFaultInAddress,
    findFaultInPicture,
  );

/** The files are looked for in the folder that the check was told of, and only where nothing else is wrong. */
function addressWith(findFaultInFile: typeof findFaultInPublicFile, ...faults: FindFault[]) {
  return textWith(...faults).test('file', (value, { options, createError }) => {
    if (!value || !isPublicFile(value) || faults.some((findFault) => findFault(value))) return true;
    const message = findFaultInFile(value, options.context?.publicFolder ?? PUBLIC_FOLDER);
    return message ? createError({ message }) : true;
  });
}

/** A description: search engines cut one of more than 160 characters, and put their own in place of a very short one. */
export const description = () => textWith(lineWithin(70, 160, 'a description'));

/** A page's own title; the owner's name joins it where the two fit. */
export const title = () => textWith(lineWithin(TITLE_LENGTH.least, TITLE_LENGTH.most, 'a title'));

/** A BCP 47 language tag, `example` for one. */
export const languageTag = (example: string) => textWith(languageTagLike(example));

/** A day, or nothing. */
export const day = () => optional(textWith(findFaultInDay));

/** `true` or `false`. */
export const flag = () => boolean().typeError('must be true or false, without quotes').required(MISSING);

/** A year of a life, 1900 to 2100: what lies outside is a slip of the keyboard. */
export function year() {
  return number()
    .typeError('must be a year without quotes, for example 2023')
    .integer(({ value }) => `is ${value}; write a whole year, for example 2023`)
    .min(1900, 'is before 1900; write a year, for example 2023')
    .max(2100, 'is after 2100; write a year, for example 2023')
    .required(MISSING);
}

/**
 * The last year of something, or `'present'`.
 *
 * @param first the field of the first year.
 */
export function lastYear(first: string) {
  return lazy((value: unknown) =>
    value === 'present'
      ? textWith()
      : year()
          .typeError("must be a year without quotes, for example 2027, or 'present'")
          .test(
            'order',
            'is before the first year; swap the two',
            (last, context) => last === undefined || !(last < Number(context.parent[first])),
          ),
  );
}

/** A percentage, 0 to 100. */
export function percentage() {
  const outside = ({ value }: { value: number }) => `is ${value}; write a percentage from 0 to 100`;
  return number()
    .typeError('must be a number from 0 to 100, without quotes')
    .min(0, outside)
    .max(100, outside)
    .required(MISSING);
}

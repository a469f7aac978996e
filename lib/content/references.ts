import type { z } from 'zod';
import type { Reference } from './address-fields';
import { contentSchema } from './schema';

/** What the schema says about a value. */
interface Meaning {
  /** What it names that has to exist: a page, a file, a font, an icon. */
  reference?: Reference;
  /** Whether it is text for visitors. */
  isText?: boolean;
  /** Whether it is the same in every language. */
  isVerbatim?: boolean;
  /** Whether Markdown is read in it: in its sentences, or as in a Markdown file. */
  markdown?: 'inline' | 'whole';
}

/** A string in the content. */
export interface StringValue extends Meaning {
  /** The field's path: `projects[1].liveLink`. */
  field: string;
  value: string;
}

/** A value that names something that has to exist. */
export type FoundReference = StringValue & { reference: Reference };

/** The properties of the kinds of schemas. */
interface Definition {
  shape?: Readonly<Record<string, z.ZodType>>;
  options?: readonly z.ZodType[];
  element?: z.ZodType;
  innerType?: z.ZodType;
}

/** All strings in the content, with what the schema says about them. The content has to be valid. */
export function stringsIn(content: unknown): StringValue[] {
  return collect(contentSchema, content, '', {});
}

/** All values in the content that name something that has to exist. The content has to be valid. */
export function referencesIn(content: unknown): FoundReference[] {
  return stringsIn(content).filter((one): one is FoundReference => one.reference !== undefined);
}

/** @param outer what the schema says about the group that the value is in. */
function collect(schema: z.ZodType, value: unknown, field: string, outer: Meaning): StringValue[] {
  if (value === undefined) return [];
  const { shape = {}, options, element, innerType } = schema.def as unknown as Definition;
  const meaning: Meaning = { ...outer, ...schema.meta() };
  if (innerType) return collect(innerType, value, field, meaning);
  if (element) {
    return (value as unknown[]).flatMap((entry, index) => collect(element, entry, `${field}[${index}]`, meaning));
  }
  const chosen = options?.find((option) => option.safeParse(value).success);
  if (chosen) return collect(chosen, value, field, meaning);
  if (typeof value === 'string') return [{ field, value, ...meaning }];
  return Object.entries(shape).flatMap(([key, inner]) =>
    collect(inner, Reflect.get(Object(value), key), field ? `${field}.${key}` : key, meaning),
  );
}

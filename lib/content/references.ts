import type { z } from 'zod';
import type { Reference } from './fields';
import { contentSchema } from './schema';

/** A value that names something that has to exist: a page, a file, a font, an icon. */
export interface FoundReference {
  /** The field's path: `projects[1].liveLink`. */
  field: string;
  reference: Reference;
  value: string;
}

/** The properties of the kinds of schemas. */
interface Definition {
  shape?: Readonly<Record<string, z.ZodType>>;
  options?: readonly z.ZodType[];
  element?: z.ZodType;
  innerType?: z.ZodType;
}

/** All values in the content that the schema marks as references. The content has to be valid. */
export function referencesIn(content: unknown): FoundReference[] {
  return collect(contentSchema, content, '');
}

function collect(schema: z.ZodType, value: unknown, field: string): FoundReference[] {
  if (value === undefined) return [];
  const { shape = {}, options, element, innerType } = schema.def as unknown as Definition;
  const { reference } = (schema.meta() ?? {}) as { reference?: Reference };
  if (reference) return [{ field, reference, value: String(value) }];
  if (innerType) return collect(innerType, value, field);
  if (element) return (value as unknown[]).flatMap((entry, index) => collect(element, entry, `${field}[${index}]`));
  const chosen = options?.find((option) => option.safeParse(value).success);
  if (chosen) return collect(chosen, value, field);
  return Object.entries(shape).flatMap(([key, inner]) =>
    collect(inner, Reflect.get(Object(value), key), field ? `${field}.${key}` : key),
  );
}

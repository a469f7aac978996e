import { z } from 'zod';
import { iconMistake } from '../brand/line-icons';
import { isMark } from '../brand/marks';
import type { Reference } from '../content/address-fields';
import { type Mistake, mistakesOf } from '../content/mistakes';
import { referencesIn, type StringValue, stringsIn } from '../content/references';
import { contentSchema } from '../content/schema';
import { validateFont } from '../fonts/packages';
import { marksIn } from '../markdown/inline';
import { placeOf } from './places';

/** What is wrong with the name of a font or an icon, as the rest of a sentence that begins with its field. */
const NAMES: Partial<Record<Reference, (name: string) => string | undefined>> = {
  font: validateFont,
  icon: iconMistake,
  mark: (name) =>
    isMark(name)
      ? undefined
      : `must be a name from simpleicons.org such as "github", one of linkedin, code, person, or the path data of an icon, got ${JSON.stringify(name)}`,
};

/**
 * Finds the values in the content that the schema refuses; if there are none, the fonts and icons that do not exist, and
 * names and labels in Markdown.
 *
 * @param folder that of a translation, such as `content/ar`.
 */
export function findMistakes(content: unknown, folder?: string): Mistake[] {
  const findPlace = (field: readonly PropertyKey[]) => placeOf(z.core.toDotPath(field), folder);
  const missing = ([part, ...rest]: readonly PropertyKey[]) => {
    if (part === undefined || rest.length > 0) return undefined;
    return findPlace([part]).line
      ? 'is exported, but not collected in content/index.ts'
      : `is missing; the file has to export ${String(part)}`;
  };
  const mistakes = mistakesOf(contentSchema, content, findPlace, missing);
  if (mistakes.length > 0) return mistakes;
  const messages = [
    ...referencesIn(content).map(({ field, reference, value }) => ({ field, message: NAMES[reference]?.(value) })),
    ...stringsIn(content).map((text) => ({ field: text.field, message: markMistake(text) })),
  ];
  return messages.flatMap(({ field, message }) => (message ? [{ ...placeOf(field, folder), field, message }] : []));
}

/** Marks of Markdown in a name or a label, which visitors would read as they are written. */
function markMistake({ value, isText, markdown }: StringValue): string | undefined {
  if (!isText || markdown) return undefined;
  const mark = marksIn(value).find(({ type }) => type === 'strong' || type === 'link');
  const source = mark && value.slice(mark.position?.start.offset, mark.position?.end.offset);
  return (
    source && `is shown as it is written, with the marks of ${source}; remove them, as only sentences have Markdown`
  );
}

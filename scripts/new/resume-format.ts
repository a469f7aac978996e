import { HIDING_FIELDS, partNamed } from './resume-fields';
import { type Group, isGroup, textsIn } from './resume-values';

// A CV, in whichever of the known formats, as one in the format of JSON Resume, without what is hidden in it.

/** What other programs keep in a CV for themselves. */
export const OWN_DATA = { $schema: undefined, meta: undefined, metadata: undefined, id: undefined };

/**
 * A value of a CV without what is hidden there, without what is empty, and without spaces around texts.
 *
 * @param hidden gets the number of hidden entries by the name of their list.
 */
export function visibleIn(value: unknown, name: string, hidden: Map<string, number>): unknown {
  /** Whether something is shown; what is not is counted. An entry counts whatever is in it. */
  function isShown(one: unknown, least: number): boolean {
    if (!isHidden(one)) return true;
    const texts = textsIn(one).filter((text) => text.trim());
    const count = Math.max(least, Array.isArray(one.items) ? one.items.length : texts.length);
    if (count > 0) hidden.set(name, (hidden.get(name) ?? 0) + count);
    return false;
  }
  if (Array.isArray(value)) {
    const kept = value.filter((one) => isShown(one, 1)).map((one) => visibleIn(one, name, hidden));
    return kept.some((one) => one !== undefined) ? kept.filter((one) => one !== undefined) : undefined;
  }
  if (isGroup(value)) {
    if (name !== '' && !isShown(value, 0)) return undefined;
    const kept = Object.entries(value).map(([field, inner]) => [
      field,
      visibleIn(inner, field === 'items' ? name : field, hidden),
    ]);
    const filled = kept.filter(([, inner]) => inner !== undefined);
    return filled.length > 0 || name === '' ? Object.fromEntries(filled) : undefined;
  }
  return (typeof value === 'string' ? value.trim() || undefined : value) ?? undefined;
}

function isHidden(value: unknown): value is Group {
  if (!isGroup(value)) return false;
  return isHidden(value.effects) || Object.entries(HIDING_FIELDS).some(([field, meaning]) => value[field] === meaning);
}

/**
 * A CV with the parts of JSON Resume, and what else is in it. Reactive Resume has its lists in sections, those that its
 * users add have a type or a name, and its text about the person is beside them; others have no group for the person.
 */
export function inOneFormat({ sections, customSections, ...root }: Group): {
  parts: Record<string, unknown>;
  others: Group;
} {
  const { custom, ...named } = isGroup(sections) ? sections : {};
  const added = [...(Array.isArray(customSections) ? customSections : []), ...Object.values(Object(custom))];
  const all = [
    ...Object.entries(root),
    ...Object.entries(named).map(([name, section]) => [name, Object(section).items ?? Object(section).content]),
    ...added.map((section) => [
      partNamed(section.type) ?? textsIn({ ...section, content: undefined })[0],
      section.items,
    ]),
  ];
  const parts: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  for (const [name, value] of all) {
    const part = typeof value === 'object' ? partNamed(name) : undefined;
    const place = part ? parts : others;
    const before = place[part ?? name];
    if (value !== undefined)
      place[part ?? name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
  const { summary, profiles, picture, ...rest } = others;
  const person = { picture, summary, profiles };
  if (isGroup(parts.basics)) return { parts: { ...parts, basics: { ...person, ...parts.basics } }, others: rest };
  const isPerson = rest.name ?? rest.firstName ?? rest.headline;
  return isPerson && !parts.basics
    ? { parts: { ...parts, basics: { ...person, ...rest } }, others: {} }
    : { parts, others };
}

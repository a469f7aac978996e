import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateCode, type ProxifiedModule, parseModule } from 'magicast';
import { placeOf } from '../lib/content/check';
import { UserError } from '../lib/user-error';

/** A text of the content with the path of its field, such as `links.profiles[0].address`. */
export interface Text {
  field: string;
  value: string;
}

/** The new value of a field; without a value the field is removed. */
export interface Change {
  field: string;
  value: string | Record<string, string> | undefined;
}

/** Every text of the content, nested ones included. */
export function textsOf(value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return [{ field, value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, `${field}[${index}]`));
  return Object.entries(value ?? {}).flatMap(([key, entry]) => textsOf(entry, field ? `${field}.${key}` : key));
}

/** A copy of the content with some fields changed. */
export function withChanges<Content extends object>(content: Content, changes: readonly Change[]): Content {
  const changed = structuredClone(content);
  for (const { field, value } of changes) setField(changed, keysOf(field), value);
  return changed;
}

/**
 * The content files that the changes affect, by their paths from the root, with the changed code.
 *
 * @param folder path of the repository.
 * @throws {UserError} if code computes a value.
 */
export function editContent(folder: string, changes: readonly Change[]): Map<string, string> {
  const modules = new Map<string, ProxifiedModule>();
  for (const { field, value } of changes) {
    const [part = '', ...keys] = keysOf(field);
    const { file } = placeOf(field);
    const module = modules.get(file) ?? parseModule(readFileSync(path.join(folder, file), 'utf8'));
    modules.set(file, module);
    try {
      setField(module.exports[part], keys, value);
    } catch {
      throw new UserError(`${file} computes ${field}; change it by hand.`);
    }
  }
  return new Map([...modules].map(([file, module]) => [file, `${generateCode(module, { quote: 'single' }).code}\n`]));
}

/** Splits `links.profiles[0]` into `links`, `profiles` and 0. */
function keysOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => (index === undefined ? key : Number(index)));
}

/** Sets a field of a value, or of a magicast proxy, which represents code. */
function setField(root: object, keys: readonly (string | number)[], value: Change['value']): void {
  const last = keys.at(-1) ?? '';
  const group = keys.slice(0, -1).reduce<unknown>((outer, key) => Reflect.get(Object(outer), key), root);
  if (Array.isArray(group) && value === undefined) group.splice(Number(last), 1);
  else if (typeof group !== 'object' || group === null) throw new TypeError(`There is no ${keys.join('.')}.`);
  else if (value === undefined) Reflect.deleteProperty(group, last);
  else Reflect.set(group, last, value);
}

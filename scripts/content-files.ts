import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ASTNode, generateCode, type ProxifiedModule, parseModule } from 'magicast';
import { UserError } from '../lib/user-error';

/** A text of the content, and its path, as in `links.profiles[0].address`. */
export interface Text {
  field: string;
  value: string;
}

/** What a field becomes; without a value it is removed. */
export interface Change {
  field: string;
  value: string | Record<string, string> | undefined;
}

/** What content.ts does not gather from a file of the same name. */
const EXPORTS: Record<string, { file: string; name: string }> = {
  facts: { file: 'profile', name: 'facts' },
  process: { file: 'process', name: 'processSteps' },
};

/** Every text of a content, however deep. */
export function textsOf(value: unknown, field = ''): Text[] {
  if (typeof value === 'string') return [{ field, value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, `${field}[${index}]`));
  return Object.entries(value ?? {}).flatMap(([key, entry]) => textsOf(entry, field ? `${field}.${key}` : key));
}

/** A content with some of its fields changed; the original stays as it is. */
export function withChanges<Content extends object>(content: Content, changes: readonly Change[]): Content {
  const changed = structuredClone(content);
  for (const { field, value } of changes) setField(changed, keysOf(field), value);
  return changed;
}

/**
 * Finds where fields are written: the file, from the repository's root, and the line of the field or of the nearest
 * group around it, from 1.
 *
 * @param folder path of the repository.
 */
export function contentLocator(folder: string): (field: string) => { file: string; line: number } {
  const open = moduleReader(folder);
  return (field) => {
    const { file, module, name, keys } = open(field);
    if (!module) return { file: 'content/content.ts', line: 1 };
    let group = module.exports[name];
    let line = lineOf(group?.$ast);
    for (const key of keys) {
      const member = memberOf(group?.$ast, key);
      if (!member) break;
      line = lineOf(member);
      group = group[key];
    }
    return { file, line };
  };
}

/**
 * The files of the content with some of its fields changed, by their paths from the root.
 *
 * @param folder path of the repository.
 * @throws {UserError} where a value is computed by code.
 */
export function editContent(folder: string, changes: readonly Change[]): Map<string, string> {
  const open = moduleReader(folder);
  const changed = new Map<string, ProxifiedModule>();
  for (const { field, value } of changes) {
    const { file, module, name, keys } = open(field);
    try {
      setField(module?.exports[name], keys, value);
    } catch {
      throw new UserError(`${file} computes ${field}; change it by hand.`);
    }
    if (module) changed.set(file, module);
  }
  return new Map([...changed].map(([file, module]) => [file, `${generateCode(module, { quote: 'single' }).code}\n`]));
}

/** Parses each file of the content once. */
function moduleReader(folder: string) {
  const modules = new Map<string, ProxifiedModule>();
  return (field: string) => {
    const [subject = '', ...keys] = keysOf(field);
    const { file: base, name } = EXPORTS[subject] ?? { file: subject, name: String(subject) };
    const file = `content/${base}.ts`;
    const full = path.join(folder, file);
    if (!modules.has(file) && existsSync(full)) modules.set(file, parseModule(readFileSync(full, 'utf8')));
    return { file, module: modules.get(file), name, keys };
  };
}

/** `links.profiles[0]` as `links`, `profiles` and 0. */
function keysOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => (index === undefined ? key : Number(index)));
}

/** Sets a field of a value, or of the code that magicast shows as one. */
function setField(root: object, keys: readonly (string | number)[], value: Change['value']): void {
  const last = keys.at(-1) ?? '';
  const group = keys.slice(0, -1).reduce<unknown>((outer, key) => Reflect.get(Object(outer), key), root);
  if (Array.isArray(group) && value === undefined) group.splice(Number(last), 1);
  else if (typeof group !== 'object' || group === null) throw new TypeError(`There is no ${keys.join('.')}.`);
  else if (value === undefined) Reflect.deleteProperty(group, last);
  else Reflect.set(group, last, value);
}

/** A property of an object, or an entry of a list. */
function memberOf(node: ASTNode | undefined, key: string | number): ASTNode | undefined | null {
  if (node?.type === 'ArrayExpression') return node.elements[Number(key)];
  if (node?.type !== 'ObjectExpression') return undefined;
  return node.properties.find(
    (property) => property.type === 'ObjectProperty' && 'name' in property.key && property.key.name === key,
  );
}

function lineOf(node: ASTNode | undefined): number {
  return node?.loc?.start.line ?? 1;
}

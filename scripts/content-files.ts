import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ASTNode, generateCode, type ProxifiedModule, parseModule } from 'magicast';
import { UserError } from '../lib/user-error';

/** A field of the content: its path, as in `links.profiles[0].address`, and its value. */
export interface Field {
  field: string;
  value: unknown;
}

/** What a field becomes: another value, or nothing where `value` is `undefined`. */
export interface Change {
  field: string;
  value: string | boolean | Record<string, string> | undefined;
}

/** Where a field is written, or the nearest group around it. */
export interface Place {
  /** From the repository's root, with slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** The field's own value, where it was found. */
  node?: ASTNode;
  /** The property or the entry of a list that holds it. */
  member?: ASTNode;
}

/** What content.ts does not gather from a file of the same name. */
const EXPORTS: Record<string, { file: string; name?: string }> = {
  facts: { file: 'profile' },
  process: { file: 'process', name: 'processSteps' },
};

/** What stands around a value and changes nothing. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

/** Every value of a content, however deep. */
export function fieldsOf(value: unknown, field = ''): Field[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => fieldsOf(entry, `${field}[${index}]`));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, entry]) => fieldsOf(entry, field ? `${field}.${key}` : key));
  }
  return value === undefined ? [] : [{ field, value }];
}

/** `links.profiles[0]` as `links`, `profiles` and 0. */
export function keysOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => (index === undefined ? key : Number(index)));
}

/**
 * Finds where fields are written.
 *
 * @param folder path of the repository.
 */
export function contentLocator(folder: string): (field: string) => Place {
  const modules = new Map<string, ProxifiedModule>();
  return (field) => {
    const [subject = '', ...keys] = keysOf(field);
    const { file, name } = homeOf(String(subject));
    if (!existsSync(path.join(folder, file))) return { file: 'content/content.ts', line: 1 };
    const module = modules.get(file) ?? parseModule(readFileSync(path.join(folder, file), 'utf8'));
    modules.set(file, module);
    let place: Place = { file, line: 1 };
    let node = exportedValue(module.$ast, name);
    let member: ASTNode | undefined;
    if (!node) return place;
    for (const key of keys) {
      place = { file, line: lineOf(member ?? node) };
      member = memberOf(unwrap(node), key);
      node = member && (member.type === 'ObjectProperty' ? member.value : member);
      if (!node) return place;
    }
    return { file, line: lineOf(node), node, member };
  };
}

/** A content with some of its fields changed; the original stays as it is. */
export function withChanges<Content extends object>(content: Content, changes: readonly Change[]): Content {
  const changed = structuredClone(content);
  for (const { field, value } of changes) setField(changed, keysOf(field), value);
  return changed;
}

/**
 * The files of the content with some of its fields changed, by their paths from the root.
 *
 * @param folder path of the repository.
 * @throws {UserError} where a value is put together by code.
 */
export function editContent(folder: string, changes: readonly Change[]): Map<string, string> {
  const modules = new Map<string, ProxifiedModule>();
  for (const { field, value } of changes) {
    const [subject = '', ...keys] = keysOf(field);
    const { file, name } = homeOf(String(subject));
    const module = modules.get(file) ?? parseModule(readFileSync(path.join(folder, file), 'utf8'));
    modules.set(file, module);
    try {
      setField(module.exports[name], keys, value);
    } catch {
      throw new UserError(`${file} puts ${field} together by code; change it by hand.`);
    }
  }
  return new Map([...modules].map(([file, module]) => [file, generateCode(module, { quote: 'single' }).code]));
}

/** Sets a field of a value, or of the code that magicast shows as one; without a value it is taken out. */
function setField(root: object, keys: readonly (string | number)[], value: Change['value']): void {
  const last = keys.at(-1) ?? '';
  const group = keys.slice(0, -1).reduce<unknown>((group, key) => Reflect.get(Object(group), key), root);
  if (Array.isArray(group) && value === undefined) group.splice(Number(last), 1);
  else if (typeof group !== 'object' || group === null) throw new TypeError(`There is no ${keys.join('.')}.`);
  else if (value === undefined) Reflect.deleteProperty(group, last);
  else Reflect.set(group, last, value);
}

function homeOf(subject: string): { file: string; name: string } {
  const { file = subject, name = subject } = EXPORTS[subject] ?? {};
  return { file: `content/${file}.ts`, name };
}

function exportedValue(program: ASTNode, name: string): ASTNode | undefined {
  const statements = program.type === 'Program' ? program.body : [];
  for (const statement of statements) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const found = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (found?.init) return found.init;
  }
  return undefined;
}

function memberOf(node: ASTNode, key: string | number): ASTNode | undefined {
  if (node.type === 'ArrayExpression') return node.elements[Number(key)] ?? undefined;
  if (node.type !== 'ObjectExpression') return undefined;
  return node.properties.find(
    (property) =>
      property.type === 'ObjectProperty' &&
      ((property.key.type === 'Identifier' && property.key.name === key) ||
        (property.key.type === 'StringLiteral' && property.key.value === key)),
  );
}

function unwrap(node: ASTNode): ASTNode {
  return WRAPPERS.has(node.type) && 'expression' in node ? unwrap(node.expression as ASTNode) : node;
}

function lineOf({ loc }: ASTNode): number {
  return loc?.start.line ?? 1;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import type { Content } from '../lib/content/schema';
import {
  fileOf,
  findGroup,
  type Item,
  type Keys,
  keysOf,
  type Range,
  type SourceGroup,
  toSourceRange,
} from '../lib/content/source';
import { type RouteId, routes } from '../lib/routes';
import { UserError } from '../lib/user-error';
import { hasPage } from '../site/pages';

/** A text of the content with the path of its field, such as `links.profiles[0].address`. */
export interface FieldText {
  field: string;
  value: string;
}

/** A value as it is written in a content file. */
export type Value = string | number | boolean | readonly Value[] | { readonly [field: string]: Value | undefined };

/** The new value of a field, or of a whole list; without a value the field is removed. */
export interface Change {
  field: string;
  value: Value | undefined;
}

/** The longest line of a content file, in characters, as in biome.json. */
const LINE_WIDTH = 120;

/** Every value of the content, groups and lists included. */
export function valuesOf(value: unknown, field = ''): { field: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, entry]) => {
    const inner = isList ? `${field}[${key}]` : field ? `${field}.${key}` : key;
    return [{ field: inner, value: entry }, ...valuesOf(entry, inner)];
  });
}

/** Every text of the content, nested ones included. */
export function collectTexts(value: unknown): FieldText[] {
  return valuesOf(value).filter((one): one is FieldText => typeof one.value === 'string');
}

/** Whether the site shows a text: the content keeps those of a page that the navigation leaves out. */
export function isShown(field: string, content: Content): boolean {
  const [whole, page = 'services'] = /^(?:pages\.(\w+)|services|process)\b/.exec(field) ?? [];
  return whole === undefined || !(page in routes) || hasPage(page as RouteId, content);
}

/** A copy of the content with some fields changed. */
export function applyChanges<Group extends object>(group: Group, changes: readonly Change[]): Group {
  const changed = structuredClone(group);
  for (const { field, value } of changes) {
    const keys = keysOf(field);
    const last = keys.pop() ?? '';
    const owner = keys.reduce<object>((outer, key) => Reflect.get(outer, key), changed);
    if (value !== undefined) Reflect.set(owner, last, value);
    else if (Array.isArray(owner)) owner.splice(Number(last), 1);
    else Reflect.deleteProperty(owner, last);
  }
  return changed;
}

/**
 * The content files that the changes affect, by their paths from the root, with the changed code. The rest of the code
 * stays as it is written.
 *
 * @param folder path of the repository.
 * @throws {UserError} if code computes a value.
 */
export function editContent(folder: string, changes: readonly Change[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { field, value } of changes) {
    const keys = keysOf(field);
    const file = `content/${fileOf(String(keys[0]))}`;
    const code = files.get(file) ?? readFileSync(path.join(folder, file), 'utf8');
    const changed = editCode(code, keys, value);
    if (changed === undefined) throw new UserError(`${file} computes ${field}; change it by hand.`);
    if (changed !== code) files.set(file, changed);
  }
  return files;
}

/** The code with another value of a field; `undefined` if code computes the group that the field is in. */
function editCode(code: string, keys: Keys, value: Change['value']): string | undefined {
  if (keys.length === 1 && value !== undefined) {
    const whole = findGroup(code, keys);
    return whole && splice(code, whole, print(value, ''));
  }
  const group = findGroup(code, keys.slice(0, -1));
  if (!group || group.items.some((item) => item.key === undefined)) return undefined;
  const key = keys.at(-1);
  const item = group.items.find((one) => one.key === key);
  if (value === undefined) return item ? removeItem(code, group, item) : code;
  if (item) return splice(code, toSourceRange(item.value), print(value, indentOf(code, item.start)));
  return addItem(code, group, group.isList ? '' : `${key}: `, value);
}

function splice(code: string, { start, end }: Range, text: string): string {
  return code.slice(0, start) + text + code.slice(end);
}

/** TypeScript for a value: on one line if it fits, otherwise with a line for each item. */
function print(value: Value, indent: string): string {
  if (typeof value !== 'object') return inspect(value, { compact: true, maxStringLength: Infinity });
  const isList = Array.isArray(value);
  const items = Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : (isList ? '' : `${key}: `) + print(item, `${indent}  `),
  );
  const flat = isList ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  const isShort = !flat.includes('\n') && indent.length + flat.length < LINE_WIDTH;
  return isShort ? flat : inLines(items, isList, indent);
}

function inLines(items: readonly string[], isList: boolean, indent: string): string {
  const lines = items.map((item) => `${indent}  ${item},\n`).join('');
  return isList ? `[\n${lines}${indent}]` : `{\n${lines}${indent}}`;
}

/** Removes an entry or a field, with its lines if it has lines of its own. */
function removeItem(code: string, { start, end, isList, items }: SourceGroup, item: Item): string {
  if (items.length === 1) return splice(code, { start, end }, isList ? '[]' : '{}');
  const lineStart = code.lastIndexOf('\n', item.start) + 1;
  const [rest] = /^,?[ \t]*(?:\/\/.*)?\n/.exec(code.slice(item.end)) ?? [];
  if (rest !== undefined && code.slice(lineStart, item.start).trim() === '') {
    return splice(code, { start: lineStart, end: item.end + rest.length }, '');
  }
  const index = items.indexOf(item);
  const next = items[index + 1];
  return splice(
    code,
    next ? { start: item.start, end: next.start } : { start: items[index - 1]?.end ?? 0, end: item.end },
    '',
  );
}

/** Adds an entry or a field at the end of its group, on a line of its own. */
function addItem(code: string, group: SourceGroup, name: string, value: Value): string {
  const { start, end, isList, items } = group;
  const last = items.at(-1);
  if (!last || !code.slice(start, end).includes('\n')) {
    const indent = indentOf(code, start);
    const present = items.map((item) => code.slice(item.start, item.end));
    return splice(code, group, inLines([...present, name + print(value, `${indent}  `)], isList, indent));
  }
  const [comma = '', rest = ''] = /^(,?)([ \t]*(?:\/\/.*)?(?=\n))?/.exec(code.slice(last.end))?.slice(1) ?? [];
  const indent = indentOf(code, last.start);
  const added = `,${rest}\n${indent}${name}${print(value, indent)},`;
  return splice(code, { start: last.end, end: last.end + comma.length + rest.length }, added);
}

/** The white space at the start of the line of a position. */
function indentOf(code: string, position: number): string {
  return /^[ \t]*/.exec(code.slice(code.lastIndexOf('\n', position) + 1))?.[0] ?? '';
}

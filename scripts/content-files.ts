import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../lib/content/check';
import { findGroup, type Group, type Item, type Keys, keysOf, type Range, rangeOf } from '../lib/content/source';
import { UserError } from '../lib/user-error';

/** A text of the content with the path of its field, such as `links.profiles[0].address`. */
export interface Text {
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

function setField(root: object, keys: readonly (string | number)[], value: Change['value']): void {
  const last = keys.at(-1) ?? '';
  const group = keys.slice(0, -1).reduce<unknown>((outer, key) => Reflect.get(Object(outer), key), root);
  if (Array.isArray(group) && value === undefined) group.splice(Number(last), 1);
  else if (typeof group !== 'object' || group === null) throw new TypeError(`There is no ${keys.join('.')}.`);
  else if (value === undefined) Reflect.deleteProperty(group, last);
  else Reflect.set(group, last, value);
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
    const { file } = placeOf(field);
    const code = files.get(file) ?? readFileSync(path.join(folder, file), 'utf8');
    const changed = editCode(code, keysOf(field), value);
    if (changed === undefined) throw new UserError(`${file} computes ${field}; change it by hand.`);
    files.set(file, changed);
  }
  return files;
}

/** The code with another value of a field; `undefined` if code computes the group that the field is in. */
function editCode(code: string, keys: Keys, value: Change['value']): string | undefined {
  const outer = keys.slice(0, -1);
  const key = keys.at(-1) ?? '';
  if (outer.length === 0 && value !== undefined) {
    const whole = findGroup(code, keys);
    return whole && splice(code, whole, print(value, '', columnOf(code, whole.start)));
  }
  const group = findGroup(code, outer);
  if (!group || group.items.some((item) => item.key === undefined)) return undefined;
  const item = group.items.find((one) => one.key === key);
  if (value === undefined) return item ? removeItem(code, group, item) : code;
  const edited = item
    ? splice(
        code,
        rangeOf(item.value),
        print(value, indentOf(code, item.start), columnOf(code, rangeOf(item.value).start)),
      )
    : addItem(code, group, printItem(group.isList ? '' : `${key}: `, value, itemIndentOf(code, group)));
  return breakLines(breakLines(edited, outer), keys);
}

function splice(code: string, { start, end }: Range, text: string): string {
  return code.slice(0, start) + text + code.slice(end);
}

/** TypeScript for a value: on one line if it fits behind the column, otherwise with a line for each item. */
function print(value: Value, indent: string, column: number): string {
  const flat = printFlat(value);
  if (typeof value !== 'object' || column + flat.length < LINE_WIDTH) return flat;
  const inner = `${indent}  `;
  const lines = itemsOf(value).map(([name, item]) => `${inner}${printItem(name, item, inner)},\n`);
  return Array.isArray(value) ? `[\n${lines.join('')}${indent}]` : `{\n${lines.join('')}${indent}}`;
}

/** An item with its name. As in formatted code, a long text is on the line below, unless the name is very short. */
function printItem(name: string, value: Value, indent: string): string {
  const text = print(value, indent, indent.length + name.length);
  const isLong = typeof value === 'string' && indent.length + name.length + text.length >= LINE_WIDTH;
  return isLong && name.length > 'text: '.length ? `${name.trimEnd()}\n${indent}  ${text}` : name + text;
}

function printFlat(value: Value): string {
  if (typeof value === 'object') {
    const items = itemsOf(value).map(([name, item]) => name + printFlat(item));
    return Array.isArray(value) ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  }
  if (typeof value !== 'string') return String(value);
  const inDouble = JSON.stringify(value);
  if (value.includes("'") && !value.includes('"')) return inDouble;
  return `'${inDouble.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The items of a list or a group, each with its name as it is written before the value. */
function itemsOf(value: Exclude<Value, string | number | boolean>): [name: string, value: Value][] {
  return Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : [[Array.isArray(value) ? '' : `${key}: `, item]],
  );
}

/** Removes an entry or a field, with its lines if it has lines of its own. */
function removeItem(code: string, { start, end, isList, items }: Group, item: Item): string {
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

/** Adds an entry or a field at the end of its group, an entry on a line of its own. */
function addItem(code: string, group: Group, text: string): string {
  const { start, end, isList, items } = group;
  const last = items.at(-1);
  if (!last) return splice(code, { start, end }, isList ? inLines(code, group, [text]) : `{ ${text} }`);
  if (!isOnOneLine(code, group)) {
    const [comma = '', rest = ''] = /^(,?)([ \t]*(?:\/\/.*)?(?=\n))?/.exec(code.slice(last.end))?.slice(1) ?? [];
    const indent = indentOf(code, last.start);
    return splice(code, { start: last.end, end: last.end + comma.length + rest.length }, `,${rest}\n${indent}${text},`);
  }
  if (!isList) return splice(code, { start: last.end, end: last.end }, `, ${text}`);
  return splice(code, group, inLines(code, group, [...items.map((item) => code.slice(item.start, item.end)), text]));
}

/** Gives each entry or field of a group a line of its own if they are on one line that is too long. */
function breakLines(code: string, keys: Keys): string {
  const group = findGroup(code, keys);
  if (!group || !isOnOneLine(code, group)) return code;
  const line = code.slice(code.lastIndexOf('\n', group.start) + 1).split('\n')[0] ?? '';
  if (line.length <= LINE_WIDTH) return code;
  return splice(
    code,
    group,
    inLines(
      code,
      group,
      group.items.map((item) => code.slice(item.start, item.end)),
    ),
  );
}

function inLines(code: string, { start, isList }: Group, texts: readonly string[]): string {
  const indent = indentOf(code, start);
  const lines = texts.map((text) => `${indent}  ${text},\n`).join('');
  return isList ? `[\n${lines}${indent}]` : `{\n${lines}${indent}}`;
}

function isOnOneLine(code: string, { start, end }: Range): boolean {
  return !code.slice(start, end).includes('\n');
}

/** The column of a position, from 0. */
function columnOf(code: string, position: number): number {
  return position - code.lastIndexOf('\n', position - 1) - 1;
}

/** The white space before an item of a group that has a line for each. */
function itemIndentOf(code: string, { start, items: [first] }: Group): string {
  return first && code.slice(start, first.start).includes('\n')
    ? indentOf(code, first.start)
    : `${indentOf(code, start)}  `;
}

/** The white space at the start of the line of a position. */
function indentOf(code: string, position: number): string {
  return /^[ \t]*/.exec(code.slice(code.lastIndexOf('\n', position) + 1))?.[0] ?? '';
}

import { parse } from '@babel/parser';
import type { Node, VariableDeclarator } from '@babel/types';

/** A list or a group of fields, as it is written in a file, with its entries or fields. */
export interface SourceGroup extends Range {
  isList: boolean;
  items: Item[];
}

/** An entry or a field. */
export interface Item extends Range {
  /** The field's name, or the index in the list; `undefined` if code computes it. */
  key?: string | number;
  value: Node;
}

/** Positions in the code. */
export interface Range {
  start: number;
  end: number;
}

/** The path of a field as a list of keys: `links`, `profiles` and 0. */
export type Keys = readonly (string | number)[];

/** Splits `links.profiles[0]` into `links`, `profiles` and 0. */
export function keysOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => (index === undefined ? key : Number(index)));
}

/** The name of the file of a part of the content. */
export const fileOf = (part: string) => (part === 'facts' ? 'profile.ts' : `${part}.ts`);

/** The line of the value of a field such as `links.profiles[0]`; `undefined` if the file lacks or computes it. */
export function lineOf(code: string, field: string): number | undefined {
  const keys = keysOf(field);
  const group = findGroup(code, keys.slice(0, -1));
  const value =
    keys.length > 1 ? group?.items.find(({ key }) => key === keys.at(-1))?.value : exportedValue(code, field);
  return value?.loc?.start.line;
}

/** The group of fields, or the list, at a place such as `links.profiles`; `undefined` if there is none. */
export function findGroup(code: string, [part, ...keys]: Keys): SourceGroup | undefined {
  return keys.reduce<SourceGroup | undefined>(
    (group, key) => toGroup(group?.items.find((item) => item.key === key)?.value),
    toGroup(exportedValue(code, part)),
  );
}

/** The exports of each parsed file, because many fields are looked up in the same file. */
const parsed = new Map<string, readonly VariableDeclarator[]>();

/** What a file exports under a name. */
function exportedValue(code: string, name: Keys[number] | undefined): Node | null | undefined {
  let variables = parsed.get(code);
  if (!variables) {
    const { program } = parse(code, { sourceType: 'module', plugins: ['typescript'] });
    variables = program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [],
    );
    parsed.set(code, variables);
  }
  return variables.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
}

function toGroup(node: Node | null | undefined): SourceGroup | undefined {
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return toGroup(node.expression);
    case 'ArrayExpression': {
      const elements = node.elements.filter((element) => element !== null);
      const spread = elements.findIndex(({ type }) => type === 'SpreadElement');
      const items = elements.map((element, index) => {
        // The entries after a spread have other indexes.
        const key = spread === -1 || index < spread ? index : undefined;
        return { ...toSourceRange(element), key, value: element };
      });
      return { ...toSourceRange(node), isList: true, items };
    }
    case 'ObjectExpression': {
      const items = node.properties.map((property): Item => {
        if (property.type !== 'ObjectProperty' || property.computed)
          return { ...toSourceRange(property), value: property };
        const { key: name, value } = property;
        const key = name.type === 'Identifier' ? name.name : name.type === 'StringLiteral' ? name.value : undefined;
        return { ...toSourceRange(property), key, value };
      });
      return { ...toSourceRange(node), isList: false, items };
    }
  }
}

/** The positions of a node. */
export function toSourceRange({ start, end }: Node): Range {
  return { start: start ?? 0, end: end ?? 0 };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';

/**
 * Finds where a field of the content is written. It follows the code from `content/content.ts` on, through
 * imports, constants, spreads and `as const`, and where it can follow no further it names the line it has
 * come to: a sentence about a field needs a line to look at, if not always the very one.
 */

/** @typedef {ReturnType<typeof parse>['program']} Program */
/** @typedef {any} Node One of the parser's nodes; which one, its `type` says. Their union is too wide to be told apart here. */
/** @typedef {{ source: Source, node: Node }} Found */

/**
 * A module.
 *
 * @typedef {object} Source
 * @property {string} file From the repository's root.
 * @property {string} text
 * @property {string} code The same with spaces in the place of its comments.
 * @property {Program} program
 */

/**
 * Where a value stands in its group or list: the property or the entry, and what holds it.
 *
 * @typedef {{ source: Source, member: Node, holder: Node }} Seat
 */

/**
 * Where a field stands.
 *
 * @typedef {object} Place
 * @property {string} file From the repository's root, with slashes.
 * @property {number} line From 1.
 * @property {boolean} isExact Whether that is the field's own value, and not the group it is missing from.
 * @property {{ start: number, end: number, quote: string }} [text] Where the file has the field's value as a plain
 *   text in quotes: the offsets of the quotes, and which kind they are.
 */

const ENTRY = 'content/content.ts';

/** What stands around a value and changes nothing. */
const WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion'];

/**
 * @param {string} folder Path of the repository.
 * @returns {(field: string) => Place} finds a field by its path, as in `links.profiles[0].address`.
 */
export function readSources(folder) {
  const find = finderIn(folder, new Map());
  return (field) => {
    const nearest = find(field);
    return nearest ? placeOf(nearest.found, nearest.isExact) : { file: ENTRY, line: 1, isExact: false };
  };
}

/**
 * @param {string} folder Path of the repository.
 * @param {ReadonlyMap<string, string>} drafts Texts of files that are not written yet, by their paths from the root.
 * @returns {(field: string) => (Found & { seat?: Seat }) | undefined} finds the code of a field's own value.
 */
export function readCode(folder, drafts) {
  const find = finderIn(folder, drafts);
  return (field) => {
    const nearest = find(field);
    return nearest?.isExact ? nearest.found : undefined;
  };
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} drafts
 * @returns {(field: string) => { found: Found & { seat?: Seat }, isExact: boolean } | undefined} finds a field, or the
 *   nearest group around it.
 */
function finderIn(folder, drafts) {
  /** @type {Map<string, Source | undefined>} */
  const sources = new Map();

  /** @param {string} file */
  function read(file) {
    if (!sources.has(file)) sources.set(file, readSource(folder, file, drafts.get(file)));
    return sources.get(file);
  }

  /**
   * The value that a node stands for: names are followed to where they are written.
   *
   * @param {Found} found
   * @returns {Found}
   */
  function follow({ source, node }) {
    if (WRAPPERS.includes(node.type)) return follow({ source, node: node.expression });
    if (node.type === 'Identifier') {
      const written = named(source, node.name);
      return written ? follow(written) : { source, node };
    }
    if (node.type === 'MemberExpression' && !node.computed) {
      return step({ source, node: node.object }, node.property.name) ?? { source, node };
    }
    // What the environment may replace stands on the left, the owner's own on the right.
    if (node.type === 'LogicalExpression') return follow({ source, node: node.right });
    return { source, node };
  }

  /**
   * @param {Source} source
   * @param {string} name
   * @returns {Found | undefined} what a module knows under a name, its imports included.
   */
  function named(source, name) {
    for (const statement of source.program.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type === 'VariableDeclaration') {
        const own = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
        if (own?.init) return { source, node: own.init };
      }
      if (declaration?.type === 'ImportDeclaration') {
        for (const specifier of declaration.specifiers) {
          if (specifier.local.name !== name || specifier.type !== 'ImportSpecifier') continue;
          const from = resolveImport(source.file, declaration.source.value);
          const other = from && read(from);
          const { imported } = specifier;
          return other ? named(other, imported.type === 'Identifier' ? imported.name : imported.value) : undefined;
        }
      }
    }
    return undefined;
  }

  /**
   * @param {Found} found
   * @param {string | number} key
   * @returns {(Found & { seat?: Seat }) | undefined} the value behind a key of a group, or at an index of a list.
   */
  function step(found, key) {
    const { source, node } = follow(found);
    if (node.type === 'ArrayExpression') return entriesOf({ source, node })[Number(key)];
    if (node.type !== 'ObjectExpression') return undefined;
    // The last one wins, as it does when the code runs.
    for (const property of [...node.properties].reverse()) {
      if (property.type === 'SpreadElement') {
        const inner = step({ source, node: property.argument }, key);
        if (inner) return inner;
      } else if (property.type === 'ObjectProperty' && nameOf(property) === key) {
        return { ...follow({ source, node: property.value }), seat: { source, member: property, holder: node } };
      }
    }
    return undefined;
  }

  /**
   * @param {Found} list
   * @returns {((Found & { seat?: Seat }) | undefined)[]}
   */
  function entriesOf({ source, node }) {
    return node.elements.flatMap((/** @type {Node} */ element) => {
      if (!element) return [undefined];
      if (element.type !== 'SpreadElement') {
        return [{ ...follow({ source, node: element }), seat: { source, member: element, holder: node } }];
      }
      const inner = follow({ source, node: element.argument });
      return inner.node.type === 'ArrayExpression' ? entriesOf(inner) : [];
    });
  }

  /**
   * The group that the owner writes, where `content/content.ts` adds something to it: that is where a missing field goes.
   *
   * @param {Found} found
   * @returns {Found}
   */
  function ownGroup({ source, node }) {
    const spread =
      source.file === ENTRY && node.properties?.find((/** @type {Node} */ { type }) => type === 'SpreadElement');
    return spread ? follow({ source, node: spread.argument }) : { source, node };
  }

  return (field) => {
    const entry = read(ENTRY);
    const content = entry && named(entry, 'content');
    if (!content) return undefined;
    /** @type {Found & { seat?: Seat }} */
    let found = follow(content);
    for (const key of keysOf(field)) {
      const next = step(found, key);
      if (!next) return { found: ownGroup(found), isExact: false };
      found = next;
    }
    return { found, isExact: true };
  };
}

/**
 * @param {string} field
 * @returns {(string | number)[]} `links.profiles[0]` as `links`, `profiles` and 0.
 */
export function keysOf(field) {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => (index === undefined ? key : Number(index)));
}

/**
 * @param {Found} found
 * @param {boolean} isExact
 * @returns {Place}
 */
function placeOf({ source, node }, isExact) {
  const place = { file: source.file, line: node.loc.start.line, isExact };
  if (!isExact || !isPlainText(node)) return place;
  return { ...place, text: { start: node.start, end: node.end, quote: source.text.charAt(node.start) } };
}

/** @param {Node} node */
export function isPlainText(node) {
  return node.type === 'StringLiteral' || (node.type === 'TemplateLiteral' && node.expressions.length === 0);
}

/** @param {Node} property */
function nameOf({ key, computed }) {
  if (key.type === 'StringLiteral') return key.value;
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}

/**
 * @param {string} file The module that imports.
 * @param {string} name What it calls the other.
 * @returns {string | undefined} the other's file; nothing for a package.
 */
function resolveImport(file, name) {
  if (name.startsWith('@/')) return `${name.slice(2)}.ts`;
  return name.startsWith('.') ? `${path.posix.join(path.posix.dirname(file), name)}.ts` : undefined;
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string} [draft] What the file is going to say.
 * @returns {Source | undefined} nothing where there is no such file, or where it cannot be read as TypeScript.
 */
function readSource(folder, file, draft) {
  const full = path.join(folder, file);
  if (draft === undefined && !existsSync(full)) return undefined;
  const text = draft ?? readFileSync(full, 'utf8');
  try {
    const { program, comments } = parse(text, { sourceType: 'module', plugins: ['typescript'] });
    return { file, text, code: withoutComments(text, comments ?? []), program };
  } catch {
    return undefined;
  }
}

/**
 * @param {string} text
 * @param {readonly { start?: number | null, end?: number | null }[]} comments
 */
function withoutComments(text, comments) {
  return comments.reduce((code, { start, end }) => {
    const [from, to] = [start ?? 0, end ?? 0];
    return code.slice(0, from) + code.slice(from, to).replace(/[^\n]/g, ' ') + code.slice(to);
  }, text);
}

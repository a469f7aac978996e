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
/** @typedef {{ file: string, text: string, program: Program }} Source A module; `file` from the repository's root. */
/** @typedef {{ source: Source, node: Node }} Found */

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
  /** @type {Map<string, Source | undefined>} */
  const sources = new Map();

  /** @param {string} file */
  function read(file) {
    if (!sources.has(file)) sources.set(file, readSource(folder, file));
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
   * @returns {Found | undefined} the value behind a key of a group, or at an index of a list.
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
        return follow({ source, node: property.value });
      }
    }
    return undefined;
  }

  /**
   * @param {Found} list
   * @returns {(Found | undefined)[]}
   */
  function entriesOf({ source, node }) {
    return node.elements.flatMap((/** @type {Node} */ element) => {
      if (element?.type !== 'SpreadElement') return [element ? follow({ source, node: element }) : undefined];
      const inner = follow({ source, node: element.argument });
      return inner.node.type === 'ArrayExpression' ? entriesOf(inner) : [];
    });
  }

  return (field) => {
    const entry = read(ENTRY);
    let found = entry && named(entry, 'content');
    if (!found) return { file: ENTRY, line: 1, isExact: false };
    found = follow(found);
    let isExact = true;
    for (const key of keysOf(field)) {
      const next = step(found, key);
      if (!next) {
        isExact = false;
        break;
      }
      found = next;
    }
    return placeOf(found, isExact);
  };
}

/**
 * @param {string} field
 * @returns {(string | number)[]} `links.profiles[0]` as `links`, `profiles` and 0.
 */
function keysOf(field) {
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
function isPlainText(node) {
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
 * @returns {Source | undefined} nothing where there is no such file, or where it cannot be read as TypeScript.
 */
function readSource(folder, file) {
  const full = path.join(folder, file);
  if (!existsSync(full)) return undefined;
  const text = readFileSync(full, 'utf8');
  try {
    return { file, text, program: parse(text, { sourceType: 'module', plugins: ['typescript'] }).program };
  } catch {
    return undefined;
  }
}

import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A Markdown file in two parts. */
export interface DividedFile {
  /** The values of the front matter, which are texts, lists and groups; `undefined` if there is none. */
  fields?: Readonly<Record<string, unknown>>;
  /** The line of a field, by its path, or that of its group, or that of the front matter's first line. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** What is wrong with the YAML, with its line, and with the field if it is known. */
  mistakes: { line: number; field?: string; message: string }[];
  /** The Markdown, with empty lines in place of the front matter, so that its lines are those of the file. */
  text: string;
}

const IN_QUOTES =
  'a text that contains a colon, or begins with a character such as * or @, or has a # after a space, has to be in quotes';

/** Matches the front matter: YAML between two lines of three hyphens. */
const BETWEEN_HYPHENS = /^\s*---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/**
 * Divides a Markdown file into its front matter and its text.
 *
 * @param isText whether a # is part of the text of a field; after others, such as `draft: true`, it is a note.
 */
export function divideFile(source: string, isText: (field: string) => boolean): DividedFile {
  const whole = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [matter, yaml = ''] = BETWEEN_HYPHENS.exec(whole) ?? [];
  if (matter === undefined) return { lineOf: () => 1, mistakes: [], text: whole };
  const lineCounter = new LineCounter();
  // Values stay as they are written: `2026`, `true` and `1.0` may be titles.
  const document = parseDocument(yaml, { lineCounter, schema: 'failsafe' });
  const firstLine = matter.slice(0, matter.indexOf('---')).split('\n').length;
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true) as { range?: readonly number[] | null } | undefined;
    if (node?.range) return lineAt(node.range[0] ?? 0);
    return path.length > 1 ? lineOf(path.slice(0, -1)) : firstLine;
  };
  const errors = document.errors.map(({ pos, message }) => ({ at: pos[0], message }));
  // YAML reads a text that begins with an asterisk as the name of another value, and throws if there is none.
  visit(document, {
    Alias: (_, { range, source }) => void errors.push({ at: range?.[0] ?? 0, message: `*${source}` }),
  });
  const mistakes: DividedFile['mistakes'] = errors.map(({ at, message }) => ({
    line: lineAt(at),
    message: /keys must be unique/.test(message)
      ? 'has this field twice; remove one of them'
      : `is not valid YAML (${message.split('\n')[0]?.replace(/ at line \d+, column \d+:$/, '')}); ${IN_QUOTES}`,
  }));
  visit(document, {
    Scalar: (key, { type, range }, parents) => {
      const [pair] = parents.filter(isPair);
      const field = isScalar(pair?.key) ? String(pair.key.value) : '';
      if (key === 'key' || type !== 'PLAIN' || !range || !isText(field)) return;
      if (!/^[ \t]*#/.test(yaml.slice(range[1]))) return;
      const message = 'is cut off at a #, which begins a comment in YAML; put the whole text in quotes';
      mistakes.push({ line: lineAt(range[0]), field, message });
    },
  });
  if (mistakes.length === 0 && document.contents && !isMap(document.contents))
    mistakes.push({ line: firstLine + 1, message: 'must be fields, each with a colon, such as title: My Title' });
  const fields = mistakes.length > 0 ? {} : (document.toJS() ?? {});
  return { fields, lineOf, mistakes, text: '\n'.repeat(matter.split('\n').length - 1) + whole.slice(matter.length) };
}

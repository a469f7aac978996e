import { parse as parseToml } from 'smol-toml';
import { isMap, parseDocument } from 'yaml';

/** A text file in two parts, whatever its program. */
interface WrittenText {
  /** Its fields by the names that they have there; values are texts, lists and groups of them. */
  fields: Readonly<Record<string, unknown>>;
  text: string;
  /** What could not be read, for the owner. */
  faults: readonly string[];
}

/** The text between two lines of marks, in YAML, TOML, JSON or code: the mark, the name of the language, the source. */
const MARKED =
  /^\s*(---|\+\+\+|;;;|~~~)[ \t]*(\w*)[ \t]*\n([\s\S]*?\n)??(?:\1|(?<=^\s*---[\s\S]*)\.\.\.)[ \t]*(?:\n|$)/;

/** A comment with fields, as Nikola and some wikis have it. */
const IN_COMMENT = /^\s*<!--[ \t]*\n((?:[ \t]*(?:\.\. )?[\w -]+:.*\n|[ \t]*\n)+?)[ \t]*-->[ \t]*(?:\n|$)/;

/** Lines such as `title: One` at the start of a file, up to a line of hyphens or an empty one. */
const IN_LINES = /^((?:[a-z][\w-]*:(?:[ \t].*)?\n(?:(?:[ \t]+|- ).*\n)*)+)(?:---[ \t]*(?:\n|$)|[ \t]*(?:\n|$))/i;

const FRONT_MATTER_READERS = {
  yaml: readYaml,
  toml: (source: string) => ({ fields: stringifyValues(parseToml(source)) as WrittenText['fields'], faults: [] }),
  json: (source: string) => ({ fields: stringifyValues(JSON.parse(source)) as WrittenText['fields'], faults: [] }),
};

type Format = keyof typeof FRONT_MATTER_READERS;

const FENCE_FORMATS: Readonly<Record<string, Format>> = { '---': 'yaml', '+++': 'toml', ';;;': 'json' };

/** Divides a text file into its fields and its text. */
export function readFrontMatter(source: string): WrittenText {
  const whole = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [matter, mark = '', language = '', code = ''] = MARKED.exec(whole) ?? [];
  if (matter !== undefined) {
    const format = language in FRONT_MATTER_READERS ? (language as Format) : language ? undefined : FENCE_FORMATS[mark];
    const inside = format === 'json' && !code.trim().startsWith('{') ? `{${code}}` : code;
    const read = format ? tryReading(format, inside) : withFault(readLines(code), `in ${language || 'code'}`);
    // Between two lines of hyphens there may be a text.
    if (read) return { ...read, text: whole.slice(matter.length) };
  }
  for (const end of whole.startsWith('{') ? whole.matchAll(/^\}[ \t]*(?:\n|$)/gm) : []) {
    const length = end.index + end[0].length;
    const read = tryReading('json', whole.slice(0, length));
    if (read?.faults.length === 0) return { ...read, text: whole.slice(length) };
  }
  const [lines, inLines = ''] = IN_COMMENT.exec(whole) ?? IN_LINES.exec(whole) ?? [];
  const read = lines === undefined ? undefined : readLines(inLines);
  if (lines !== undefined && read && 'title' in lowerCase(read.fields)) {
    const yaml = lines.trimStart().startsWith('<!--') ? undefined : tryReading('yaml', inLines);
    return { ...(yaml?.faults.length === 0 ? yaml : read), text: whole.slice(lines.length) };
  }
  return { fields: {}, text: whole, faults: [] };
}

const lowerCase = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([key, one]) => [key.toLowerCase(), one]));

/** The fields; what can be told from the lines alone, with a fault, if they are not valid; nothing if there are none. */
function tryReading(format: Format, source: string): Omit<WrittenText, 'text'> | undefined {
  try {
    return FRONT_MATTER_READERS[format](source);
  } catch {
    const lines = readLines(source);
    return Object.keys(lines.fields).length > 0
      ? withFault(lines, `that is not valid ${format.toUpperCase()}`)
      : undefined;
  }
}

/** @throws if it is not valid. */
function readYaml(written: string): Omit<WrittenText, 'text'> | undefined {
  // YAML would cut these off at a #, which begins a comment.
  const source = written.replace(
    /^(title|description|summary|excerpt|subtitle):[ \t]+(?!["'|>&])(.*?\s#.*)$/gim,
    (_, field, value) => `${field}: ${JSON.stringify(value)}`,
  );
  const document = parseDocument(source, { schema: 'failsafe', uniqueKeys: false, merge: true });
  if (document.errors.length > 0) throw document.errors[0];
  if (document.contents === null) return { fields: {}, faults: [] };
  if (!isMap(document.contents)) return undefined;
  const names = document.contents.items.map(({ key }) => String(key));
  const [twice] = names.filter((name, index) => names.indexOf(name) !== index);
  const fields = document.toJS() as WrittenText['fields'];
  return { fields, faults: twice === undefined ? [] : [`has the field ${twice} twice`] };
}

/** Fields by their lines alone. */
function readLines(source: string): Omit<WrittenText, 'text'> {
  const pairs = source.matchAll(/^[ \t]*(?:\.\. )?["']?([a-z][\w-]*)["']?[ \t]*[:=][ \t]*(.*?)[ \t]*,?$/gim);
  const fields = [...pairs].map(([, name = '', value = '']) => [name, value.replace(/^(["'`])(.*)\1$/, '$2')]);
  return { fields: Object.fromEntries(fields), faults: [] };
}

function withFault(read: Omit<WrittenText, 'text'>, fault: string): Omit<WrittenText, 'text'> {
  return { ...read, faults: [...read.faults, `has front matter ${fault}`] };
}

/** A value with texts in place of numbers, truth values and dates. */
function stringifyValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stringifyValues);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, stringifyValues(one)]));
  return value === null || value === undefined ? '' : String(value);
}

import { UserError } from '../user-error';

/** What is wrong with the content, or could be better. */
export interface Finding {
  /** `stop`: the site can't be built. `must`: to do before it goes live. `should`: worth a look. */
  level: 'stop' | 'must' | 'should';
  /** The file's path, relative to the repository's root; empty for what is in no file, such as an environment variable. */
  file: string;
  /** The line of the value, or of its group if it is missing, unless code computes it. */
  line?: number;
  /** The field's path, `projects[1].liveLink`, or a part of a text; empty if the finding is about the file itself. */
  field: string;
  /** What is wrong and what to write, as the rest of a sentence that begins with the field, or with the file. */
  message: string;
  /** What many findings of its kind are, after their number: `pictures have no alternative text`. */
  group?: string;
}

/** Where a finding is. */
export type Place = Pick<Finding, 'file' | 'line'>;

/** What is wrong in a text whose file is known. It stops the build. */
export type TextFinding = Omit<Finding, 'file' | 'level'>;

/** Formats a finding as one sentence. */
export function sentenceOf({ file, line, field, message }: Finding): string {
  const place = line ? `${file}:${line}` : file;
  const subject = place && field ? `${place}: ${field}` : place || field;
  return `${subject} ${message}.`;
}

/** How many findings of a kind have a sentence each. */
const SENTENCES = 3;

/** How many further ones a list names, unless all are asked for. */
const LIST_LENGTH = 10;

/**
 * Formats findings as sentences, in their order. If there are many of a kind, one sentence lists where the others are.
 *
 * @param listAll whether lists are complete, with one sentence a line.
 */
export function formatFindings(findings: readonly Finding[], listAll = false): string[] {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) kinds.set(kindOf(finding), [...(kinds.get(kindOf(finding)) ?? []), finding]);
  return findings.flatMap((finding) => {
    const { group } = finding;
    const kind = kinds.get(kindOf(finding)) ?? [];
    const index = kind.indexOf(finding);
    const listed = kind.slice(group ? 0 : SENTENCES);
    if (listed.length <= 1 || kind.length <= SENTENCES || (!group && index < SENTENCES)) return [sentenceOf(finding)];
    if (finding !== listed[0]) return [];
    const beginning = group ? `${kind.length} ${group}` : `${listed.length} more of this kind`;
    return [`${beginning}:${listOf(listed, listAll)}`];
  });
}

/**
 * What findings have in common: the kind of field, and the beginning of the message, without names and values. What is
 * about a file itself is alone of its kind, because its message has the names.
 */
function kindOf({ file, field, message, group }: Finding): string {
  if (group || !field) return group ?? `${file} ${message}`;
  const [fieldKind] = /^(?:the|a) \w+|(?<=^(?:[\w.]|\[\d+\])*)\w+(?=(?:\[\d+\])?$)/.exec(field) ?? [];
  return `${fieldKind} ${message.split(/[;:,(]/)[0]?.replaceAll(/"[^"]*"|\S*[./]\S+|\d+/g, '…')}`;
}

function listOf(findings: readonly Finding[], listAll: boolean): string {
  if (listAll) return findings.map((finding) => `\n    ${sentenceOf(finding)}`).join('');
  const rest = findings.length - LIST_LENGTH;
  const end = rest > 0 ? ` and ${rest} more, which npm run check -- --all lists.` : '.';
  // One of each file comes before a second one of any.
  const firsts = findings.filter(({ file }, index) => findings.findIndex((other) => other.file === file) === index);
  const named = new Set([...new Set([...firsts, ...findings])].slice(0, LIST_LENGTH));
  const places = findings.flatMap((finding) =>
    named.has(finding) ? `${finding.file}${finding.line ? `:${finding.line}` : ''} (${finding.field})` : [],
  );
  return ` ${places.join(', ')}${end}`;
}

/** @throws {UserError} with a sentence for each finding that stops the build, if there are any. */
export function rejectFindings(findings: readonly Finding[]): void {
  const stops = findings.filter(({ level }) => level === 'stop');
  if (stops.length > 0) throw new UserError('The site cannot be built:', formatFindings(stops));
}

/** The findings without those that say the same of the same place. */
export function withoutRepeated(findings: readonly Finding[]): Finding[] {
  const said = new Set<string>();
  return findings.filter((finding) => {
    const isNew = !said.has(sentenceOf(finding));
    said.add(sentenceOf(finding));
    return isNew;
  });
}

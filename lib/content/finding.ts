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

/** How many findings of a kind have a sentence each, unless all are asked for. */
const SENTENCES = 3;

/** Formats findings as sentences, in their order. Of many of a kind, the third sentence says how many more there are. */
export function formatFindings(findings: readonly Finding[], listAll = false): string[] {
  if (listAll) return findings.map(sentenceOf);
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) kinds.set(kindOf(finding), [...(kinds.get(kindOf(finding)) ?? []), finding]);
  return findings.flatMap((finding) => {
    const kind = kinds.get(kindOf(finding)) ?? [];
    const [index, more] = [kind.indexOf(finding) + 1, kind.length - SENTENCES];
    if (index > SENTENCES) return [];
    const others = `${sentenceOf(finding)} (${more} more of this kind: npm run check -- --all)`;
    return index === SENTENCES && more > 0 ? others : sentenceOf(finding);
  });
}

/**
 * What findings have in common: the kind of field, and the beginning of the message, without names and values. What is
 * about a file itself is alone of its kind, because its message has the names.
 */
function kindOf({ file, field, message }: Finding): string {
  if (!field) return `${file} ${message}`;
  const [fieldKind] = /^(?:the|a) \w+|(?<=^(?:[\w.]|\[\d+\])*)\w+(?=(?:\[\d+\])?$)/.exec(field) ?? [];
  return `${fieldKind} ${message.split(/[;:,(]/)[0]?.replaceAll(/"[^"]*"|\S*[./]\S+|\d+/g, '…')}`;
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

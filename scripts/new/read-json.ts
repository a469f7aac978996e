import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { UserError } from '../../lib/user-error';
import { causeOf } from '../command';
import { timeout } from './github';
import { isGroup } from './resume-values';

const FROM_REACTIVE_RESUME = 'import it at https://rxresu.me, and export it there as JSON';
const FROM_EUROPASS =
  'turn it into one of Reactive Resume with https://pypi.org/project/europassxml-to-reactiveresumejson/';
const AS_MARKDOWN = 'and name the folder with the texts that it writes';

/** The beginnings of files that are no texts. */
const BINARY: Readonly<Record<string, string>> = { '25504446': 'PDF', '504b0304': 'ZIP', d0cf11e0: 'OLE' };

/**
 * What owners may have instead of a CV in JSON, and what makes one of it: by the text of the file, the names of the fields
 * in it (`FIELDS: cv design`), or its bytes behind the kind of file.
 */
export const OTHER_FORMATS: readonly [sign: RegExp, name: string, advice: string][] = [
  [/^@ZIP:.*\b(?:Positions|Profile)\.csv|^\W*(?:First|Company) Name,/s, 'a LinkedIn archive', FROM_REACTIVE_RESUME],
  [/^@OLE:|^@ZIP:.*(?:word\/|vnd\.oasis)|^\{\\rtf/s, 'a Word document', FROM_REACTIVE_RESUME],
  [/^@PDF:/, 'a PDF', FROM_REACTIVE_RESUME],
  [/^@ZIP:/, 'a ZIP archive', 'unpack it, and name the folder or the file that you mean'],
  [/^FIELDS:.* (?:cv|rendercv_settings) /, 'a CV of RenderCV', `make its PDF, then ${FROM_REACTIVE_RESUME}`],
  [/^FIELDS:.* SkillsPassport |<(?:\w+:)?(?:SkillsPassport|Candidate)\b/, 'a Europass CV', FROM_EUROPASS],
  [/<rss.*xmlns:wp=/s, 'an export of WordPress', `run npx wordpress-export-to-markdown, ${AS_MARKDOWN}`],
  [/^FIELDS: (?:db|meta data|data meta|data) /, 'an export of Ghost', `run npx ghost-to-md, ${AS_MARKDOWN}`],
  [/<feed.*blogger/is, 'an export of Blogger', `run https://github.com/palaniraja/blog2md, ${AS_MARKDOWN}`],
  [/^\s*</, 'a web page', 'save the JSON that it shows or links to'],
];

/**
 * Reads data in JSON, or in YAML, which includes JSON with a comma too many.
 *
 * @throws {UserError} if a file or an address can't be read, or has something else in it, which is named.
 */
export async function readJson(source: string): Promise<unknown> {
  let bytes = new Uint8Array();
  try {
    const isFile = !/^https?:/.test(source);
    const answer = isFile ? new Response(readFileSync(source)) : await fetch(source, { signal: timeout() });
    if (!answer.ok) throw new Error(`the server answered with ${answer.status}`);
    bytes = new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    throw new UserError(`${source} could not be read: ${causeOf(error)}.`);
  }
  const text = decode(bytes);
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false });
  const [mistake] = document.errors;
  const data = mistake ? undefined : document.toJS();
  const names = isGroup(data) ? `FIELDS: ${Object.keys(data).join(' ')} ` : text;
  const other = OTHER_FORMATS.find(([sign]) => sign.test(names));
  if (other) throw new UserError(`${source} is ${other[1]}, which can't be read here: ${other[2]}.`);
  if (!mistake) return data;
  const lines = text.slice(0, mistake.pos[0]).split('\n');
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  throw new UserError(`${source} is not JSON: ${mistake.message} in ${place}.`);
}

/** The text of a file in UTF-8 or UTF-16, with or without a byte-order mark: JSON begins with an ASCII character. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const kind = BINARY[Buffer.from(bytes.subarray(0, 4)).toString('hex')];
  // A text that begins so is neither JSON nor YAML.
  if (kind) return `@${kind}: ${Buffer.from(bytes).toString('latin1')}`;
  const isBigEndian = first === 0 || (first === 0xfe && second === 0xff);
  const isLittleEndian = second === 0 || (first === 0xff && second === 0xfe);
  const encoding = isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

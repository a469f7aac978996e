import { readFileSync } from 'node:fs';
import { UserError } from '../../lib/user-error';
import { causeOf } from '../command';
import { timeout } from './github';

/** @throws {UserError} if a file or an address cannot be read, or is not JSON. */
export async function readJson(source: string): Promise<unknown> {
  let text = '';
  try {
    const isFile = !/^https?:/.test(source);
    const answer = isFile ? new Response(readFileSync(source)) : await fetch(source, { signal: timeout() });
    if (!answer.ok) throw new Error(`the server answered with ${answer.status}`);
    text = decode(new Uint8Array(await answer.arrayBuffer()));
  } catch (error) {
    throw new UserError(`${source} could not be read: ${causeOf(error)}.`);
  }
  if (/^\s*</.test(text)) throw new UserError(`${source} is a web page; save the JSON that it shows or links to.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${source} is not JSON: ${describeError(text, (error as Error).message)}.`);
  }
}

/** The text of a file in UTF-8 or UTF-16, with or without a byte-order mark: JSON begins with an ASCII character. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isBigEndian = first === 0 || (first === 0xfe && second === 0xff);
  const isLittleEndian = second === 0 || (first === 0xff && second === 0xfe);
  const encoding = isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** What is wrong and where. The parser does not always name the place of a comma before a bracket, the usual mistake. */
function describeError(text: string, message: string): string {
  const extraComma = [...text.matchAll(/"(?:[^"\\]|\\.)*"|(,)\s*[\]}]/g)].find(([, comma]) => comma);
  const position = extraComma?.index ?? /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return message;
  const lines = text.slice(0, Number(position)).split('\n');
  const problem = extraComma ? 'there is a comma too many' : message.replace(/ in JSON at position.*/, '');
  return `${problem} in line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

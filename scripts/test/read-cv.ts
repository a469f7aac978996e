// node --import tsx scripts/test/read-cv.ts <language> <PDF> <copy in Markdown> …: what programs read in the PDF of a CV, as
// a table for docs/cv.md. It compares their text with the page's copy, and takes pdf.js and what is installed of Debian's
// poppler-utils and mupdf-tools.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';

type Reader = (file: string) => string | Promise<string>;

const READERS: Record<string, Reader> = {
  'poppler (`pdftotext`)': (file) => execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }),
  'MuPDF (`mutool`)': (file) => execFileSync('mutool', ['draw', '-q', '-F', 'txt', file], { encoding: 'utf8' }),
  'pdf.js': readWithPdfJs,
};

async function readWithPdfJs(file: string): Promise<string> {
  const { text } = await extractText(new Uint8Array(readFileSync(file)), { mergePages: true });
  return text;
}

/** What a CV says, in its order, by kind. The line below a date is the employer and the place, or the description. */
function partsOf(markdown: string): [kind: string, text: string][] {
  const lines = markdown.split('\n').filter((line) => line.trim());
  return lines.flatMap((line, index): [string, string][] => {
    const [, marks = '', text = ''] = /^(#{1,3}) (.*)$/.exec(line) ?? [];
    if (marks) return [[['name', 'sections', 'titles'][marks.length - 1] ?? '', text.split(' · ')[0] ?? '']];
    if (/^###/.test(lines[index - 1] ?? '')) return [['dates', line]];
    return /^###/.test(lines[index - 2] ?? '') ? [['employers', line]] : [];
  });
}

/** A text without what no reader promises to keep: marks of direction, the kind of spaces, and Markdown's backslashes. */
const plain = (text: string) =>
  text
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** How many of each kind a reader found whole, and how many of them behind the part before. */
function found(parts: readonly [kind: string, text: string][], text: string): string[] {
  const counts = new Map<string, [number, number]>();
  let place = 0;
  let inOrder = 0;
  for (const [kind, part] of parts) {
    const [hits, all] = counts.get(kind) ?? [0, 0];
    const next = text.indexOf(plain(part), place);
    counts.set(kind, [hits + Number(text.includes(plain(part))), all + 1]);
    if (next < 0) continue;
    place = next;
    inOrder += 1;
  }
  return [...[...counts.values()].map(([hits, all]) => `${hits} of ${all}`), `${inOrder} of ${parts.length}`];
}

const [, , ...args] = process.argv;
const KINDS = ['name', 'sections', 'titles', 'dates', 'employers', 'in this order'];
console.log(`| CV | read by | ${KINDS.join(' | ')} |\n| --- | --- |${' --- |'.repeat(KINDS.length)}`);
for (let index = 0; index + 2 < args.length; index += 3) {
  const [name = '', pdf = '', copy = ''] = args.slice(index, index + 3);
  const parts = partsOf(readFileSync(copy, 'utf8'));
  for (const [reader, read] of Object.entries(READERS)) {
    const text = await Promise.resolve(read(pdf)).catch(() => undefined);
    if (text !== undefined) console.log(`| ${name} | ${reader} | ${found(parts, plain(text)).join(' | ')} |`);
  }
}

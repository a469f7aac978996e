// node --import tsx scripts/test/read-cv.ts <language> <PDF> <copy in Markdown> …: what programs read in the PDF of a CV, as
// a table for docs/cv.md. It compares their text with the page's copy, and takes pdf.js and what is installed of Debian's
// poppler-utils and mupdf-tools.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';

type Reader = (file: string) => string | Promise<string>;

const PDF_READERS: Record<string, Reader> = {
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

/** The words of a text, without invisible characters; those of another script than Arabic, and numbers, are words alone. */
function wordsIn(text: string): string[] {
  const visible = text
    .normalize('NFKC')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replace(/\p{Cf}/gu, '');
  return visible.match(/\p{N}+|[\p{Script=Arabic}\p{M}]+|(?:(?!\p{Script=Arabic})[\p{L}\p{M}\p{N}])+/gu) ?? [];
}

/** How many words of each kind a reader found whole, and how many of the parts stand in the order of the page. */
function resultsOf(parts: readonly [kind: string, text: string][], read: readonly string[]): string[] {
  const counts = new Map<string, [found: number, all: number]>();
  const places: number[] = [];
  for (const [kind, part] of parts) {
    const words = wordsIn(part);
    const found = words.filter((word) => read.includes(word));
    const [before, all] = counts.get(kind) ?? [0, 0];
    counts.set(kind, [before + found.length, all + words.length]);
    // The word of the part that is rarest in the text tells its place.
    const times = (word: string) => read.filter((one) => one === word).length;
    const [rarest] = found.sort((one, other) => times(one) - times(other));
    if (rarest && kind !== 'dates') places.push(read.indexOf(rarest));
  }
  const percent = [...counts.values()].map(([found, all]) => `${Math.round((found / all) * 100)} %`);
  return [...percent, `${longestRow(places)} of ${places.length}`];
}

/** The most numbers that can stay if the others are taken out and those that stay rise. */
function longestRow(numbers: readonly number[]): number {
  const rows: number[] = [];
  for (const [index, number] of numbers.entries())
    rows.push(1 + Math.max(0, ...rows.filter((_, before) => Number(numbers[before]) <= number && before < index)));
  return Math.max(0, ...rows);
}

const [, , ...args] = process.argv;
const COMPARED_PARTS = ['name', 'sections', 'titles', 'dates', 'employers', 'parts in their order'];
console.log(`| CV | read by | ${COMPARED_PARTS.join(' | ')} |\n| --- | --- |${' --- |'.repeat(COMPARED_PARTS.length)}`);
for (let index = 0; index + 2 < args.length; index += 3) {
  const [name = '', pdf = '', copy = ''] = args.slice(index, index + 3);
  const parts = partsOf(readFileSync(copy, 'utf8'));
  for (const [reader, read] of Object.entries(PDF_READERS)) {
    const text = await Promise.resolve(read(pdf)).catch(() => undefined);
    if (text !== undefined) console.log(`| ${name} | ${reader} | ${resultsOf(parts, wordsIn(text)).join(' | ')} |`);
  }
}

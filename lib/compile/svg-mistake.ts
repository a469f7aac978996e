import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What an SVG can't have, as it is read without comments. */
const REFUSED: readonly [pattern: RegExp, message: string][] = [
  [
    /<script[\s>/]|<[^>]*\s(?:on[a-z]+\s*=|(?:xlink:)?href\s*=\s*["']?\s*javascript:)/i,
    'has a script, which would run for those who open the file itself; remove it',
  ],
  [
    /<(?:image|use|feImage)\b[^>]*?\s(?:xlink:)?href\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!["'#\s]|data:)|@import|<\?xml-stylesheet/i,
    'loads another file, which browsers block in pictures; embed it as data:, or remove it',
  ],
];

/** What is dangerous in an SVG, or blocked, with its line, as the rest of a sentence. Other files have none. */
export function svgMistake(file: string): string | undefined {
  if (!/\.svg$/i.test(file)) return undefined;
  const text = readFileSync(path.join(process.cwd(), file), 'utf8');
  const source = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  for (const [pattern, message] of REFUSED) {
    const match = pattern.exec(source);
    if (match) return `${message} (line ${source.slice(0, match.index).split('\n').length} of ${file})`;
  }
  return undefined;
}

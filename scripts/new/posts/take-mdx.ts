import { replaceInProse } from './edits';
import type { Leftovers } from './leftovers';

/** Turns MDX into Markdown with HTML: without its imports and comments; exported code becomes a comment. */
export function takeMdx(text: string, leftovers: Leftovers): string {
  const files = new Map<string, string>();
  const withoutImports = replaceInProse(
    text,
    /^import\s[^;\n]*?(?:\{[^}]*\}[^;\n]*?)?["']([^"'\n]+)["'];?[ \t]*$/gm,
    (line = '', file = '') => {
      const [, name = ''] = /^import\s+(\w+)\s+from/.exec(line) ?? [];
      files.set(name, file);
      return '';
    },
  );
  const withoutCode = replaceInProse(
    withoutImports,
    /^export\s(?:const|let|default|function|async)\b[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/gm,
    (code = '') => leftovers.comment('Code in MDX is a comment now', code),
  );
  const withFiles = replaceInProse(withoutCode, /=\{(\w+)(?:\.src)?\}/g, (value, name = '') =>
    files.has(name) ? `="${files.get(name)}"` : value,
  );
  return replaceInProse(withFiles, /\{\/\*[\s\S]*?\*\/\}|\{["'`]\s*["'`]\}/g, () => '');
}

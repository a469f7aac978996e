import { replaceInProse } from './edits';
import type { Leftovers } from './leftovers';

/** Tags whose content is code: the language, or the first word, is its name. */
const CODE_TAG =
  /(?:\{%-?\s*(highlight|codeblock|code)\b(.*?)-?%\}|\{\{[<%]\s*(highlight|code)\b(.*?)[%>]\}\}|\[(code|sourcecode)([^\]\n]*)\])[ \t]*\n?([\s\S]*?)(?:\{%-?\s*end(?:highlight|codeblock|code)\s*-?%\}|\{\{[<%]\s*\/\s*(?:highlight|code)\s*[%>]\}\}|\[\/(?:code|sourcecode)\])/g;

/** The text with fences around code, and without the marks that keep a program from reading it. */
export function withCodeBlocks(text: string): string {
  return text
    .replace(CODE_TAG, (_, liquid, options, _hugo, hugoOptions, _wordpress, attributes, code: string) => {
      const words = String(options ?? hugoOptions ?? attributes ?? '').trim();
      const named = /(?:^|\s)lang(?:uage)?[:=]\s*["']?([\w+#-]+)/.exec(words)?.[1];
      const language = named ?? (liquid === 'codeblock' ? '' : (/^["']?([\w+#-]+)(?![\w=])/.exec(words)?.[1] ?? ''));
      const title =
        liquid === 'codeblock'
          ? words
              .replace(/\b\w+:\S+/g, '')
              .replace(/https?:\S+/g, '')
              .replaceAll('"', "'")
              .trim()
          : '';
      const fence = code.includes('```') ? '~~~~' : '```';
      return `${fence}${language}${title && ` title="${title}"`}\n${code.replace(/^\n+/, '').trimEnd()}\n${fence}`;
    })
    .replace(/\{%-?\s*(?:end)?(?:raw|nomarkdown)\s*-?%\}|\{::nomarkdown\}|\{:\/nomarkdown\}/g, '')
    .replace(/^([ \t]*(?:```+|~~~+)[ \t]*)\{([\w+#-]+)[^}\n]*\}[ \t]*$/gm, (whole, fence, language) =>
      /^(?:r|python|sh|bash|sql|js|javascript|julia|css|html|yaml|json|ruby)$/i.test(language)
        ? `${fence}${language}`
        : whole,
    );
}

/** Turns MDX into Markdown with HTML: without its imports and comments; exported code becomes a comment. */
export function takeMdx(text: string, leftovers: Leftovers): string {
  const files = new Map<string, string>();
  const withoutImports = replaceInProse(
    text,
    /^import\s[^;\n]*?(?:\{[^}]*\}[^;\n]*?)?["']([^"'\n]+)["'];?[ \t]*$/gm,
    ([line = '', file = '']) => {
      files.set(/^import\s+(\w+)\s+from/.exec(line)?.[1] ?? '', file);
      return '';
    },
  );
  const withoutCode = replaceInProse(
    withoutImports,
    /^export\s(?:const|let|default|function|async)\b[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/gm,
    ([code = '']) => leftovers.trace('Code in MDX is a comment now', code),
  );
  const withFiles = replaceInProse(withoutCode, /=\{(\w+)(?:\.src)?\}/g, ([value = '', name = '']) =>
    files.has(name) ? `="${files.get(name)}"` : value,
  );
  return replaceInProse(withFiles, /\{\/\*[\s\S]*?\*\/\}|\{["'`]\s*["'`]\}/g, () => '');
}

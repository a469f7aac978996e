import { stringify } from 'yaml';
import { formulaMistakes } from '../../../lib/markdown/formulas';
import { htmlMistakes } from '../../../lib/markdown/html-in-text';
import { parseMarkdown } from '../../../lib/markdown/markdown';
import { unreadMarkdown } from '../../../lib/markdown/unread-markdown';
import { convertHtml } from './convert-html';
import { htmlToMarkdown } from './html-to-markdown';
import type { OldSite } from './old-site';
import { withHeadingLevels } from './raise-headings';
import { replaceTags } from './replace-tags';
import { withSeparateFences } from './separate-fences';
import { takeMdx, withCodeBlocks } from './take-code';
import type { MovedText, TextFinder } from './text-finder';

/** Turns what is in a text into Markdown; what has no counterpart becomes a comment. */
export function convertText(text: MovedText, site: OldSite, finder: TextFinder): string {
  const { leftovers, path: file } = text;
  const isMdx = file.endsWith('.mdx');
  const code = withCodeBlocks(text.text);
  const tagless = replaceTags(isMdx ? takeMdx(code, leftovers) : code, {
    leftovers,
    findText: (name) => finder.byName(name, text)?.address,
    hasLiquid: ['jekyll', 'eleventy', 'hexo', 'bridgetown', 'lume'].includes(site.generator ?? ''),
  });
  const hasComponents = isMdx || ['vitepress', 'docusaurus'].includes(site.generator ?? '');
  const markdown = file.endsWith('.html')
    ? htmlToMarkdown(tagless, leftovers)
    : convertHtml(withSeparateFences(tagless), leftovers, hasComponents);
  // A line that begins with a comment would be HTML as a whole.
  const commented = markdown.replace(
    /^([ \t>]*(?:[-*+] |\d+[.)] )?)((?:<!--[^\n]*?-->[ \t]*)+)(?!<!--)(\S.*)$/gm,
    '$1$3 $2',
  );
  return withHeadingLevels(commented);
}

/** What of a text visitors would read as source, by the tables that the build uses, and what its page can't show. */
export function faultsIn(
  { title, description = '' }: Pick<MovedText, 'title' | 'description'>,
  text: string,
): string[] {
  const faults = new Set<string>();
  for (const one of [text, title, description]) {
    const tree = parseMarkdown(one);
    for (const { kind } of unreadMarkdown(one, tree, true)) faults.add(`has ${kind}`);
    if (one !== text) continue;
    for (const { field } of htmlMistakes(tree)) faults.add(`has HTML that could not be read (${field.slice(0, 40)})`);
    for (const { field } of formulaMistakes(tree, one))
      faults.add(`has a formula that can’t be shown (${field.slice(12, 50)})`);
  }
  if (!text.replace(/<!--[\s\S]*?-->/g, '').trim()) faults.add('is empty');
  return [...faults];
}

/** The front matter of a text's new file. */
export function frontMatterOf(
  text: MovedText,
  image: string | undefined,
  aliases: readonly string[],
  language: string,
): string {
  const isStudy = text.file.includes('/case-studies/');
  const isPost = text.file.includes('/posts/');
  const lang = text.lang ?? text.language;
  const all: Record<string, unknown> = {
    title: isStudy ? undefined : text.title,
    description: text.description,
    date: isPost && text.date ? [text.date, text.time].filter(Boolean).join('T') : undefined,
    updated: text.updated && text.updated >= (text.date ?? '') ? text.updated : undefined,
    tags: isPost && text.tags.length > 0 ? text.tags : undefined,
    image: isPost ? image : undefined,
    alt: isPost && image ? text.alt : undefined,
    myRole: isStudy ? text.find('role') : undefined,
    canonical: isPost ? text.canonical : undefined,
    lang:
      !isStudy &&
      lang &&
      lang !== language &&
      /^[a-z]{2,3}(?:[-_][A-Za-z\d]+)*$/.test(lang) &&
      !text.file.startsWith(`content/${lang}/`)
        ? lang.replaceAll('_', '-')
        : undefined,
    aliases: !isStudy && aliases.length > 0 ? aliases : undefined,
    draft: text.isDraft ? true : undefined,
  };
  const fields = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const comment = isStudy && text.isDraft ? `# ${text.title}: add it to content/projects.ts when it is finished\n` : '';
  return `---\n${comment}${Object.keys(fields).length > 0 ? stringify(fields, { lineWidth: 0 }) : ''}---\n`;
}

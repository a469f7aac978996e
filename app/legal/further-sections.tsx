import type { Content } from '@/lib/content/schema';
import { toPageElements } from '@/lib/writing/page-elements';
import { MarkdownText } from '../writing/markdown-text';

/** The owner's further sections of the privacy notice. */
export async function FurtherSections({ text, content }: { text: string; content: Content }) {
  const tree = await toPageElements(text, content.site, content.words.writing);
  return <MarkdownText text={{ tree, pictures: new Map() }} />;
}

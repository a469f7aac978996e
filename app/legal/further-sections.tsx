import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/schema';
import { localizerFor } from '@/lib/localized-text';

/** The owner's further sections of the privacy notice, whose blocks are separated by blank lines. */
export function FurtherSections({ text, content }: { text: string; content: Content }): ReactNode {
  const localize = localizerFor(content.site);
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [, heading] = /^#+\s+(.*)$/.exec(block) ?? [];
      return heading ? <h2 key={block}>{localize(heading)}</h2> : <p key={block}>{localize(block)}</p>;
    });
}

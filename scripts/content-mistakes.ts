import path from 'node:path';
import { entriesWithoutPage } from '../content/page-folders';
import { findMistakesInLook } from '../lib/brand/look';
import { findMistakes } from '../lib/content/check';
import { content } from '../lib/content/content';
import type { Mistake } from '../lib/content/mistakes.mjs';
import type { Content } from '../lib/content/schema';
import { root } from './command';

export { type Content, content, type Mistake };

/** What the build would refuse of a content. */
export function mistakesIn(content: Content): Mistake[] {
  const mistakes = findMistakes(content, path.join(root, 'public'));
  if (mistakes.length > 0) return mistakes;
  return [...findMistakesInLook(content), ...entriesWithoutPage(content.navigation, path.join(root, 'app'))];
}

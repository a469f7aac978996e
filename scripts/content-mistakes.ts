import path from 'node:path';
import { content } from '../content/content';
import type { Mistake } from '../content/mistakes.mjs';
import { entriesWithoutPage } from '../content/page-folders';
import { findMistakes } from '../content/schema';
import type { Content } from '../content/types';
import { findMistakesInLook } from '../look/look';
import { root } from './command';

export { type Content, content, type Mistake };

/** What the build would refuse of a content. */
export function mistakesIn(content: Content): Mistake[] {
  const mistakes = findMistakes(content, path.join(root, 'public'));
  if (mistakes.length > 0) return mistakes;
  return [...findMistakesInLook(content), ...entriesWithoutPage(content.navigation, path.join(root, 'app'))];
}

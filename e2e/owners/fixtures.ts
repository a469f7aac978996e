import { content as sample } from '@/content/content';
import type { Content } from '@/lib/content/schema';
import { arabicOwner } from './arabic';
import { germanWords } from './german-words';
import { maximalOwner } from './maximal';
import { minimalOwner } from './minimal';

/**
 * The content of other owners: one who lacks everything that can be left out, one who has everything the content can
 * hold, with long and hostile texts in it, one whose language runs from right to left in letters of its own, and one
 * with long words. The build takes one of them in place of `content/` as JSON in the environment variable `CONTENT`.
 */
export const fixtures = {
  minimal: minimalOwner(sample),
  maximal: maximalOwner(sample),
  arabic: arabicOwner(sample),
  german: { ...sample, site: { ...sample.site, language: 'de', locale: 'de_DE' }, words: germanWords },
} satisfies Record<string, Content>;

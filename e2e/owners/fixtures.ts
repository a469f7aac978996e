import { content as sample } from '@/content/content';
import type { Content } from '@/lib/content/schema';
import { arabicOwner } from './arabic';
import { germanWords } from './german-words';
import { maximalOwner } from './maximal';
import { minimalOwner } from './minimal';

/**
 * Content fixtures: an owner without optional fields, one with all fields and long and hostile texts, one with a
 * right-to-left language, and one with long words. The build reads one of them from the file that the environment
 * variable `CONTENT_FILE` names instead of `content/`.
 */
export const fixtures = {
  minimal: minimalOwner(sample),
  maximal: maximalOwner(sample),
  arabic: arabicOwner(sample),
  german: { ...sample, site: { ...sample.site, language: 'de', locale: 'de_DE' }, words: germanWords },
} satisfies Record<string, Content>;

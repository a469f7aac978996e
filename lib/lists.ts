import type { ListWords } from '@/lib/content/words-schema';
import { fillIn } from './fill-in';

/** Joins names, as the site's language writes them: city and country, or a list of languages. */
export function joinList(names: readonly string[], { pair }: ListWords): string {
  const [first = '', ...others] = names;
  return others.reduce((row, name) => fillIn(pair, { first: row, second: name }), first);
}

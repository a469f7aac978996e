import { entriesIn, type TreeEntry } from './accessibility-tree';

/** Roles whose entries say nothing without a name. */
const NAMED = new Set([
  'link',
  'button',
  'textbox',
  'image',
  'img',
  'region',
  'navigation',
  'form',
  'article',
  'heading',
]);

/** Landmarks that a page has once. */
const ONCE = ['banner', 'main', 'contentinfo'];

/** Names that lead nowhere by themselves: without a letter or a digit, or one of these words. */
const BARE = /^[^\p{L}\p{N}]*$|^(here|more|click here|read more|link|hier|mehr|weiterlesen|هنا|المزيد|اقرأ المزيد)$/iu;

/**
 * What would mislead whoever hears a page, whatever its content is.
 *
 * @param isWhole Whether the page has its header and footer around it.
 */
export function findTreeFaults(tree: TreeEntry, isWhole = true): string[] {
  const entries = entriesIn(tree);
  const faults: string[] = [];
  const withRole = (role: string) => entries.filter((entry) => entry.role === role);

  for (const { role, name } of entries) {
    if (NAMED.has(role) && !name) faults.push(`a ${role} has no name`);
  }
  for (const role of isWhole ? ONCE : ['main']) {
    if (withRole(role).length !== 1) faults.push(`${withRole(role).length} times ${role}`);
  }
  for (const role of ['navigation', 'region', 'form', 'article']) {
    const names = withRole(role).map(({ name }) => name);
    for (const name of new Set(names)) {
      if (names.filter((other) => other === name).length > 1) faults.push(`several of ${role} are called “${name}”`);
    }
  }

  let last = 0;
  for (const { name, properties } of withRole('heading')) {
    const level = Number(properties.level);
    if (level > last + 1 && last > 0) faults.push(`“${name}” has level ${level} after ${last}`);
    last = level;
  }
  const first = withRole('heading').filter(({ properties }) => properties.level === '1');
  if (first.length !== 1) faults.push(`${first.length} headings of level 1`);

  for (const { name, children } of withRole('list')) {
    if (children.length === 0) faults.push(`the list “${name}” is empty`);
    if (children.some(({ role }) => role !== 'listitem')) faults.push(`the list “${name}” has more than its entries`);
  }

  const goals = new Map<string, string>();
  for (const { name, url = '' } of withRole('link')) {
    if (BARE.test(name)) faults.push(`“${name}” says nothing of ${url}`);
    const known = goals.get(name);
    if (known !== undefined && known !== url) faults.push(`“${name}” leads to ${known} and to ${url}`);
    goals.set(name, url);
  }
  return faults;
}

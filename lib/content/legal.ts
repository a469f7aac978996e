import type { Content, NavigationEntry } from './schema';

/** The ID of a legal page: the last part of its path, and the name of its part of `content/legal.ts`. */
export type LegalId = 'imprint' | 'privacy';

/** The legal pages that the owner has written. */
export function writtenLegal({ legal }: Pick<Content, 'legal'>): LegalId[] {
  return (['imprint', 'privacy'] as const).filter((id) => legal?.[id]);
}

/** The links to the legal pages. */
export function legalLinks(content: Pick<Content, 'legal' | 'words'>): Omit<NavigationEntry, 'linkIn'>[] {
  return writtenLegal(content).map((id) => ({ path: `/${id}/`, label: content.words.legal[id].title }));
}

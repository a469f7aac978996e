import type { Content } from '@/lib/content/schema';

/** A word as German compounds them, and one as its parliament did. */
const LONG_WORD = 'Desktopanwendungsentwicklung';
const LONGEST_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** 50 characters without a place to break. */
const LONG_EMAIL = 'desktopanwendungsentwicklung.hassan@example.museum';

/** Entries that are no words of the owner's, or whose length the schema bounds. */
const KEPT = new Set([
  'address',
  'brand',
  'code',
  'countryCode',
  'cv',
  'homeDescription',
  'icon',
  'iconIn',
  'kind',
  'linkIn',
  'liveLink',
  'mark',
  'path',
  'phone',
  'repository',
  'src',
  'to',
  'updated',
]);
const KEPT_OF_NAVIGATION = new Set(['path', 'linkIn', 'title', 'description', 'updated']);
const KEPT_OF_PAGES = new Set(['title', 'description', 'updated', 'sampleEmail']);

/** A text that is as long as a label gets a long word behind it, a sentence one at either end. */
function lengthen(text: string): string {
  return text.length > 30 ? `${LONGEST_WORD} ${text} ${LONG_WORD}` : `${text} ${LONG_WORD}`;
}

function lengthenAll<T>(value: T, kept: ReadonlySet<string>): T;
function lengthenAll(value: unknown, kept: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return lengthen(value);
  if (Array.isArray(value)) return value.map((entry) => lengthenAll(entry, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, kept.has(key) ? entry : lengthenAll(entry, kept)]),
  );
}

/** The owner's content with a word too long for its place in every text the schema takes. */
export function contentWithLongWords(content: Content): Content {
  const { site, pages, navigation, ...rest } = content;
  const words = lengthenAll(rest, KEPT);
  return {
    ...words,
    site: { ...site, language: 'de', locale: 'de_DE' },
    pages: lengthenAll(pages, KEPT_OF_PAGES),
    navigation: lengthenAll(navigation, KEPT_OF_NAVIGATION),
    availability: { ...words.availability, note: LONG_WORD },
    profile: { ...words.profile, email: LONG_EMAIL },
    projects: words.projects.map((project) => ({ ...project, liveLink: project.image?.src })),
    education: words.education.map((entry) => ({ ...entry, grade: LONG_WORD })),
  };
}

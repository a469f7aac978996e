import type { Content, TimelineEntry } from '@/lib/content/schema';
import { joinList } from '@/lib/language/fill-in';
import { inSamePrecision, shownPeriod } from '@/lib/language/period';

/** Whether something that the CV may show is on it. */
export function isOnCv({ cv }: { cv?: false }): boolean {
  return cv !== false;
}

/**
 * Jobs or degrees in groups, with their dates in one form. Those in a row at one organization are a group, of which only
 * the first names it, and its place and its site if the others have the same.
 */
export function byOrganization(entries: readonly TimelineEntry[]): TimelineEntry[][] {
  const groups: TimelineEntry[][] = [];
  for (const entry of inSamePrecision(entries)) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (!group || !first?.organization || first.organization !== entry.organization) {
      groups.push([entry]);
      continue;
    }
    const { location = entry.location, link = entry.link } = first;
    group[0] = { ...first, location, link };
    group.push({
      ...entry,
      organization: undefined,
      location: entry.location === location ? undefined : entry.location,
      link: entry.link === link ? undefined : entry.link,
    });
  }
  return groups;
}

/** Jobs or degrees as the about page shows them, in groups. */
export function timelineOf(entries: readonly TimelineEntry[], content: Content) {
  return byOrganization(entries).map((group) =>
    group.map(({ title, organization, location, link, description, grade, highlights = [], ...period }) => ({
      title,
      organization: joinList([organization, location], content.words.lists) || undefined,
      href: link,
      description,
      grade,
      highlights,
      ...shownPeriod(period, content),
    })),
  );
}

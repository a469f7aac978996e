import { fillIn, inSiteDigits, joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { shownPeriod, yearOf } from '@/lib/language/period';
import type { Site } from '@/lib/site';
import { achievementsByKind, byOrganization, type CareerEntry, careerOf } from './career';

/** How many achievements of a kind the about page shows at once. */
const SHOWN_ACHIEVEMENTS = 6;

/** What the about page shows of the career: jobs, degrees, and each kind of achievements, with the newest and the rest. */
export function timelineSections(site: Site) {
  const { content } = site;
  const { pages, words } = content;
  const career = careerOf(content);
  const localize = localizerFor(content.site);
  const jobsAndDegrees = (['experience', 'education'] as const).map((id) => ({
    id,
    isDense: false,
    heading: localize(pages.about[id] ?? words.headings[id]),
    entries: byOrganization(career[id]).map((group) => group.map((entry) => shownEntry(entry, site))),
  }));
  const achievements = achievementsByKind(career.achievements, words).map(({ kind, heading, entries }) => {
    const all = entries.map(({ from, ...entry }) => [shownEntry({ ...entry, from: from && yearOf(from) }, site)]);
    const rest = all.slice(SHOWN_ACHIEVEMENTS);
    const label = fillIn(words.links.more, { count: inSiteDigits(rest.length, content.site) });
    return {
      id: kind,
      isDense: true,
      heading: localize(heading),
      entries: all.slice(0, SHOWN_ACHIEVEMENTS),
      ...(rest.length > 0 && { more: { label, entries: rest } }),
    };
  });
  return [...jobsAndDegrees.filter(({ entries }) => entries.length > 0), ...achievements];
}

function shownEntry(entry: CareerEntry, { content }: Site) {
  const { title, organization, location, description, remark, highlights, links } = entry;
  const { achievements, lists, projects } = content.words;
  const localize = localizerFor(content.site);
  const place = joinList([organization, location], lists) || undefined;
  return {
    ...localize({ title, organization: place, description, grade: remark, highlights }),
    href: links.own,
    ...shownPeriod(entry, content),
    links: (['slides', 'video'] as const).flatMap((kind) => {
      const [address, label] = [links[kind], achievements[kind]];
      const name = fillIn(projects.linkOf, { link: label, project: title });
      return address ? { href: address, label: localize(label), name } : [];
    }),
  };
}

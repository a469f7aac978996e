import type { Achievement, Content } from '@/lib/content/schema';
import { ACHIEVEMENT_KINDS } from '@/lib/content/schema/work';
import { fillIn, inSiteDigits } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { inSamePrecision, shownPeriod, yearOf } from '@/lib/language/period';
import type { Site } from '@/lib/site';

/** How many of a kind the about page shows at once. */
const SHOWN_AT_ONCE = 6;

/** The achievements of each kind that there is, newest first, and those without a date last. */
export function achievementsByKind({ achievements, words }: Pick<Content, 'achievements' | 'words'>) {
  return ACHIEVEMENT_KINDS.map((kind) => {
    const dated = achievements
      .filter((achievement) => achievement.kind === kind)
      .map(({ date, ...entry }) => ({ ...entry, from: date }))
      .sort((one, other) => String(other.from ?? '').localeCompare(String(one.from ?? '')));
    return { kind, heading: words.achievements[kind], entries: inSamePrecision(dated) };
  }).filter(({ entries }) => entries.length > 0);
}

/** Slides and recording of an achievement, with their names. */
export function materialOf(material: Pick<Achievement, 'slides' | 'video'>, { achievements }: Content['words']) {
  return (['slides', 'video'] as const).flatMap((kind) => {
    const address = material[kind];
    return address ? { address, label: achievements[kind] } : [];
  });
}

/** What the about page shows of the achievements: a section for each kind, with years, the newest entries and the rest. */
export function achievementSections(site: Site) {
  const { content } = site;
  const { words } = content;
  const localize = localizerFor(content.site);
  return achievementsByKind(content).map(({ kind, heading, entries }) => {
    const all = entries.map(({ title, where, description, link, from, ...material }) => [
      {
        ...localize({ title, organization: where, description }),
        href: link,
        ...shownPeriod({ from: from && yearOf(from) }, content),
        links: materialOf(material, words).map(({ address, label }) => ({
          href: address,
          label: localize(label),
          name: fillIn(words.projects.linkOf, { link: label, project: title }),
        })),
      },
    ]);
    const rest = all.slice(SHOWN_AT_ONCE);
    const label = fillIn(words.links.more, { count: inSiteDigits(rest.length, content.site) });
    return {
      id: kind,
      heading: localize(heading),
      entries: all.slice(0, SHOWN_AT_ONCE),
      ...(rest.length > 0 && { more: { label, entries: rest } }),
    };
  });
}

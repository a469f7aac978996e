import type { Content } from '@/lib/content/schema';
import { fillIn, inSiteDigits } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import type { Subject } from '@/lib/subjects';

/** How many subjects are shown at once: those with the most entries. */
const SUBJECTS_AT_ONCE = 12;

/**
 * The links to the pages of all subjects, after one to all entries; none without subjects.
 *
 * @param all that one.
 * @param current the path of the subject whose entries are shown, which is among the first ones.
 */
export function subjectLinks<Entry>(
  label: string,
  all: { href: string; name: string },
  subjects: readonly Subject<Entry>[],
  { site, words }: Content,
  current?: string,
) {
  const localize = localizerFor(site);
  const bySize = [...subjects].sort((one, other) => other.entries.length - one.entries.length);
  const frequent = bySize.slice(0, SUBJECTS_AT_ONCE);
  const toLinks = (listed: readonly Subject<Entry>[]) =>
    listed.map(({ name, path }) => ({ href: path as string, name: localize(name) }));
  const first = subjects.filter((subject) => frequent.includes(subject) || subject.path === current);
  const others = subjects.filter((subject) => !first.includes(subject));
  return {
    label,
    links: subjects.length > 0 ? [all, ...toLinks(first)] : [],
    ...(others.length > 0 && {
      more: {
        label: fillIn(words.links.more, { count: inSiteDigits(others.length, site) }),
        links: toLinks(others),
      },
    }),
  };
}

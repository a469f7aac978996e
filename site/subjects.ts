import { fillIn, inSiteDigits } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import type { Site } from '@/lib/site';
import type { Subject } from '@/lib/subjects';
import { labelWidth } from './text-width';

/** How many subjects are shown at once: those with the most entries. */
const SUBJECTS_AT_ONCE = 12;

/** A link to the page of a subject, with the width of its name. */
export async function subjectLink(name: string, href: string, site: Site) {
  return { href, name: localizerFor(site.content.site)(name), width: await labelWidth(site, name) };
}

/**
 * The links to the pages of all subjects, after one to all entries; none without subjects.
 *
 * @param all that one.
 * @param current the path of the subject whose entries are shown, which is among the first ones.
 */
export async function subjectLinks<Entry>(
  label: string,
  all: { href: string; name: string },
  subjects: readonly Subject<Entry>[],
  site: Site,
  current?: string,
) {
  const { words, site: settings } = site.content;
  const bySize = [...subjects].sort((one, other) => other.entries.length - one.entries.length);
  const frequent = bySize.slice(0, SUBJECTS_AT_ONCE);
  const toLinks = (listed: readonly Subject<Entry>[]) =>
    Promise.all(listed.map(({ name, path }) => subjectLink(name, path, site)));
  const first = subjects.filter((subject) => frequent.includes(subject) || subject.path === current);
  const others = subjects.filter((subject) => !first.includes(subject));
  return {
    label,
    links: subjects.length > 0 ? [await subjectLink(all.name, all.href, site), ...(await toLinks(first))] : [],
    ...(others.length > 0 && {
      more: {
        label: fillIn(words.links.more, { count: inSiteDigits(others.length, settings) }),
        links: await toLinks(others),
      },
    }),
  };
}

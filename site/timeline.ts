import { fillIn, inSiteDigits, joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { describePeriod, shownPeriod, yearOf } from '@/lib/language/period';
import { CV_PATH, optionalRoutes } from '@/lib/routes';
import type { Site } from '@/lib/site';
import {
  achievementsByKind,
  byOrganization,
  type CareerEntry,
  careerOf,
  describeOrigin,
  isAboutShort,
  LONGEST_LIST,
} from './career';
import { linkTo } from './links';

/**
 * What the about page shows of the career: jobs, degrees, and each kind of achievements, the newest first. The rest of a
 * long list is behind a line that opens it, or on the CV page or the page of publications, to which the line leads.
 */
export function timelineSections(site: Site) {
  const { content } = site;
  const { pages, words } = content;
  const career = careerOf(content);
  const localize = localizerFor(content.site);
  const isShort = isAboutShort(content);
  const jobsAndDegrees = (['experience', 'education'] as const).map((id) => {
    const [entries, rest] = isShort ? divideByCv(career[id]) : [career[id], []];
    return {
      ...{ id, isDense: isShort, heading: localize(pages.about[id] ?? words.headings[id]) },
      entries: byOrganization(entries).map((group) =>
        group.map((entry) => shownEntry(isShort && entry.isOnCv ? inOneLine(entry) : entry, site)),
      ),
      ...linkToRest(id, rest, site),
    };
  });
  const sections = [...jobsAndDegrees.filter(({ entries }) => entries.length > 0), ...achievementSections(site)];
  const [first, ...others] = sections;
  const cv = { href: CV_PATH, label: words.links.viewCv };
  return first && isShort ? [{ ...first, link: cv }, ...others] : sections;
}

/** The sections of the achievements, each kind with the newest and the rest. */
function achievementSections(site: Site) {
  const { content } = site;
  const isShort = isAboutShort(content);
  return joinSingleEntries(achievementsByKind(careerOf(content).achievements, content.words)).map((section) => {
    const { kind, heading, entries } = section;
    const [shown, rest] = isShort ? divideByCv(entries) : [entries.slice(0, LONGEST_LIST), entries.slice(LONGEST_LIST)];
    const isElsewhere = isShort || (kind === 'publication' && optionalRoutes.publications.isAskedFor(content));
    const toShown = (entry: CareerEntry) => [
      shownAchievement(isShort && entry.isOnCv ? inOneLine(entry) : entry, site),
    ];
    const { more } = linkToRest(kind, rest, site);
    return {
      ...{ id: kind, isDense: true, heading: localizerFor(content.site)(heading), entries: shown.map(toShown) },
      ...(more && { more: isElsewhere ? more : { label: more.label, entries: rest.map(toShown) } }),
    };
  });
}

/** The achievements that the owner features on the home page, and the link to the others. */
export function featuredAchievements(site: Site) {
  const { content } = site;
  const featured = careerOf(content).achievements.filter(({ isFeatured }) => isFeatured);
  return joinSingleEntries(achievementsByKind(featured, content.words)).map(({ kind, heading, entries }) => {
    const section = { id: kind, isDense: true, heading: localizerFor(content.site)(heading) };
    const link = linkTo('about', content.pages.home.about.link, content);
    return { ...section, entries: entries.map((entry) => [shownAchievement(entry, site)]), link };
  });
}

/** Kinds with one entry each share a section, which has their names, as its entries have. */
function joinSingleEntries(kinds: ReturnType<typeof achievementsByKind>) {
  const singles = kinds.filter(({ entries }) => entries.length === 1);
  const [first] = singles;
  if (!first || singles.length === 1) return kinds;
  // A no-break space, because no line begins with a dot.
  const heading = singles.map((single) => single.heading).join('\u00a0· ');
  const named = singles.flatMap((single) => single.entries.map((entry) => ({ ...entry, remark: single.heading })));
  const joined = { ...first, heading, entries: named };
  return kinds.flatMap((one) => (one === first ? joined : singles.includes(one) ? [] : one));
}

/** The publications, all of them, as their page lists them. */
export function publicationEntries(site: Site) {
  const { achievements } = careerOf(site.content);
  const [publications] = achievementsByKind(
    achievements.filter(({ kind }) => kind === 'publication'),
    site.content.words,
  );
  return (publications?.entries ?? []).map((entry) => [shownAchievement(entry, site)]);
}

/** The entries of a short list, those among the others that the CV lacks included, and what the CV has. */
function divideByCv(entries: readonly CareerEntry[]): [CareerEntry[], CareerEntry[]] {
  const isShown = ({ isOnCv }: CareerEntry, index: number) => index < LONGEST_LIST || !isOnCv;
  return [entries.filter(isShown), entries.filter((entry, index) => !isShown(entry, index))];
}

/** The line that leads from a list to the page with the rest. */
function linkToRest(id: string, rest: readonly CareerEntry[], { content }: Site) {
  if (rest.length === 0) return {};
  const { publications } = optionalRoutes;
  const isListed = id === 'publication' && publications.isAskedFor(content);
  const label = fillIn(content.words.links.more, { count: inSiteDigits(rest.length, content.site) });
  return { more: { label, href: isListed ? publications.path : (`${CV_PATH}#${id}` as const) } };
}

function inOneLine(entry: CareerEntry): CareerEntry {
  const { kind, remark, links } = entry;
  return {
    ...entry,
    location: undefined,
    remark: kind && remark,
    description: undefined,
    highlights: [],
    links: { own: links.own },
  };
}

function shownAchievement({ from, ...entry }: CareerEntry, site: Site) {
  return shownEntry({ ...entry, from: from && yearOf(from) }, site);
}

function shownEntry(entry: CareerEntry, { content }: Site) {
  const { title, description, remark, highlights, links } = entry;
  const { achievements, lists, projects } = content.words;
  const localize = localizerFor(content.site);
  const origin = describeOrigin({ ...entry, events: [] }, content);
  return {
    ...localize({ title, organization: origin, description, grade: remark, highlights }),
    href: links.own,
    ...shownPeriod(entry, content),
    events: entry.events?.map(({ where, date, link }) => ({
      label: localize(joinList([where, describePeriod({ from: date }, content)], lists)),
      href: link,
    })),
    links: (['slides', 'video'] as const).flatMap((kind) => {
      const [address, label] = [links[kind], achievements[kind]];
      const name = fillIn(projects.linkOf, { link: label, project: title });
      return address ? { href: address, label: localize(label), name } : [];
    }),
  };
}

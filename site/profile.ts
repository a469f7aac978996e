import type { Content } from '@/lib/content/schema';
import { joinList } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { tagOf } from '@/lib/language/writing-systems';
import { availabilityDetails, describeAvailability } from './availability';

/** Where the owner lives, if the site says so: `Cairo, Egypt`. */
export function cityAndCountry({ profile: { location }, words }: Pick<Content, 'profile' | 'words'>) {
  return location && joinList([location.city, location.country], words.lists);
}

/** The languages that the owner speaks, with the length of each bar in the site's digits. */
export function languageBars({ languages, site }: Content) {
  const localize = localizerFor(site);
  const percent = new Intl.NumberFormat(tagOf(site), { style: 'percent' });
  return languages.map(({ name, level, proficiency }) => ({
    ...localize({ name, level }),
    proficiency,
    percent: percent.format(proficiency / 100),
  }));
}

/** The badge above the heading of Home: whether the owner takes on work, from when, how much and where. */
export function availabilityBadge(content: Content) {
  const { availability, words } = content;
  if (!availability) return undefined;
  const sentence = [describeAvailability(content)?.badge, availability.note].filter(Boolean).join(' ');
  return { text: joinList([sentence, ...availabilityDetails(content)], words.lists), isOpen: availability.open };
}

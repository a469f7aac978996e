import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../../lib/content/schema';
import { isSampleAddress, isSampleName } from '../check/sample-values';
import { applyChanges, type Change } from '../content-files';
import { findProfileMark, profileOf, setProfile } from '../profiles';
import { accepted, changesOf, codeOf, NONE, QUESTIONS } from '../questions';
import { FIELDS, fieldsOf } from './resume-fields';
import { type Group, isGroup, textsIn } from './resume-values';

/** The person of a CV. */
interface Basics extends Group {
  profiles: readonly Group[];
}

/** The questions that the CV answers, and fields of `profile`, by their names in the table of fields. */
const ANSWERS = ['name', 'role', 'email', 'phone', 'address', 'lead'] as const;

/**
 * The changes of the profile.
 *
 * @param present what the content exports.
 * @param answered the questions that options answer.
 * @param notes gets a sentence for each value that stays out.
 * @param unread gets the names of the fields that are not imported.
 */
export function changeProfile(
  basics: Basics,
  present: Basics,
  content: Content,
  answered: readonly string[],
  notes: string[],
  unread: string[],
): Change[] {
  const changes: Change[] = [];
  /** Adds the changes that an answer makes, or notes what is wrong with it. */
  function add(field: string, change: (changed: Content) => Change[] | string) {
    const answer = change(applyChanges(content, changes));
    if (typeof answer === 'string') notes.push(`basics.${field} ${answer}, and is left out`);
    else changes.push(...answer);
  }
  const fields = fieldsOf(basics, FIELDS.basics);
  const parts = ['given', 'family'].map(fields.text).filter(Boolean).join(' ') || undefined;
  const { text, highlights } = fields.sentences('lead');
  const texts = { lead: [text, ...highlights].join(' ').trim() || undefined, address: fields.address('address') };
  for (const name of ANSWERS) {
    const [field = ''] = FIELDS.basics[name].split(' ');
    const value = { ...texts }[name as string] ?? fields.text(name) ?? (name === 'name' ? parts : undefined);
    if (value === undefined || value === textsIn(present[field])[0]) continue;
    add(field, (changed) => {
      const change = [{ field: `profile.${name}`, value }];
      return QUESTIONS[name] ? changesOf(name, value, changed) : accepted(change, changed);
    });
  }
  const picture = fields.address('photo');
  if (picture) add('image', (changed) => accepted([{ field: 'profile.photo', value: { src: picture } }], changed));
  const location = fields.first('location');
  if (location && !isDeepStrictEqual(location, present.location))
    add('location', (changed) => importLocation(location, changed, unread));
  const hasPlace = answered.includes('location') || changes.some((change) => change.field === 'profile.location');
  if (Object.keys(basics).length > 1 && !hasPlace && content.profile.location && isSampleName(content.profile.name)) {
    notes.push('the CV names no city and country, so those of the sample are removed');
    add('location', (changed) => changesOf('location', NONE, changed));
  }
  const labels = new Set<string>();
  fields.first('profiles');
  for (const profile of basics.profiles) {
    const { network, url } = profile;
    if (present.profiles.some((one) => isDeepStrictEqual(one, { network, url }))) continue;
    add(`profiles ${textsIn(network ?? url)[0] ?? ''}`, (changed) => changeLink(profile, changed, labels, unread));
  }
  unread.unshift(...[...fields.unread].map((field) => `basics.${field}`));
  return changes;
}

/** The changes for a place: a group of fields, or a text such as `Hamburg, Germany`. */
function importLocation(location: unknown, content: Content, unread: string[]): Change[] | string {
  const advice = 'names no city and country (--location="Hamburg, Germany" does)';
  const [text = ''] = isGroup(location) ? [] : textsIn(location);
  const [, place, end = ''] = /^(.*\S)\s*[,،、]\s*(\S.*)$/u.exec(text) ?? [];
  const fields = fieldsOf(isGroup(location) ? location : { city: place, country: end }, FIELDS.location);
  // After a city, two letters may also be those of a state: MA is Massachusetts and Morocco.
  if (/^(?!UK|US)[A-Z]{2}$/.test(end)) return advice;
  const city = fields.text('city') ?? fields.text('region');
  const [country] = [fields.text('countryCode'), fields.text('country')]
    .map((name) => name && codeOf('region', name, content.site.language))
    .filter(Boolean);
  unread.push(...[...fields.unread].map((field) => `basics.location.${field}`));
  const names = new Intl.DisplayNames(content.site.language, { type: 'region' });
  // Berlin, Berlin, Germany
  const parts = new Set(city?.split(/\s*[,،、]\s*/));
  return city && country ? changesOf('location', `${[...parts].join(', ')}, ${names.of(country)}`, content) : advice;
}

/**
 * The changes for a profile on another site. If there is only a name, the site has to be one that `new` asks about.
 *
 * @param labels those of the profiles before it: a second one at the same site is added to the first, with the name there
 * in its label.
 */
function changeLink(profile: Group, content: Content, labels: Set<string>, unread: string[]): Change[] | string {
  const fields = fieldsOf(profile, FIELDS.profiles);
  const address = fields.address('link');
  const label = fields.text('label') ?? (URL.canParse(address ?? '') ? new URL(address ?? '').hostname : '');
  const username = fields.text('username');
  const answer = address ?? username;
  unread.push(...[...fields.unread].map((field) => `basics.profiles.${field}`));
  if (address && isSampleAddress(address)) return `is the sample address ${address}`;
  const mark = findProfileMark(label, address) ?? '';
  const name = QUESTIONS[mark] ? mark : label;
  const isFirst = !labels.has(name);
  labels.add(name);
  if (QUESTIONS[mark] && answer && isFirst) return changesOf(mark, answer, content);
  if (!address) return 'has no url';
  if (isFirst) return accepted(setProfile(label, address, content), content);
  const added = profileOf(label, address);
  const account =
    username ?? (URL.canParse(address) ? new URL(address).pathname.split('/').findLast(Boolean) : undefined);
  const value = { ...added, label: `${added.label} (${account ?? address})` };
  return accepted([{ field: `links.profiles[${content.links.profiles.length}]`, value }], content);
}

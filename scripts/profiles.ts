import { isMark, titleOfMark } from '../lib/brand/marks';
import type { Content } from '../lib/content/schema';
import { isSampleAddress } from './check/sample-values';
import type { Change } from './content-files';

/** The icons of sites whose hosts have other names. */
const HOST_ICONS: Readonly<Record<string, string>> = {
  'bsky.app': 'bluesky',
  'dev.to': 'devdotto',
  'news.ycombinator.com': 'ycombinator',
  'npmjs.com': 'npm',
  'scholar.google.com': 'googlescholar',
  't.me': 'telegram',
  'twitter.com': 'x',
};

/**
 * The address that an answer stands for: with `https://` if the answer is an address, with or without a scheme; otherwise
 * the base followed by the answer, which is a name, with or without `@`, an id or a host.
 */
export function completeAddress(answer: string, base: string): string {
  const [, scheme, rest = ''] = /^(https?:\/\/|\/\/)?(.*)$/is.exec(answer) ?? [];
  return scheme || /^[\w-]+(?:\.[\w-]+)+[/?#]/.test(rest) ? `https://${rest}` : base + rest.replace(/^@/, '');
}

/** The name of the icon of the site on which a profile is, by its label or its address, if there is one. */
export function findProfileMark(label: string, address = ''): string | undefined {
  const name = label.toLowerCase().replaceAll('.', 'dot').replace(/\W/g, '');
  const { hostname, pathname } = URL.canParse(address) ? new URL(address) : { hostname: '', pathname: '/' };
  const host = hostname.replace(/^www\./, '');
  // The site of a person is an address without a path, and its name may be that of an icon.
  const ofHost = pathname === '/' ? undefined : host.split('.').at(-2);
  const marks = [HOST_ICONS[host], ofHost, name, pathname.startsWith('/@') ? 'mastodon' : undefined];
  return marks.find((mark) => mark !== undefined && isMark(mark));
}

/** The changes that give the profile on a site this address; without one, it is removed. */
export function setProfile(label: string, address: string | undefined, { links: { profiles } }: Content): Change[] {
  const index = profiles.findIndex((profile) => profile.label === label);
  if (address === undefined) return index < 0 ? [] : [{ field: `links.profiles[${index}]`, value: undefined }];
  if (index >= 0) return [{ field: `links.profiles[${index}].address`, value: address }];
  return [{ field: `links.profiles[${profiles.length}]`, value: profileOf(label, address) }];
}

/** A profile with the icon of its site, and the official spelling of its name. */
export function profileOf(label: string, address: string) {
  const mark = findProfileMark(label, address);
  const isName = mark !== undefined && findProfileMark(label) === mark;
  return { label: (isName && titleOfMark(mark)) || label, address, mark };
}

/** The changes that remove the profiles of the sample, to which the owner has given no address. */
export function removeSampleProfiles({ links }: Content): Change[] {
  const indexes = links.profiles.flatMap(({ address }, index) => (isSampleAddress(address) ? index : []));
  return indexes.reverse().map((index) => ({ field: `links.profiles[${index}]`, value: undefined }));
}

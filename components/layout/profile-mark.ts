import { siGithub, siGitlab, siLeetcode } from 'simple-icons';
import type { Links, ProfileIconName, ProfileLink } from '@/content/types';

/** A profile link with its mark as SVG path data in a box of 24 by 24. */
export interface MarkedProfile extends Pick<ProfileLink, 'label' | 'address'> {
  mark: string;
}

/** A plain "in", since simple-icons holds no mark of LinkedIn's. */
const LINKEDIN =
  'M3 9h4v12H3zM5 2.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4zM9.6 9h3.8v1.8c.7-1.2 2.1-2.1 4-2.1c3.5 0 4.6 2.2 4.6 5.4V21h-4v-6.2c0-1.7-.5-2.8-2-2.8c-1.6 0-2.4 1.1-2.4 2.8V21h-4z';

/** A pair of angle brackets, for every other place where code is shown. */
const CODE = 'M8.3 5.3l1.4 1.4L4.4 12l5.3 5.3-1.4 1.4L1.6 12zM15.7 5.3l-1.4 1.4 5.3 5.3-5.3 5.3 1.4 1.4 6.7-6.7z';

/** Head and shoulders, for every other place where people are shown. */
const PERSON = 'M12 3a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM3 21.5c0-4.1 4-7 9-7s9 2.9 9 7z';

const MARKS = {
  github: siGithub.path,
  gitlab: siGitlab.path,
  leetcode: siLeetcode.path,
  linkedin: LINKEDIN,
  code: CODE,
  person: PERSON,
} satisfies Record<ProfileIconName, string>;

/**
 * The profiles that stand among the icon links, in their order. Runs while the page
 * is exported, so that no visitor loads the marks of services that are not linked.
 */
export function markProfiles({ codeHosting, professionalNetwork }: Links['profiles']): MarkedProfile[] {
  return [codeHosting, professionalNetwork].map(({ label, address, icon }) => ({ label, address, mark: MARKS[icon] }));
}

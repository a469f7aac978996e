/** Where the address of a profile has the owner's name. */
const HANDLE = '{handle}';

/**
 * Services at which a profile is told by its owner's name there, by the name of their flag.
 *
 * @type {Record<string, { label: string, mark: string, host: RegExp, address: string }>}
 */
export const PROFILE_SERVICES = {
  github: { label: 'GitHub', mark: 'github', host: /^github\.com$/, address: 'https://github.com/{handle}' },
  gitlab: { label: 'GitLab', mark: 'gitlab', host: /^gitlab\.com$/, address: 'https://gitlab.com/{handle}' },
  codeberg: { label: 'Codeberg', mark: 'codeberg', host: /^codeberg\.org$/, address: 'https://codeberg.org/{handle}' },
  linkedin: {
    label: 'LinkedIn',
    mark: 'linkedin',
    host: /^(?:\w+\.)?linkedin\.com$/,
    address: 'https://www.linkedin.com/in/{handle}',
  },
  leetcode: {
    label: 'LeetCode',
    mark: 'leetcode',
    host: /^leetcode\.com$/,
    address: 'https://leetcode.com/u/{handle}',
  },
};

/**
 * @param {string} address
 * @returns {string | undefined} the flag of the service that a profile is at.
 */
export function serviceAt(address) {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return Object.entries(PROFILE_SERVICES).find(([, { host }]) => host.test(hostname))?.[0];
}

/**
 * The address of a profile, told by it or by its owner's name there.
 *
 * @param {string | undefined} service The service's flag, where it is one of the above.
 * @param {string} answer
 */
export function profileAddress(service, answer) {
  const { address } = PROFILE_SERVICES[service ?? ''] ?? {};
  const [, handle] = /^@?([\p{L}\p{N}._-]+)$/u.exec(answer) ?? [];
  return address && handle ? address.replace(HANDLE, () => encodeURIComponent(handle)) : answer;
}

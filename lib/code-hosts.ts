/** Hosts of source code, each spelled as its name. */
const CODE_HOSTS = ['GitHub.com', 'GitLab.com', 'Codeberg.org', 'Bitbucket.org'];

/** The name of the host of source code on which an address is, such as `GitHub`, if it is one of `CODE_HOSTS`. */
export function codeHostOf(address: string): string | undefined {
  const host = new URL(address, 'https://site.invalid').hostname.replace(/^www\./, '');
  return CODE_HOSTS.find((name) => name.toLowerCase() === host)?.split('.')[0];
}

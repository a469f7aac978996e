/** The hosts of repositories that have a name of their own. */
const HOSTS = new Map([
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['codeberg.org', 'Codeberg'],
  ['bitbucket.org', 'Bitbucket'],
]);

/**
 * What the link to a repository is called: its host's name, or `Code` where that has none.
 *
 * @throws TypeError where the address is no URL.
 */
export function repositoryLabel(address: string): string {
  return HOSTS.get(new URL(address).hostname.replace(/^www\./, '')) ?? 'Code';
}

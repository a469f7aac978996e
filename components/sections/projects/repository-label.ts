/** The hosts of repositories that have a name of their own. */
const HOSTS = new Map([
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['codeberg.org', 'Codeberg'],
  ['bitbucket.org', 'Bitbucket'],
]);

/**
 * What the link to a repository is called: its host's name; nothing where that has none or the
 * address is a file of the site.
 */
export function repositoryLabel(address: string): string | undefined {
  return HOSTS.get(new URL(address, 'https://site.invalid').hostname.replace(/^www\./, ''));
}

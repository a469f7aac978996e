import type { HttpsUrl } from './content/address-fields';

/** A service that others run, for the privacy notice. */
export interface Provider {
  name: string;
  /** Its host, to tell it from a server of the owner's with the same API; none if it is the site's own host. */
  host?: string;
  privacyPage: HttpsUrl;
}

/** Whether all of these URLs are at a provider's host, or at a subdomain of it. */
export function isRunBy({ host }: Provider, urls: readonly string[]): boolean {
  return urls.every((url) => host !== undefined && `.${new URL(url).hostname}`.endsWith(`.${host}`));
}

/** Hosts of source code, each spelled as its name. */
const CODE_HOSTS = ['GitHub.com', 'GitLab.com', 'Codeberg.org', 'Bitbucket.org'];

/** The name of the host of source code on which an address is, such as `GitHub`, if it is one of `CODE_HOSTS`. */
export function codeHostOf(address: string): string | undefined {
  const host = new URL(address, 'https://site.invalid').hostname.replace(/^www\./, '');
  return CODE_HOSTS.find((name) => name.toLowerCase() === host)?.split('.')[0];
}

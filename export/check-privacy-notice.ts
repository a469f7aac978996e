import { UserError } from '../lib/user-error';
import { attribute, type Page } from './pages';

/**
 * Compares the hosts that the privacy notice names with those that the site's policy allows.
 *
 * @param policy the policy of a page; all pages have the same hosts.
 * @param originsOf the hosts that a page names itself.
 * @throws {UserError} if one has a host that the other lacks. Without a notice there is nothing to compare.
 */
export function checkPrivacyNotice(
  pages: readonly Page[],
  policy: string,
  originsOf: (page: Page) => readonly string[],
): void {
  const isNotice = ({ elements }: Page) => elements.some((it) => attribute(it, 'data-privacy-notice') !== undefined);
  const notice = pages.find(isNotice);
  if (!notice) return;
  const named = new Set(notice.elements.flatMap((element) => attribute(element, 'data-host') ?? []));
  const allowed = new Set((policy.match(/https?:\/\/[^\s;]+/g) ?? []).map((source) => new URL(source).origin));
  const differences = [
    ...[...allowed]
      .filter((origin) => !named.has(origin))
      .map((origin) => {
        const files = pages.filter((page) => originsOf(page).includes(origin)).map(({ file }) => file);
        return `${files.join(', ') || 'A script'} contacts ${origin}, which the notice does not name. Add { host: '${origin}', purpose: '…' } to hosts in privacy in content/legal.ts, or remove what the page loads from there.`;
      }),
    ...[...named]
      .filter((origin) => !allowed.has(origin))
      .map((origin) => {
        return `${notice.file} names ${origin}, which no page contacts. Remove it from hosts in privacy in content/legal.ts, or from the picture in content/ that no page shows.`;
      }),
  ];
  if (differences.length > 0)
    throw new UserError('The privacy notice and the pages name different hosts:', differences);
}

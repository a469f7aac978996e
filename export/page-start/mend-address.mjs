/**
 * Replaces a URL whose path begins with several slashes (`//about/`, which many servers answer
 * like `/about/`) by the one with a single slash. As it stands it would name a host, and the
 * framework's router throws when it writes it into the history.
 *
 * @param {Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>} location The page's.
 * @returns {boolean} whether the page is being left.
 */
export function mendAddress(location) {
  const { pathname, search, hash } = location;
  if (!pathname.startsWith('//')) return false;
  location.replace(pathname.replace(/^\/+/, '/') + search + hash);
  return true;
}

/**
 * Leads an address that begins with several slashes (`//about/`, which many servers answer
 * like `/about/`) to the one with a single slash. As an address it would name a host, and the
 * framework's router ends in an error of its own when it writes it into the history.
 *
 * @returns {boolean} whether the page is being left.
 */
export function mendAddress() {
  const { pathname, search, hash } = location;
  if (!pathname.startsWith('//')) return false;
  location.replace(pathname.replace(/^\/+/, '/') + search + hash);
  return true;
}

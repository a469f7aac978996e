/** Widths of a project's picture, in px: from a card on a phone to the wide card at 2x pixel density. */
export const COVER_WIDTHS = [480, 800, 1200, 1600] as const;
/** In percent. Low, because the pictures are decoration. */
const QUALITY = 65;

/** Hosts that resize images by the query `?auto=format&fit=crop&w=…&q=…`. */
const SIZING_HOSTS = /(?:^|\.)(?:unsplash\.com|imgix\.net)$/;

function sizedUrl(address: URL, width: number, shape: 'whole' | 'square'): string {
  const url = new URL(address);
  const size = { w: String(width), ...(shape === 'square' && { h: String(width) }) };
  const parameters = { auto: 'format', fit: 'crop', ...size, q: String(QUALITY) };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * `src` of an image on another host, and `srcSet` if that host resizes images. For `square`, the host crops it.
 *
 * @throws TypeError if `address` is not a URL.
 */
export function imageSource(address: string, shape: 'whole' | 'square' = 'whole'): { src: string; srcSet?: string } {
  const url = new URL(address);
  if (!SIZING_HOSTS.test(url.hostname)) return { src: url.href };
  return {
    src: sizedUrl(url, COVER_WIDTHS[1], shape),
    srcSet: COVER_WIDTHS.map((width) => `${sizedUrl(url, width, shape)} ${width}w`).join(', '),
  };
}

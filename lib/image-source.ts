/** Widths of a project's picture, in px: from a phone's card to the wide card on a screen of double density. */
export const COVER_WIDTHS = [480, 800, 1200, 1600] as const;
/** In percent. Low, because the pictures are decoration. */
const QUALITY = 65;

/** Hosts that take `?auto=format&fit=crop&w=…&q=…`. */
const SIZING_HOSTS = /(?:^|\.)(?:unsplash\.com|imgix\.net)$/;

function sizedUrl(address: URL, width: number, shape: 'whole' | 'square'): string {
  const url = new URL(address);
  const size = { w: String(width), ...(shape === 'square' && { h: String(width) }) };
  const parameters = { auto: 'format', fit: 'crop', ...size, q: String(QUALITY) };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * `src` of an image on another host, and `srcSet` if the host makes several widths of it, cut to a square if asked to.
 *
 * @throws TypeError if `address` is no URL.
 */
export function imageSource(address: string, shape: 'whole' | 'square' = 'whole'): { src: string; srcSet?: string } {
  const url = new URL(address);
  if (!SIZING_HOSTS.test(url.hostname)) return { src: url.href };
  return {
    src: sizedUrl(url, COVER_WIDTHS[1], shape),
    srcSet: COVER_WIDTHS.map((width) => `${sizedUrl(url, width, shape)} ${width}w`).join(', '),
  };
}

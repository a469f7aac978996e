/** Widths in px in which an image is offered: from a phone's card to the wide card on a screen of double density. */
const WIDTHS = [480, 800, 1200, 1600] as const;
/** In percent. The photograph is decoration: a small download counts for more than fine detail. */
const QUALITY = 65;

/** Hosts that take `?auto=format&fit=crop&w=…&q=…`: Unsplash, and imgix, which serves it. */
const SIZING_HOSTS = /(?:^|\.)(?:unsplash\.com|imgix\.net)$/;

function sizedUrl(address: URL, width: number, shape: 'whole' | 'square'): string {
  const url = new URL(address);
  const size = { w: String(width), ...(shape === 'square' && { h: String(width) }) };
  const parameters = { auto: 'format', fit: 'crop', ...size, q: String(QUALITY) };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * `src` and `srcSet` of an image on another host: several widths where the host makes them, and
 * else the one that is there.
 *
 * @param shape `square` cuts it to one where the host can.
 * @throws TypeError where `address` is no URL.
 */
export function imageSource(address: string, shape: 'whole' | 'square' = 'whole'): { src: string; srcSet?: string } {
  const url = new URL(address);
  if (!SIZING_HOSTS.test(url.hostname)) return { src: url.href };
  return {
    src: sizedUrl(url, WIDTHS[1], shape),
    srcSet: WIDTHS.map((width) => `${sizedUrl(url, width, shape)} ${width}w`).join(', '),
  };
}

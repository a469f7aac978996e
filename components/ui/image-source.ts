/** Widths of a project's picture, in px: from a card on a phone to the wide card at 2x pixel density. */
export const COVER_WIDTHS = [480, 800, 1200, 1600] as const;
/** In percent. Low, because the pictures are decoration. */
const QUALITY = 65;

/** Hosts that resize images by the query `?auto=format&fit=crop&w=…&q=…`. */
const SIZING_HOSTS = /(?:^|\.)(?:unsplash\.com|imgix\.net)$/;

/**
 * `src` of an image on another host, and `srcSet` if that host resizes images.
 *
 * @param isSquare Whether that host crops it to a square.
 * @throws TypeError if `address` is not a URL.
 */
export function imageSource(address: string, isSquare: boolean): { src: string; srcSet?: string } {
  const url = new URL(address);
  if (!SIZING_HOSTS.test(url.hostname)) return { src: url.href };

  function sized(width: number) {
    const parameters = { auto: 'format', fit: 'crop', w: width, ...(isSquare && { h: width }), q: QUALITY };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    return url.href;
  }

  return {
    src: sized(COVER_WIDTHS[1]),
    srcSet: COVER_WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', '),
  };
}

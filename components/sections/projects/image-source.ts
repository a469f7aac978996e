/** Widths in px in which an image is offered: from a phone's card to the wide card on a screen of double density. */
const WIDTHS = [480, 800, 1200, 1600] as const;
/** In percent. The photograph is decoration: a small download counts for more than fine detail. */
const QUALITY = 65;

function sizedUrl(imageUrl: string, width: number): string {
  const url = new URL(imageUrl);
  const parameters = { auto: 'format', fit: 'crop', w: String(width), q: String(QUALITY) };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * `src` and `srcSet` of an image on a host that takes `?auto=format&fit=crop&w=…&q=…`.
 *
 * @throws TypeError where `imageUrl` is no URL.
 */
export function imageSource(imageUrl: string): { src: string; srcSet: string } {
  return {
    src: sizedUrl(imageUrl, WIDTHS[1]),
    srcSet: WIDTHS.map((width) => `${sizedUrl(imageUrl, width)} ${width}w`).join(', '),
  };
}

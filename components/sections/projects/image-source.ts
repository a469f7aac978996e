/** Widths in px in which an image is offered. */
const WIDTHS = [480, 800, 1200, 1600] as const;
const QUALITY = 65;

function sized(address: string, width: number): string {
  const url = new URL(address);
  const parameters = { auto: 'format', fit: 'crop', w: String(width), q: String(QUALITY) };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** `src` and `srcSet` of an image on a host that takes `?auto=format&fit=crop&w=…&q=…`. */
export function imageSource(address: string): { src: string; srcSet: string } {
  return {
    src: sized(address, WIDTHS[1]),
    srcSet: WIDTHS.map((width) => `${sized(address, width)} ${width}w`).join(', '),
  };
}

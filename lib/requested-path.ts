/** A path as the visitor typed it: percent-encoding undone where that is possible. */
export function requestedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

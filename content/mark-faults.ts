import * as simpleIcons from 'simple-icons';
import { OWN_MARKS } from './choices';
import { type FindFault, findFaultInLine, quote } from './text-faults';

/** The names of all marks. What a loader of modules adds to the package's own, such as `default`, is none. */
const NAMES: string[] = [...OWN_MARKS, ...Object.values(simpleIcons).flatMap(({ slug }) => slug ?? [])];

/** Names that a service has given up, and the one it has now. */
const RENAMED = new Map([['twitter', 'x']]);

/** Path data: it begins with a move and holds commands and numbers alone. */
const PATH_DATA = /^[Mm][\s\d.+-][\sAaCcEeHhLlMmQqSsTtVvZz\d,.+-]+$/;

/** Path data or markup that went wrong; no name has its signs. */
const LIKE_A_DRAWING = /^(?:<|[Mm][\s\d.-]*[\s,.-])/;

/** A ring. */
const EXAMPLE_PATH = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z';

/** A name from simple-icons, one of the site's own marks, or path data. */
export const findFaultInMark: FindFault = (value) => {
  const fault = findFaultInLine(value);
  if (fault || NAMES.includes(value) || PATH_DATA.test(value)) return fault;
  if (LIKE_A_DRAWING.test(value)) {
    return `is no path of a drawing; write what stands in the d of its path, for example ${EXAMPLE_PATH}`;
  }
  return `is ${quote(value)}, which is no mark's name; write one from simpleicons.org, for example ${nearestName(value)}, or one of ${OWN_MARKS.join(', ')}, or the path of a drawing`;
};

/** The name that takes the fewest changes to get to. */
function nearestName(value: string): string {
  const wanted = value.toLowerCase().replace(/[^a-z0-9]/g, '');
  const distances = NAMES.map((name) => ({ name, distance: distanceBetween(wanted, name) }));
  const nearest = distances.reduce((best, other) => (other.distance < best.distance ? other : best));
  return RENAMED.get(wanted) ?? nearest.name;
}

/** How many letters have to be put in, taken out or changed to make one word of another (Levenshtein). */
function distanceBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const changed = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

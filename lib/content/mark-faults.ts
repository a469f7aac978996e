import * as simpleIcons from 'simple-icons';
import { OWN_MARKS } from './choices';
import { lettersOf, nearestName } from './nearest-name';
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
  return `is ${quote(value)}, which is no mark's name; write one from simpleicons.org, for example ${nearestMark(value)}, or one of ${OWN_MARKS.join(', ')}, or the path of a drawing`;
};

/** The mark that is meant most likely. */
function nearestMark(value: string): string {
  const wanted = lettersOf(value);
  return RENAMED.get(wanted) ?? nearestName(wanted, NAMES);
}

import * as simpleIcons from 'simple-icons';
import { lettersOf, nearestName } from './nearest-name';

/** Marks drawn for this site: LinkedIn's, which no package may hand out, and two that serve any service. */
export const OWN_MARKS = ['linkedin', 'code', 'person'] as const;

/** The name of a mark drawn for this site. */
export type OwnMark = (typeof OWN_MARKS)[number];

const NAMES: string[] = [...OWN_MARKS, ...Object.values(simpleIcons).flatMap(({ slug }) => slug ?? [])];

/** Path data: it begins with a move and holds nothing but commands and numbers. */
const PATH_DATA = /^[Mm][\s\d.+-][\sAaCcEeHhLlMmQqSsTtVvZz\d,.+-]+$/;

/** Whether a value is the name of a mark or the path of a drawing. */
export function isMark(value: unknown): value is string {
  return typeof value === 'string' && (NAMES.includes(value) || PATH_DATA.test(value));
}

/** What to say of a value that is no mark. */
export function markMessage(value: unknown): string {
  const wanted = lettersOf(String(value));
  // The service has another name now.
  const nearest = wanted === 'twitter' ? 'x' : nearestName(wanted, NAMES);
  return `must be a name from simpleicons.org, such as "${nearest}", one of ${OWN_MARKS.join(', ')}, or the path data of a drawing`;
}

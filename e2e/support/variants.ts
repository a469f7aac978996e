import { content as owned } from '../../content/content';
import type { Content } from '../../content/types';
import { JOURNEYS_ENDPOINT } from '../../scripts/local-site.mjs';
import { shareVariant } from './variant-build';

/** The folder the site lives in there. */
export const FOLDER = '/portfolio';

/** The content of an owner who is booked. */
export const bookedContent: Content = { ...owned, availability: { ...owned.availability, open: false } };

/**
 * A site in a folder, of an owner who is booked: neither changes what the other does, and one
 * build takes half the time of two.
 *
 * @returns the folder of its export.
 */
export function buildInAFolder(): Promise<string> {
  return shareVariant('in-a-folder', {
    env: { BASE_PATH: FOLDER, FORM_ENDPOINT: JOURNEYS_ENDPOINT },
    content: { expression: '{ ...owned, availability: { ...owned.availability, open: false } }' },
  });
}

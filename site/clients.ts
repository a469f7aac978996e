import { localizerFor } from '@/lib/language/localized-text';
import type { Site } from '@/lib/site';
import { isBlock, ownPicture } from './picture-copies';

/** The widths of a logo's copies, in px: in its row at 1x and at 2x pixel density. */
const LOGO_WIDTHS = [192, 384];

/** The clients with their localized names and the copies of their logos, and the words before them. */
export async function clientsOf(site: Site) {
  const { clients, site: settings, words } = site.content;
  const localize = localizerFor(settings);
  return {
    label: words.headings.clients,
    clients: await Promise.all(
      clients.map(async ({ logo, ...client }) => {
        const picture = logo && (await ownPicture(logo, LOGO_WIDTHS, site));
        // In one colour, a logo without gaps would be a rectangle.
        const isShown = logo && !(await isBlock(logo));
        return { ...client, shownName: localize(client.name), ...(isShown && { logo, picture }) };
      }),
    ),
  };
}

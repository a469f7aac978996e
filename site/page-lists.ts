import { isOnSite, type SitePath } from '@/lib/content/address-fields';
import { localizerFor } from '@/lib/language/localized-text';
import { settingsIn } from '@/lib/language/writing-systems';
import { type Document, getDocumentLanguage, pictureFile } from '@/lib/markdown/documents';
import { withMarks } from '@/lib/markdown/inline';
import { PICTURE_WIDTHS } from '@/lib/picture';
import type { Site } from '@/lib/site';
import { slugOf } from '@/lib/slug';
import { withBasePath } from './addresses';
import { pictureCopies } from './picture-copies';

/** The list of a page in groups, as `ProjectGroups` shows them: entries with a picture are cards, unless `entries` says so. */
export async function showPageList(document: Document<'pages'>, site: Site) {
  const { list, fields } = document;
  if (!list) return undefined;
  const { file } = list;
  const settings = settingsIn(getDocumentLanguage(document), site.content.site);
  const localize = localizerFor(settings);
  const hrefOf = (address: string) => (isOnSite(address) ? withBasePath(address, site) : address);

  async function show({ title, text = '', date, link, picture }: NonNullable<typeof list>['groups'][string][number]) {
    const copies = picture && (await pictureCopies(pictureFile(picture, { file }), PICTURE_WIDTHS, site));
    const heading = localize(title);
    return {
      ...{ title, heading, description: localize(withMarks(text, hrefOf)), technologies: [], page: link },
      ...(date && { byline: localize(date) }),
      ...(copies && { picture: copies, image: { src: copies.src as SitePath, kind: 'photo' as const } }),
    };
  }

  return Promise.all(
    Object.entries(list.groups).map(async ([name, entries]) => {
      const shown = await Promise.all(entries.map(show));
      const isCard = (one: (typeof shown)[number]) => fields.entries !== 'rows' && 'picture' in one;
      return {
        // Ids of headings in the text are in lower case.
        ...(name && { id: `Group-${slugOf(name, settings.language)}`, heading: localize(name) }),
        cards: shown.filter(isCard),
        rows: shown.filter((one) => !isCard(one)),
      };
    }),
  );
}

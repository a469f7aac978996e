import { ClosingBand } from '@/components/sections/closing-band';
import { type ShownTestimonial, Testimonials } from '@/components/sections/testimonials';
import { availabilityCopy } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { joinList } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { FACE_WIDTHS, ownPhoto } from './own-pictures';
import { contactLink } from './page-links';

/** Maximum length of a quote that is set larger, in UTF-16 code units. */
const SHORT_QUOTE = 140;

/** The end of the home and services pages: the testimonials, if there are any, and the closing band. */
export async function Closing({ content }: { content: Content }) {
  const { availability, pages, site, testimonials } = content;
  const localize = localizerFor(site);
  return (
    <>
      {testimonials.length > 0 && (
        <Testimonials heading={localize(pages.home.testimonials)} testimonials={await shownTestimonials(content)} />
      )}
      <ClosingBand {...localize(availabilityCopy(availability).closing)} contact={contactLink(content)} />
    </>
  );
}

function shownTestimonials({ testimonials, site, words }: Content): Promise<ShownTestimonial[]> {
  const localize = localizerFor(site);
  return Promise.all(
    testimonials.map(async ({ quote, name, role, company, link, photo }) => {
      const position = [role, company].filter((part) => part !== undefined);
      return {
        quote: localize(quote),
        isShort: quote.length <= SHORT_QUOTE,
        name: localize(name),
        position: position.length > 0 ? localize(joinList(position, words.lists)) : undefined,
        link,
        photo,
        picture: photo && (await ownPhoto(photo, FACE_WIDTHS)),
      };
    }),
  );
}

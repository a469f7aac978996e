import { type ShownTestimonial, Testimonials } from '@/components/sections/testimonials';
import type { Content, Testimonial } from '@/lib/content/schema';
import { joinList } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { FACE_WIDTHS, ownPhoto } from './own-pictures';

/** What clients say, if the owner has testimonials. */
export async function ClientTestimonials({ content }: { content: Content }) {
  const { pages, site, testimonials, words } = content;
  if (testimonials.length === 0) return null;
  const localize = localizerFor(site);

  async function show({ quote, name, role, company, link, photo }: Testimonial): Promise<ShownTestimonial> {
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
  }

  return (
    <Testimonials
      heading={localize(pages.home.testimonials ?? words.headings.testimonials)}
      testimonials={await Promise.all(testimonials.map(show))}
    />
  );
}

/** Maximum length of a quote that is set larger, in UTF-16 code units. */
const SHORT_QUOTE = 140;

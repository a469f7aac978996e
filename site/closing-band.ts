import type { Content } from '@/lib/content/schema';
import { localizerFor } from '@/lib/language/localized-text';
import type { Site } from '@/lib/site';
import { availabilityCopy, withAvailability } from './availability';
import { contactLink } from './links';

/** The band at the end of pages: what it says about taking on work, and where it leads. */
export function closingBand(site: Site) {
  const { content } = site;
  const { closing } = availabilityCopy(content.availability);
  const { heading, text } = localizerFor(content.site)({ ...closing, text: withAvailability(closing.text, content) });
  return { heading, text, contact: contactLink(content), booking: bookingLink(content) };
}

/** The link to where calls are booked, if the owner has one. */
export function bookingLink({ links, words }: Content) {
  return links.booking && { href: links.booking, label: words.offer.booking };
}

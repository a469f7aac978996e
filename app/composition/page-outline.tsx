import type { PropsWithChildren, ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { BookingLink } from '@/components/sections/booking-link';
import { ClosingBand } from '@/components/sections/closing-band';
import { availabilityCopy, withAvailability } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { localizerFor } from '@/lib/localized-text';
import { StructuredData } from '../metadata/structured-data';
import { contactLink } from './page-links';

/** A page from its structured data to the band that links to the contact page, or to the owner's email address. */
export function PageOutline({ graph, content, children }: PropsWithChildren<{ graph: Graph; content: Content }>) {
  const { closing } = availabilityCopy(content.availability);
  const { heading, text } = localizerFor(content.site)({ ...closing, text: withAvailability(closing.text, content) });
  return (
    <>
      <StructuredData graph={graph} />
      {children}
      <ClosingBand heading={heading} text={withBooking(text, content)} contact={contactLink(content)} />
    </>
  );
}

/** A text about taking on work, with the link to where calls are booked, if the owner has one. */
export function withBooking(text: ReactNode, content: Content): ReactNode {
  const { booking } = content.links;
  if (!booking) return text;
  return (
    <>
      {text}
      <BookingLink href={booking}>{content.words.offer.booking}</BookingLink>
    </>
  );
}

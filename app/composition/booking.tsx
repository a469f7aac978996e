import type { ReactNode } from 'react';
import { BookingLink } from '@/components/sections/booking-link';
import type { Content } from '@/lib/content/schema';

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

import type { PropsWithChildren, ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import type { LabelledLink } from '@/components/ui/link';
import { StructuredData } from '@/components/ui/structured-data';
import { BookingLink } from './booking-link';
import { ClosingBand } from './closing-band';

interface PageOutlineProps {
  /** The page's structured data. */
  graph: Graph;
  /** The band at the page's end. */
  closing: { heading: ReactNode; text: ReactNode; contact: LabelledLink; booking?: LabelledLink };
}

/** A page from its structured data to the band that links to the contact page, or to the owner's email address. */
export function PageOutline({ graph, closing, children }: PropsWithChildren<PageOutlineProps>) {
  const { heading, text, contact, booking } = closing;
  return (
    <>
      <StructuredData graph={graph} />
      {children}
      <ClosingBand heading={heading} text={<WithBooking booking={booking}>{text}</WithBooking>} contact={contact} />
    </>
  );
}

/** A text about taking on work, with the link to where calls are booked, if the owner has one. */
export function WithBooking({ booking, children }: PropsWithChildren<{ booking?: LabelledLink }>) {
  return booking ? (
    <>
      {children}
      <BookingLink href={booking.href}>{booking.label}</BookingLink>
    </>
  ) : (
    children
  );
}

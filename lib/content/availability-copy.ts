import type { Availability, AvailabilityCopy } from './schema';

/** The sentences that hold while work is welcome, or while it is not. */
export function availabilityCopy({ open, whenOpen, whenClosed }: Availability): AvailabilityCopy {
  return open ? whenOpen : whenClosed;
}

import { ClosingBand } from '@/components/sections/closing-band';
import { availabilityCopy } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import { localizerFor } from '@/lib/localized-text';
import { contactLink } from './page-links';

/** The band at the end of a page, with the link to the contact page, or to the owner's email address. */
export function Closing({ content }: { content: Content }) {
  const { closing } = availabilityCopy(content.availability);
  return <ClosingBand {...localizerFor(content.site)(closing)} contact={contactLink(content)} />;
}

import { localizerFor } from '@/lib/language/localized-text';
import type { Site } from '@/lib/site';
import { describeAvailability, withAvailability } from './availability';
import { contactLink, waysToWrite } from './links';

/** The band at the end of pages: what it says about taking on work, and where it leads; `undefined` without an offer. */
export function closingBand({ content }: Site) {
  const { closing } = describeAvailability(content) ?? {};
  if (!closing) return undefined;
  const { heading, text } = localizerFor(content.site)({ ...closing, text: withAvailability(closing.text, content) });
  return { heading, text, contact: contactLink(content), ways: waysToWrite(content) };
}

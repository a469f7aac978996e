'use client';

import { Enhancement } from '@/components/ui/enhancement';
import { VisuallyHidden } from '@/components/ui/text';
import { useAdoptedEntries } from './use-adopted-entries';
import { useAnnouncement } from './use-announcement';
import { useStartFocus } from './use-start-focus';

/**
 * What a browser does by itself when it loads a page, and a router that brings one without
 * loading it does not: its title is said aloud, the focus goes to where it begins, and every
 * entry of the history leads back to the page that its address names.
 */
export function PageChanges() {
  return (
    <>
      <Enhancement>
        <Entries />
      </Enhancement>
      <Enhancement>
        <Announcement />
      </Enhancement>
      <Enhancement>
        <StartFocus />
      </Enhancement>
    </>
  );
}

function Entries() {
  useAdoptedEntries();
  return null;
}

function StartFocus() {
  useStartFocus();
  return null;
}

/** The region stands in the page from the start: one that arrives with its text is not announced everywhere. */
function Announcement() {
  return <VisuallyHidden aria-live="assertive">{useAnnouncement()}</VisuallyHidden>;
}

'use client';

import { useEffect } from 'react';
import { Enhancement } from '@/components/ui/enhancement';
import { VisuallyHidden } from '@/components/ui/text';
import { markHydrated } from '@/lib/hydrated';
import { PageTransition } from './page-transition';
import { useAdoptedEntries } from './use-adopted-entries';
import { useAnnouncement } from './use-announcement';
import { useInstantReturn } from './use-instant-return';
import { useStartFocus } from './use-start-focus';

/**
 * What a browser does when it loads a page, and a router does not (docs/behaviour.md, "Moving
 * between pages"): the new title is announced, the focus moves to where the page begins, and each
 * entry of the history leads to the page that its address names.
 */
export function PageChanges() {
  useEffect(markHydrated, []);

  return (
    <>
      <Enhancement>
        <Entries />
      </Enhancement>
      <Enhancement>
        <PageTransition />
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
  useInstantReturn();
  return null;
}

function StartFocus() {
  useStartFocus();
  return null;
}

/** The region is in the HTML: some screen readers do not announce one that is added together with its text. */
function Announcement() {
  return <VisuallyHidden aria-live="assertive">{useAnnouncement()}</VisuallyHidden>;
}

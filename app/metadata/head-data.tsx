'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { headDataStore } from './head-data-store';

/**
 * Writes structured data into the exported page and nowhere else. Search engines read
 * whole pages; on the way from page to page in the browser React would create the script
 * element anew, and the policy of the pages would refuse it.
 *
 * @param props.of its key in the store, where it is escaped for a script element.
 */
export function HeadData({ of }: { of: string }) {
  // Next asks again for each part of the page it streams.
  let written = false;
  useServerInsertedHTML(() => {
    if (written) return null;
    written = true;
    const json = headDataStore().get(of);
    if (json === undefined) {
      throw new Error('Structured data is not where app/metadata/structured-data.tsx left it; give HeadData its text.');
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block has no other way in, and its text is escaped.
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
  return null;
}

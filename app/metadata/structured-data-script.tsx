'use client';

import { useServerInsertedHTML } from 'next/navigation';

/**
 * Writes structured data into the exported page alone: in the browser React would create the script element anew at
 * each page change, and the policy of the pages would refuse it.
 *
 * @param props.of Key of the JSON in `globalThis.structuredData`.
 */
export function StructuredDataScript({ of }: { of: string }) {
  // Next asks again for each part of the page it streams.
  let written = false;
  useServerInsertedHTML(() => {
    const json = globalThis.structuredData?.get(of);
    if (written || json === undefined) return null;
    written = true;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block has no other way in, and its text is escaped.
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
  return null;
}

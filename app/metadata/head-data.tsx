'use client';

import { useServerInsertedHTML } from 'next/navigation';

/**
 * Writes structured data into the exported page and nowhere else. Those who
 * read it load whole pages, and an element that React would make again in the
 * browser is a script that a strict policy has to refuse.
 */
export function HeadData({ json }: { json: string }) {
  let written = false;
  useServerInsertedHTML(() => {
    if (written) return null;
    written = true;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block has no other way in, and its text is escaped.
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
  return null;
}

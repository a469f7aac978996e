'use client';

import { useServerInsertedHTML } from 'next/navigation';

/**
 * Writes structured data into the exported HTML only. In the browser, React would recreate the script element on each
 * soft navigation, and the Content Security Policy would block it.
 *
 * @param props.of Key of the JSON in `globalThis.structuredData`.
 */
export function StructuredDataScript({ of }: { of: string }) {
  // Next.js calls this again for each part of the page that it streams.
  let isWritten = false;
  useServerInsertedHTML(() => {
    const json = globalThis.structuredData?.get(of);
    if (isWritten || json === undefined) return null;
    isWritten = true;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape a child, which breaks JSON; escapeForScript has made the text safe
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  });
  return null;
}

import { createHash } from 'node:crypto';
import type { Graph } from 'schema-dts';
import { StructuredDataScript } from './structured-data-script';

declare global {
  /**
   * JSON for script elements, by key. Server components pass it to client components within the process of the export.
   */
  var structuredData: Map<string, string> | undefined;
}

/** A page's structured data as JSON-LD. A prop of the client component would repeat it in the page's RSC payload. */
export function StructuredData({ graph }: { graph: Graph }) {
  const json = escapeForScript(JSON.stringify(graph));
  const key = createHash('sha256').update(json).digest('hex').slice(0, 16);
  globalThis.structuredData ??= new Map();
  globalThis.structuredData.set(key, json);
  return <StructuredDataScript of={key} />;
}

/** JSON that is safe inside a script element: without a `<`, no text of the owner's can form `</script>` or `<!--`. */
export function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

import { createHash } from 'node:crypto';
import type { Graph } from 'schema-dts';
import { StructuredDataScript } from './structured-data-script';

declare global {
  /** JSON for script elements by keys, from server components to client components in the process that exports the site. */
  var structuredData: Map<string, string> | undefined;
}

/** A page's structured data as JSON-LD. Given to the client component as a prop, it would be in the page's data as well. */
export function StructuredData({ graph }: { graph: Graph }) {
  const json = escapeForScript(JSON.stringify(graph));
  const key = createHash('sha256').update(json).digest('hex').slice(0, 16);
  globalThis.structuredData ??= new Map();
  globalThis.structuredData.set(key, json);
  return <StructuredDataScript of={key} />;
}

/** JSON that is safe inside a script element: without a `<`, no text of the owner's writes `</script>` or `<!--`. */
export function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

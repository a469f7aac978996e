import { createHash } from 'node:crypto';
import type { Graph } from 'schema-dts';
import { HeadData } from './head-data';
import { headDataStore } from './head-data-store';

/** A page's structured data as JSON-LD. */
export function StructuredData({ graph }: { graph: Graph }) {
  const json = escapeForScript(JSON.stringify(graph));
  const key = createHash('sha256').update(json).digest('hex').slice(0, 16);
  headDataStore().set(key, json);
  return <HeadData of={key} />;
}

/** JSON that is safe inside a script element: without a `<`, no text of the owner's writes `</script>` or `<!--`. */
export function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

import type { Graph } from 'schema-dts';
import { HeadData } from './head-data';

/** A page's structured data as JSON-LD. */
export function StructuredData({ graph }: { graph: Graph }) {
  return <HeadData json={escapeForScript(JSON.stringify(graph))} />;
}

/** JSON that is safe inside a script element: without a `<`, no text of the owner's writes `</script>` or `<!--`. */
export function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

import type { Graph } from 'schema-dts';
import { HeadData } from './head-data';

/** A page's structured data. Whatever its texts hold, none of them can end the script they stand in. */
export function StructuredData({ graph }: { graph: Graph }) {
  return <HeadData json={escapeForScript(JSON.stringify(graph))} />;
}

/** JSON that is safe inside a script element: a text in it cannot write `</script>` or open a comment. */
export function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

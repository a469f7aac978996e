import { startPreview } from '../support/servers';
import { accessOwners } from './access-owners';

/** Serves the site of every owner for all workers together. Returns a function that ends it. */
export default async function serveSites() {
  const servers: Awaited<ReturnType<typeof startPreview>>[] = [];
  // One build after the other: each keeps all cores busy.
  for (const { folder, port } of accessOwners) servers.push(await startPreview(await folder(), port));
  return () => Promise.all(servers.map((server) => server.close()));
}

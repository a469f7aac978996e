import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '@/scripts/serve';

/** A site that is served for a walk. */
export interface ServedSite {
  /** Scheme, host and port. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves an owner's site on this machine, at a port that is free.
 *
 * @param first answers what the site's own files do not; `false` leaves a request to them.
 */
export async function serveOwner(
  folder: string,
  first: (...exchange: Parameters<RequestListener>) => Promise<boolean> = async () => false,
): Promise<ServedSite> {
  const site = createSiteServer({ folder });
  const server = createServer(async (request, response) => {
    if (!(await first(request, response))) site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

import { createSiteServer } from '../../scripts/serve';
import type { RunningServer } from '../hosts/host-servers';

export type { RunningServer };

/** The site's own preview server; it sends what `_headers` says, as Netlify and Cloudflare Pages do. */
export async function startPreview(folder: string, port: number, basePath = ''): Promise<RunningServer> {
  const server = createSiteServer({ folder, basePath });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    origin: `http://localhost:${port}`,
    output: () => '',
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

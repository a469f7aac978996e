import { iconImages, schemeIcon } from '../icon-drawing';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FILES: Record<string, { type: string; draw: () => Promise<string | Uint8Array<ArrayBuffer>> }> = {
  'star.svg': { type: 'image/svg+xml', draw: async () => schemeIcon() },
  'icon-192.png': { type: 'image/png', draw: async () => new Uint8Array(await iconImages['icon-192']()) },
  'icon-512.png': { type: 'image/png', draw: async () => new Uint8Array(await iconImages['icon-512']()) },
  'icon-maskable-512.png': {
    type: 'image/png',
    draw: async () => new Uint8Array(await iconImages['icon-maskable-512']()),
  },
};

/** The icons the manifest and the pages' heads name. */
export function generateStaticParams() {
  return Object.keys(FILES).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const icon = FILES[(await params).file];
  if (!icon) return new Response(null, { status: 404 });
  return new Response(await icon.draw(), { headers: { 'content-type': icon.type } });
}

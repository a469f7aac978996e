import { ICON, MASKABLE_ICON, renderIcon, schemeIcon } from '@/site/icons';
import site from '@/site-data/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { logo } = site.brand;

const FILES: Record<string, () => Promise<Uint8Array<ArrayBuffer>> | string> = {
  'icon.svg': () => schemeIcon(site),
  'icon-192.png': () => renderIcon(ICON, 192, site),
  'icon-512.png': () => renderIcon(ICON, 512, site),
  'icon-maskable-512.png': () => renderIcon(MASKABLE_ICON, 512, site),
  ...(logo && { 'logo.svg': () => logo.light, 'logo-dark.svg': () => logo.dark }),
};

/** The icons that the manifest and the pages' heads link to, and the logo. */
export function generateStaticParams() {
  return Object.keys(FILES).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  return new Response(await FILES[file]?.(), { headers: { 'content-type': type } });
}

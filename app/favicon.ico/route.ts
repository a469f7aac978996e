import toIco from 'png-to-ico';
import { ICON, renderIcon } from '@/site/icons';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** The icon in the sizes for tabs, task bars and search results. */
export async function GET() {
  const sizes = await Promise.all([16, 32, 48].map(async (side) => Buffer.from(await renderIcon(ICON, side, site))));
  return new Response(new Uint8Array(await toIco(sizes)), { headers: { 'content-type': 'image/x-icon' } });
}

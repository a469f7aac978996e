import toIco from 'png-to-ico';
import { iconImages } from '../site-icons/icon-drawing';

export const dynamic = 'force-static';

/** The icon in the sizes of tabs, task bars and search results. */
export async function GET() {
  const sizes = await Promise.all([iconImages['icon-16'](), iconImages['icon-32'](), iconImages['icon-48']()]);
  const icon = new Uint8Array(await toIco(sizes));
  return new Response(icon, { headers: { 'content-type': 'image/x-icon' } });
}

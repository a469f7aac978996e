import { renderIcon, TOUCH_ICON } from '@/site/icons';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** The icon for Apple's home screens, at the path where Apple's systems look for it. */
export async function GET() {
  return new Response(await renderIcon(TOUCH_ICON, 180, site), { headers: { 'content-type': 'image/png' } });
}

import { renderIcon, TOUCH_ICON } from '../site-icons/icon-drawing';

export const dynamic = 'force-static';

/** The icon of an Apple home screen, where its systems look for it unasked. */
export async function GET() {
  return new Response(await renderIcon(TOUCH_ICON, 180), { headers: { 'content-type': 'image/png' } });
}

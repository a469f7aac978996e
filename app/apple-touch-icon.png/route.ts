import { iconImages } from '../site-icons/icon-drawing';

export const dynamic = 'force-static';

/** The icon of an Apple home screen, where its systems look for it unasked. */
export async function GET() {
  const image = new Uint8Array(await iconImages['apple-touch-icon']());
  return new Response(image, { headers: { 'content-type': 'image/png' } });
}

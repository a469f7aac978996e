import { exportedPages } from '@/app/composition/exported-pages';
import { onceInBuild } from '@/lib/content/environment';
import { content } from '@/lib/content/load';
import { renderPreview } from '../preview-image';
import { previews } from '../previews';

export const dynamic = 'force-static';
export const dynamicParams = false;

const allPreviews = onceInBuild(async () => previews(await exportedPages(content), content));

/** One image for each page. */
export async function generateStaticParams() {
  return Object.keys(await allPreviews()).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const preview = (await allPreviews())[file];
  return new Response(preview && (await renderPreview(preview)), { headers: { 'content-type': 'image/png' } });
}

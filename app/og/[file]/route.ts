import { exportedPages } from '@/site/added-pages';
import { renderPreview } from '@/site/preview/preview-image';
import { previews } from '@/site/preview/previews';
import { loadFaces } from '@/site/preview/typesetting';
import site from '@/site-data/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

// Once in a process: there are hundreds of images.
const loading = Promise.all([exportedPages(site).then((pages) => previews(pages, site)), loadFaces(site)]);

/** One image for each page. */
export async function generateStaticParams() {
  const [images] = await loading;
  return Object.keys(images).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const [images, faces] = await loading;
  const preview = images[file];
  return new Response(preview && (await renderPreview(preview, site, faces)), {
    headers: { 'content-type': 'image/png' },
  });
}

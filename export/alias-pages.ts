import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentsOf } from '../lib/markdown/documents';
import { currentLanguage } from '../lib/site';
import { absoluteUrl, withBasePath } from '../site/addresses';
import type { Export } from './pages';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Writes a page for each earlier address of a text that leads to its page without a script. Hosts that read the rules of
 * `host-files.ts` redirect before it is sent.
 */
export async function writeAliasPages({ folder, site }: Export): Promise<void> {
  const { aliases, language } = currentLanguage(site);
  const titles = new Map(documentsOf(site.documents).map(({ path, fields }) => [path, Object(fields).title]));
  await Promise.all(
    aliases.map(async ({ from, to }) => {
      const file = path.join(folder, from.endsWith('/') ? `${from}index.html` : from);
      await mkdir(path.dirname(file), { recursive: true });
      const texts = [titles.get(to) ?? to, encodeURI(withBasePath(to, site)), absoluteUrl(to, site)];
      const [title, address, canonical] = texts.map(escapeHtml);
      const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${canonical}">
<title>${title}</title>
<p><a href="${address}">${title}</a></p>
</html>
`;
      // On a disk that ignores capital letters, the name can be that of the page itself.
      await writeFile(file, html, { flag: 'wx' }).catch((error) => {
        if (error.code !== 'EEXIST') throw error;
      });
    }),
  );
}

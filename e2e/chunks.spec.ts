import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL_FOLDER } from '../scripts/local-site';
import { expect, test } from './support/site';

test('every chunk of the export is named by a page, its data or another chunk', async () => {
  const files = (await readdir(LOCAL_FOLDER, { recursive: true })).filter((file) => /\.(html|txt|js|css)$/.test(file));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(LOCAL_FOLDER, file), 'utf8') })),
  );
  const chunks = files.filter((file) => path.dirname(file).endsWith(path.join('static', 'chunks')));
  expect(chunks.length).toBeGreaterThan(0);
  const unnamed = chunks.filter(
    (chunk) => !texts.some(({ file, text }) => file !== chunk && text.includes(path.basename(chunk))),
  );
  expect(unnamed).toEqual([]);
});

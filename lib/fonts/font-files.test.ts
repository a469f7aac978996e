import { decompress } from 'wawoff2';
import { site } from '@/e2e/support/compiled-site';
import type { Site } from '../site';
import { fontFiles } from './font-files';
import { mathFontFile } from './math-font';
import type { FontFace } from './packages';

const warn = jest.spyOn(console, 'warn').mockImplementation();

test('fonts are cut in a build alone, and a file that can’t be cut leaves them whole', async () => {
  const faces = site.fonts.pageFonts.bodyFont.slice(0, 2);
  const foldersOf = async (bodyFont: readonly FontFace[], build: Partial<Site['build']> = {}) => {
    const fonts = { ...site.fonts, characters: 'AŁ', pageFonts: { headingFont: [], bodyFont } };
    const files = await fontFiles({ ...site, fonts, build: { ...site.build, ...build } }, 'out');
    return files.map(({ path }) => path.split('/')[0]);
  };
  expect(await foldersOf(faces)).toEqual(['out', 'out']);
  expect(await foldersOf(faces, { isDevelopment: true })).toEqual(['node_modules', 'node_modules']);
  expect(warn).not.toHaveBeenCalled();
  const lost = faces.map((face) => ({ ...face, file: `lost/${face.file}` }));
  expect(await foldersOf(lost)).toEqual(['node_modules', 'node_modules']);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Skipped the optimization of fonts\. .*ENOENT/));
});

test('a site with formulas has a font that is cut to them and keeps its measures, and no other site has it', async () => {
  const fileOf = (formulas: string) => mathFontFile({ ...site, fonts: { ...site.fonts, formulas } }, 'out');
  expect(await fileOf('')).toBeUndefined();
  const { path, bytes = Buffer.of() } = (await fileOf('√𝑥(+1)')) ?? {};
  expect(path).toMatch(/^out\/.*\.woff2$/);
  expect(bytes.length).toBeLessThan(8000);
  expect(Buffer.from(await decompress(bytes)).toString('latin1')).toContain('MATH');
});

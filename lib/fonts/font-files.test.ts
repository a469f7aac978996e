import { site } from '@/e2e/support/compiled-site';
import type { Site } from '../site';
import { fontFiles } from './font-files';
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

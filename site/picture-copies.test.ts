import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { siteWith } from '@/e2e/support/compiled-site';
import type { Project } from '@/lib/content/schema';
import { PICTURES_FOLDER } from '@/lib/picture';
import type { Site } from '@/lib/site';

const repository = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const copies = path.join('.next', PICTURES_FOLDER);
const cache = 'node_modules/.cache/pictures';

beforeEach(async () => {
  mkdirSync(path.join(folder, 'public'), { recursive: true });
  process.chdir(folder);
  // As a phone writes it, on its side.
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a63' } });
  writeFileSync('public/shop.jpg', await image.withMetadata({ orientation: 6 }).jpeg().toBuffer());
});

afterEach(() => {
  process.chdir(repository);
  rmSync(folder, { recursive: true });
});

const root = siteWith({});
const site = siteWith({}, { build: { ...root.build, skipped: [] } });

/** Makes the copies of the picture in these widths, as a new build does. */
async function build(widths: number[], owner: Site = site) {
  jest.resetModules();
  const { ownPicture } = await import('./picture-copies');
  const picture = await ownPicture('/shop.jpg', widths, owner);
  if (!picture) throw new Error('There are no copies.');
  return picture;
}

/** The content of a copy in the export. */
const copied = (address: string) => readFileSync(readFileSync(path.join(copies, path.basename(address)), 'utf8'));

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M0 0h60v40z"/></svg>';

test('a picture is copied the right way up, in AVIF and WebP, and no wider than it is', async () => {
  const { src, avif, largest, ...size } = await build([100, 150, 400]);
  expect(size).toEqual({ width: 200, height: 300 });
  const widths = avif?.split(', ').map((candidate) => candidate.split(' ')[1]);
  expect(widths).toEqual(['100w', '150w', '200w']);
  expect(avif).toContain(`${largest} 200w`);
  const files = [src, ...(avif ?? '').matchAll(/\S+\.avif/g)].map((url) => path.basename(String(url)));
  expect(readdirSync(copies).sort()).toEqual(files.sort());
  const shapes = files.map(async (file) => {
    const { format, width, height } = await sharp(copied(file)).metadata();
    return `${format} ${width}x${height}`;
  });
  expect((await Promise.all(shapes)).sort()).toEqual(['heif 100x150', 'heif 150x225', 'heif 200x300', 'webp 100x150']);
});

test('the first screen shows a picture in one width, and of a screenshot the corner where it is read first', async () => {
  const screen = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#fff' } });
  const mark = await sharp({ create: { width: 800, height: 900, channels: 3, background: '#063' } })
    .png()
    .toBuffer();
  writeFileSync(
    'public/screen.png',
    await screen
      .composite([{ input: mark, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
  jest.resetModules();
  const { heroPicture } = await import('./picture-copies');
  for (const [corner, green] of [
    ['left', 0x66],
    ['right', 255],
  ] as const) {
    const { src, avif, ...size } = await heroPicture('/screen.png', corner, site);
    expect(size).toEqual({ width: 800, height: 750 });
    expect([src, avif]).toEqual([expect.stringMatching(/-800\.webp$/), expect.stringMatching(/-800\.avif$/)]);
    const { channels } = await sharp(copied(src)).stats();
    expect(Math.abs((channels[1]?.mean ?? 0) - green)).toBeLessThan(30);
  }
  expect(await heroPicture('/shop.jpg', undefined, site)).toMatchObject({ width: 200, height: 300 });
});

test('structured data names the poster of a film, which search engines can show', async () => {
  const { caseStudyGraph } = await import('./graphs');
  for (const name of ['walk.mp4', 'walk.png']) writeFileSync(`public/${name}`, '');
  const project: Project = { title: 'A walk', description: '.', technologies: [], image: { src: '/walk.mp4' } };
  const graph = caseStudyGraph({ path: '/projects/walk/', title: '', description: '' }, project, root);
  expect(JSON.stringify(graph)).toMatch(/"image":"https:[^"]+\/walk\.png"/);
});

test('what need not or cannot be resized is shown as it is, and films with what is beside them', async () => {
  const { pictureCopies } = await import('./picture-copies');
  mkdirSync('content/posts', { recursive: true });
  const write = (name: string, data: string | Buffer) => writeFileSync(`content/posts/${name}`, data);
  const take = (name: string) => pictureCopies(`content/posts/${name}`, [100], site);
  const png = (width: number, background: string) =>
    sharp({ create: { width, height: width / 2, channels: 3, background } })
      .png()
      .toBuffer();
  const [small, light, dark] = await Promise.all([png(16, '#111'), png(200, '#eee'), png(200, '#111')]);
  for (const name of ['a.svg', 'walk.mp4', 'walk.vtt', 'walk.de.vtt']) write(name, DRAWING);
  for (const name of ['day.light.png', 'walk.png']) write(name, light);
  write('small.png', small);
  write('day.dark.png', dark);
  write(
    'moving.gif',
    await sharp([light, dark], { join: { animated: true } })
      .gif()
      .toBuffer(),
  );

  write('photo.jpg', readFileSync('public/shop.jpg'));
  const unchanged = siteWith({}, { build: { ...root.build, skipped: ['pictures'] } });
  const whole = await pictureCopies('content/posts/walk.png', [100], unchanged);
  expect([whole.avif, copied(whole.src)]).toEqual([undefined, light]);
  // With a camera's metadata, it would say where it was taken.
  expect((await pictureCopies('content/posts/photo.jpg', [100], unchanged)).avif).toBeDefined();
  const drawing = await take('a.svg');
  expect([copied(drawing.src).toString(), drawing.width, drawing.height]).toEqual([DRAWING, 60, 40]);
  const original = await take('small.png');
  expect([original.avif, copied(original.src)]).toEqual([undefined, small]);
  const { src, still = '' } = await take('moving.gif');
  const pages = [src, still].map(async (file) => (await sharp(copied(file)).metadata()).pages);
  expect(await Promise.all(pages)).toEqual([2, undefined]);
  const days = await Promise.all(['day.png', 'day.dark.png'].map(take));
  expect(days[0]).toEqual(days[1]);
  expect(days[0]?.dark?.src).not.toBe(days[0]?.src);
  expect(await take('walk.mp4')).toMatchObject({
    width: 200,
    src: expect.stringMatching(/-100\.webp$/),
    film: {
      type: 'video/mp4',
      captions: [{ language: 'de', label: 'Deutsch' }, { language: 'en' }],
      isSilent: true,
    },
  });
  // A text that stands in for a missing one is in the main language, as its films are.
  const arabic = { ...site, content: { ...site.content, site: { ...site.content.site, language: 'ar' } } };
  const { film } = await pictureCopies('content/posts/walk.mp4', [100], arabic);
  expect(film?.captions.map(({ language }) => language)).toEqual(['de', 'en']);
  const isSilent = async (name: string, track: string | Buffer) => {
    write(name, track);
    return (await take(name)).film?.isSilent;
  };
  const handler = `hdlr${'\0'.repeat(8)}`;
  expect(await isSilent('a.mp4', `${handler}vide`)).toBe(true);
  expect(await isSilent('b.mp4', `${handler}vide${handler}soun`)).toBe(false);
  const bare = await take('a.mp4');
  expect([typeof bare.width, Object(bare.film).poster]).toEqual(['number', undefined]);
  expect(await isSilent('c.webm', Buffer.from('\x86\x86A_OPUS', 'latin1'))).toBe(false);
});

test.each([
  ['dark', '#234', 'light'],
  ['light', '#dca', 'dark'],
])('a logo in %s (%s) is on a ground that is %s, unless it has its own', async (_, fill, ground) => {
  const { logoGround } = await import('./picture-copies');
  writeFileSync('public/logo.svg', DRAWING.replace('<path', `<path fill="${fill}"`));
  expect(await logoGround('/logo.svg', undefined)).toBe(ground);
  writeFileSync('public/logo.svg', DRAWING.replace('<path d="M0 0h60v40z"', `<path fill="${fill}" d="M0 0h60v40H0z"`));
  expect(await logoGround('/logo.svg', undefined)).not.toBe(ground);
});

test('a logo for each theme is on the ground of the theme, and one on another site is not looked at', async () => {
  const { isBlock, logoGround } = await import('./picture-copies');
  const picture = { src: '/logo.svg', width: 60, height: 40 };
  expect(await logoGround('/logo.svg', { ...picture, dark: picture })).toBe('theme');
  const elsewhere = 'https://logos.dev/a.svg';
  expect([await logoGround(elsewhere, undefined), await isBlock(elsewhere)]).toEqual(['light', false]);
});

test('all languages of a site have the copies of the main one', async () => {
  const [english] = site.languages;
  const languages = ['', '/ar'].map((name) => ({ ...english, basePath: `/portfolio${name}` }));
  const arabic = { ...site, basePath: '/portfolio/ar', languages: languages as unknown as Site['languages'] };
  expect((await build([100], arabic)).src).toMatch(/^\/portfolio\/_next\//);
});

test('the next build reuses the copies', async () => {
  const { src } = await build([100]);
  rmSync(copies, { recursive: true });
  writeFileSync(path.join(cache, path.basename(src)), 'reused');
  await build([100]);
  expect(copied(src).toString()).toBe('reused');
});

test('a build without copies shows the original, in the folder of the site', async () => {
  const inFolder = siteWith({}, { basePath: '/portfolio', build: { ...root.build, skipped: ['pictures'] } });
  expect(await build([100], inFolder)).toMatchObject({ src: '/portfolio/shop.jpg', width: 200 });
});

const broken = [
  ['truncated', (picture: Buffer) => picture.subarray(0, picture.length - 100)],
  ['not a picture', () => Buffer.from('<svg>')],
] as const;

test.each(broken)('a file that is %s is reported with its path', async (_, change) => {
  writeFileSync('public/shop.jpg', change(readFileSync('public/shop.jpg')));
  await expect(build([100])).rejects.toThrow('public/shop.jpg is damaged, or not a picture; ');
});

test.each(broken)('a file that is %s is found before a copy is made', async (_, change) => {
  writeFileSync('public/shop.jpg', change(readFileSync('public/shop.jpg')));
  const { checkPicture } = await import('../scripts/build-pictures');
  await expect(checkPicture('public/shop.jpg')).rejects.toThrow('public/shop.jpg is damaged, or not a picture; ');
});

test.each<[drawn: string, isSolid: boolean]>([
  ['<path fill="#fff" d="M0 0h60v40H0z"/><path d="M9 9h9v9H9z"/>', true],
  ['<circle cx="30" cy="20" r="19"/>', true],
  ['<path d="M5 0h15v40H5zm20 0h15v40H25zm20 0h15v40H45z"/>', false],
  ['<path d="M30 0 60 40H0z"/>', false],
])('a drawing of %s is a block in one colour: %s', async (drawn, isSolid) => {
  const { isBlock } = await import('./picture-copies');
  writeFileSync('public/logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">${drawn}</svg>`);
  expect(await isBlock('/logo.svg')).toBe(isSolid);
});

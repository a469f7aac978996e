import sharp from 'sharp';
import { shipped } from '@/lib/brand/colors';
import { khatam } from '@/lib/brand/star';
import { renderPreview } from '@/site/preview/preview-image';
import { fitText, loadFaces, setLine } from '@/site/preview/typesetting';
import { displaySize, headerRow } from '@/site/text-width';
import { site as compiled } from '../support/compiled-site';
import { expect, test } from '../support/site';
import { arabic } from '../support/sites';

// One worker reads the fonts only once.
test.describe.configure({ mode: 'default' });

/** In the shipped colours, against which pixels are compared. */
const site = { ...compiled, brand: { ...compiled.brand, palette: shipped, star: khatam } };

const faces = await loadFaces(site);

const BOX = { width: 600, height: 300, lines: 5, largest: 120 };

/** The horizontal area for an image's text, to the left of the star, in px. */
const TEXT = { left: 64, width: 640, right: 704 };

/** The share of pixels that differ from the background in a part of an image. */
async function inkShare(image: Uint8Array, left: number, width: number, top = 0, height = 630): Promise<number> {
  const stretch = sharp(image).extract({ left, top, width, height }).removeAlpha().raw();
  const pixels = await stretch.toBuffer();
  let ink = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (Math.abs(red - 0xf6) + Math.abs(green - 0xf2) + Math.abs(blue - 0xea) > 24) ink++;
  }
  return ink / (pixels.length / 3);
}

for (const text of [
  'Me',
  'مهندس برمجيات يبني أنظمة سطح المكتب وقواعد البيانات',
  'W'.repeat(60),
  'many words '.repeat(12),
  `"&' <b>&amp;</script><script>alert(1)</script><!-- محمد "O'Brien" \\ 𝕏`,
]) {
  test(`text fits into its box: ${text.slice(0, 60)}`, () => {
    const { lines, size, leading } = fitText(text, 'ltr', BOX, faces);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length * leading).toBeLessThanOrEqual(BOX.height + leading * 0.001);
    for (const line of lines) expect(line.width * size).toBeLessThanOrEqual(BOX.width);
  });
}

test('a logo that hides the name is in the place of star and name, and in the header', async () => {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path fill="#111" d="M0 0h1v1H0zM3 0h1v1H3z"/></svg>';
  const drawings = { light: source, dark: source };
  const logo = { ...drawings, width: 144, height: 36, hidesName: true, icon: drawings };
  const preview = { title: '', owner: 'Ida Lindqvist', host: '', direction: 'ltr' } as const;
  const [alone, beside] = [true, false].map((hidesName) => ({
    ...site,
    brand: { ...site.brand, logo: { ...logo, hidesName } },
  }));
  if (!alone || !beside) throw new Error('There is no site.');
  const image = await renderPreview(preview, alone, faces);
  // It is 288 by 72 px, black in its first and its last quarter.
  expect(await inkShare(image, 70, 66, 64, 66)).toBe(1);
  expect(await inkShare(image, 142, 140, 30, 130)).toBe(0);
  expect(await inkShare(image, 286, 66, 64, 66)).toBe(1);
  expect(await inkShare(image, 358, 300, 30, 130)).toBe(0);
  expect(await inkShare(await renderPreview(preview, beside, faces), 300, 300, 60, 70)).toBeGreaterThan(0.05);
  const labels = ['About', 'Projects', 'Services', 'Contact', 'Writing'];
  const [short, long] = await Promise.all([alone, beside].map((owner) => headerRow(owner, labels)));
  expect(short?.from).toBeLessThan(long?.from ?? 0);
});

test('the heading of Home has the largest size at which it takes three lines', async () => {
  for (const [role, rem] of [
    ['Software Engineer', 6.75],
    ['Full-Stack Engineer and Consultant', 5.5],
    ['Software Engineer, Consultant and Teacher', 4.75],
  ] as const) {
    const size = await displaySize(site, role);
    expect.soft(size.rem, role).toBe(rem);
    // The column is 35.25rem wide where both are the same size.
    expect.soft((size.share * 35.25) / 100, role).toBeCloseTo(rem, 1);
  }
});

test('Arabic letters are joined and run from right to left', () => {
  const joined = setLine('محمد', 'rtl', faces);
  const isolated = [...'محمد'].map((letter) => setLine(letter, 'rtl', faces));
  const outlines = (line: { outlines: string }) => [...line.outlines.matchAll(/d="(.*?)"/g)].map(([, d]) => d);
  expect(outlines(joined)).toHaveLength(4);
  // The second letter is to the left of the first.
  expect(outlines(setLine('دا', 'rtl', faces))).toEqual([
    ...outlines(setLine('ا', 'rtl', faces)),
    ...outlines(setLine('د', 'rtl', faces)),
  ]);
  // The first three letters have joined shapes, not their isolated ones.
  for (const letter of isolated.slice(0, 3)) expect(outlines(joined)).not.toContain(outlines(letter)[0]);
});

test('a Latin letter that the Arabic font has, too, is in the Latin font', async () => {
  const { outlines } = setLine('A', 'ltr', await loadFaces(arabic.site));
  expect(outlines).toBe(setLine('A', 'ltr', faces).outlines);
});

test('characters that no font has are left out, not drawn as boxes', () => {
  const drawn = (text: string) => fitText(text, 'ltr', BOX, faces).lines.map(({ outlines }) => outlines);
  expect(drawn('😀 Name 漢字')).toEqual(drawn('Name'));
  expect(drawn('Санкт-Петербург')).toEqual(['']);
});

test('the dots of the last letters do not touch the address', async () => {
  const image = await renderPreview({ title: 'مكتبي', owner: '', host: '', direction: 'rtl' }, site, faces);
  expect(await inkShare(image, 500, 700, 510, 120)).toBe(0);
});

test('title, name and address are between the edge and the star, mirrored for right-to-left languages', async () => {
  // A preview without texts has nothing but the mark at the place of the texts.
  for (const [title, owner, host, direction] of [
    ['W'.repeat(60), 'x'.repeat(40), 'y'.repeat(80), 'ltr'],
    ['Desktop systems, back ends, APIs and full-stack applications', 'x'.repeat(40), 'y'.repeat(80), 'ltr'],
    ['C# مشاريع', 'x'.repeat(40), 'y'.repeat(80), 'rtl'],
    ['', '', '', 'ltr'],
    ['', '', '', 'rtl'],
  ] as const) {
    const image = await renderPreview({ title, owner, host, direction }, site, faces);
    const share = (left: number, width: number) =>
      inkShare(image, direction === 'ltr' ? left : 1200 - left - width, width);
    expect(await share(0, TEXT.left), title).toBe(0);
    expect(await share(TEXT.left, TEXT.width), title).toBeGreaterThan(title ? 0.03 : 0);
    expect(await share(TEXT.right, 6), title).toBe(0);
    expect(await share(800, 400), title).toBeGreaterThan(0.05);
  }
});

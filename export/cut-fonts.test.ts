/** @jest-environment node */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHUNK, pageOf, temporaryFolder } from './test-site';

// Each test starts Node and packs fonts: a second, and many on a machine that is busy.
jest.setTimeout(60_000);

const { folder, list, read, write } = temporaryFolder();

const MEDIA = '_next/static/media';
const HEADING = 'bricolage.p.1iqnhac4m3hwo.woff2';
const BODY = 'instrument.p.3h2wr6o8p949u.woff2';
/** Where two fonts of the packages lie, below `node_modules/@fontsource-variable/`, by script. */
const HEADING_FILES = {
  latin: { file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2' },
  latinExt: { file: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2' },
};
const BODY_FILES = {
  latin: { file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2' },
  latinExt: { file: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2' },
};

/** The text of a module that names these, in the place of those that the owner has chosen. */
const CHOSEN_FONTS = `export const heading = ${JSON.stringify(HEADING_FILES)}, body = ${JSON.stringify(BODY_FILES)}, bold = undefined;`;

/** How the names of the text's further files begin. */
const FURTHER = 'instrument-sans-latin-wght-normal';
const STYLESHEET = '31g57zrsh_u4q.css';

const RULES = [
  `@font-face{font-family:headingFont;src:url(/below/${MEDIA}/${HEADING})format("woff2");font-weight:640}`,
  `@font-face{font-family:bodyFont;src:url(/below/${MEDIA}/${BODY})format("woff2");font-weight:400 600}`,
].join('');

/** A page in both fonts, which its preloads and its data name as well. */
function pageWith(body: string) {
  const preloads = [HEADING, BODY].map((name) => `<link rel="preload" href="/below/${MEDIA}/${name}" as="font"/>`);
  const styles = `<style data-href="/below/_next/static/chunks/${STYLESHEET}">${RULES}</style>`;
  return pageOf({
    head: `${preloads.join('')}${styles}<style>p{margin:0}</style>${CHUNK}`,
    body: `${body}<script>push(${JSON.stringify(RULES)})</script>`,
  });
}

async function writeSite(files: Record<string, string>) {
  await write({ [`_next/static/chunks/${STYLESHEET}`]: RULES, ...files });
  await mkdir(path.join(folder, MEDIA), { recursive: true });
  const packages = 'node_modules/@fontsource-variable';
  await copyFile(path.join(packages, HEADING_FILES.latin.file), path.join(folder, MEDIA, HEADING));
  await copyFile(path.join(packages, BODY_FILES.latin.file), path.join(folder, MEDIA, BODY));
}

/** What is told of a font in the export. */
interface Told {
  characters: string;
  /** Range of its weights, where it has one. */
  weights?: { min: number; max: number };
  /** At weights of 400 and 600, how wide its A is and how far a V behind it is moved away from there. */
  set: { width: number; kerning: number }[];
}

/** Hooks of Node's loader, which is told the address of the module that stands for `styles/chosen-fonts.mjs`. */
const REPLACE_CHOSEN_FONTS = `
  let chosen;
  export const initialize = (address) => { chosen = address; };
  export const resolve = (name, context, next) =>
    name.endsWith('/chosen-fonts.mjs') ? { url: chosen, shortCircuit: true } : next(name, context);`;

const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/**
 * Runs the step in Node itself: harfbuzzjs is a module that waits at its top, which Jest cannot load.
 *
 * @returns the fonts by the beginning of their names, and what the step wrote to the console.
 */
async function cutFonts() {
  const code = `
    import { readdir, readFile } from 'node:fs/promises';
    import { Blob, Buffer, Face, Font, Variation, shape } from 'harfbuzzjs';
    import { register } from 'node:module';
    import { decompress } from 'wawoff2';
    const chosen = ${JSON.stringify(asModule(CHOSEN_FONTS))};
    register(${JSON.stringify(asModule(REPLACE_CHOSEN_FONTS))}, { data: chosen });
    const { cutFonts } = await import('./export/cut-fonts.mjs');
    const media = ${JSON.stringify(path.join(folder, MEDIA))};
    await cutFonts(${JSON.stringify(folder)});
    const fonts = {};
    for (const name of await readdir(media)) {
      const face = new Face(new Blob(await decompress(await readFile(media + '/' + name))));
      const characters = String.fromCodePoint(...face.collectUnicodes());
      fonts[name.split('.')[0]] = { characters, weights: face.getAxisInfos().wght, set: [400, 600].map((weight) => set(face, weight)) };
    }
    function set(face, weight) {
      const font = new Font(face);
      font.setVariations([new Variation('wght', weight)]);
      const buffer = new Buffer();
      buffer.addText('AV');
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const [{ codepoint, xAdvance }] = buffer.getGlyphInfosAndPositions();
      const width = font.glyphHAdvance(codepoint);
      return { width, kerning: xAdvance - width };
    }
    console.log(JSON.stringify(fonts));`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  const fonts: Record<string, Told> = JSON.parse(stdout);
  return { fonts, warned: stderr };
}

test('each font is left with what the site shows and the letters of prose, under a name of its own', async () => {
  await writeSite({
    'index.html': pageWith('<p>caf\u0065\u0301</p>'),
    'about/index.html': pageWith('<p>naïve, $50</p>'),
    'index.txt': RULES,
    '_next/static/chunks/a.js': 'toast("↓")',
  });
  const { fonts, warned } = await cutFonts();
  const { bricolage, instrument, [FURTHER]: further } = fonts;
  expect(Object.keys(fonts)).toHaveLength(3);
  for (const font of [bricolage, instrument]) {
    for (const wanted of ['A', 'z', ' ', '’', 'é', 'ï', '$']) expect(font?.characters).toContain(wanted);
    for (const unwanted of ['É', 'ö', '€', '~']) expect(font?.characters).not.toContain(unwanted);
  }
  expect(bricolage?.characters).toContain('↓');
  expect(further?.characters).toBe('*<=>[\\]^`{|}~ÉÏ↓');
  expect(bricolage?.weights).toBeUndefined();
  for (const font of [instrument, further]) expect(font?.weights).toMatchObject({ min: 400, max: 600 });
  expect(warned).toBe('');

  const names = await list(MEDIA);
  const own = names.filter((name) => name.includes('.p.'));
  const stylesheets = (await list('_next/static/chunks')).filter((name) => name.endsWith('.css'));
  expect(own.map((name) => name.length)).toEqual([HEADING.length, BODY.length]);
  expect(stylesheets.map((name) => name.length)).toEqual([STYLESHEET.length]);
  for (const file of ['index.html', 'about/index.html', 'index.txt', `_next/static/chunks/${stylesheets[0]}`]) {
    const text = await read(file);
    for (const name of own) expect(text).toContain(name);
    for (const old of [HEADING, BODY, STYLESHEET]) expect(text).not.toContain(old);
  }
  for (const file of ['index.html', 'about/index.html']) {
    const html = await read(file);
    expect(html.match(/unicode-range:[^}]*/g)).toEqual([
      'unicode-range:U+2a,U+3c-3e,U+5b-5e,U+60,U+7b-7e,U+c9,U+cf,U+2193',
    ]);
    // In the style that the policy knows already, as the fonts' last rule.
    expect(html).toMatch(new RegExp(`font-weight:400 600}@font-face{[^}]*${FURTHER}[^}]*}</style>`));
  }
  expect(await read('index.html')).toContain(`data-href="/below/_next/static/chunks/${stylesheets[0]}"`);
});

test('letters move together in all weights as in the least, at the price of one', async () => {
  await writeSite({ 'index.html': pageWith('') });
  const { fonts } = await cutFonts();
  const [least, most] = fonts.instrument?.set ?? [];
  expect(least?.kerning).toBeLessThan(0);
  expect(most?.kerning).toBe(least?.kerning);
  expect(most?.width).toBeGreaterThan(least?.width ?? Number.POSITIVE_INFINITY);
});

test('what a font lacks comes from the next that has it, by rules in every page', async () => {
  await writeSite({ 'index.html': pageWith('<p>Łukasz سارة ж 😀</p>'), 'about/index.html': pageWith('') });
  const { fonts, warned } = await cutFonts();
  const names = await list(MEDIA);
  expect(fonts['bricolage-grotesque-latin-ext-wght-normal']).toMatchObject({ characters: 'Ł' });
  expect(fonts['instrument-sans-latin-ext-wght-normal']).toMatchObject({
    characters: 'Łł',
    weights: { min: 400, max: 600 },
  });
  expect(names.filter((name) => name.startsWith('cairo'))).toHaveLength(2);
  expect(fonts.bricolage?.characters).not.toContain('Ł');

  for (const page of ['index.html', 'about/index.html']) {
    const html = await read(page);
    const further = names.filter((name) => !name.includes('.p.'));
    for (const name of further) expect(html.split(name)).toHaveLength(2);
    const rule = `{font-family:headingFont;src:url(/below/${MEDIA}/${further.find((name) => name.startsWith('bric'))})format("woff2");font-weight:640;unicode-range:U+141}`;
    expect(html).toContain(rule);
    expect(html).toContain('unicode-range:U+627,U+629,U+631,U+633}');
    expect(html.indexOf(rule)).toBeGreaterThan(html.indexOf('data-href'));
  }
  expect(warned).toContain("Not all of the site's fonts have ж 😀;");

  for (const name of names.filter((file) => !file.includes('.p.'))) {
    expect((await stat(path.join(folder, MEDIA, name))).size).toBeLessThan(4000);
  }
});

test.each<[string, () => Promise<void>, string]>([
  ['a font of another package', () => write({ [`${MEDIA}/${HEADING}`]: 'Other' }), `${MEDIA} holds no copy of `],
  ['a font no page has a rule for', () => write({ 'index.html': pageOf() }), `No @font-face in the pages names `],
  [
    'a script that names a font',
    () => write({ '_next/static/chunks/a.js': `load("${BODY}")` }),
    '_next/static/chunks/a.js names one of ',
  ],
  [
    'a font without a weight in figures',
    () => write({ 'index.html': pageWith('').replaceAll('font-weight:640', '') }),
    'says no weight in figures',
  ],
])('%s stops the build', async (_, spoil, message) => {
  await writeSite({ 'index.html': pageWith('') });
  await spoil();
  await expect(cutFonts()).rejects.toThrow(message);
});

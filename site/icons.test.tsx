import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { site as compiled, content, siteWith } from '@/e2e/support/compiled-site';
import { shipped } from '@/lib/brand/colors';
import type { Logo } from '@/lib/brand/logo';
import { browserModule } from '@/lib/compile/browser-module';
import { brandOf } from '@/lib/compile/derive-site';
import type { Site } from '@/lib/site';
import { contactCard } from './contact-card';
import { postFeed } from './feed';
import { ICON, renderIcon, schemeIcon } from './icons';

// It colours code, of which the post here has none.
jest.mock('shiki', () => ({}));
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path fill="${fill}" d="M0 0h400v100H0z"/></svg>`;

const folder = mkdtempSync(path.join(tmpdir(), 'logo-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The tested owner in the shipped colours, with this logo. */
function ownerWith(logo: NonNullable<typeof content.brand.logo>, files: Readonly<Record<string, string>>): Site {
  mkdirSync(path.join(folder, 'public'), { recursive: true });
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, 'public', name), source);
  const brand = { ...content.brand, colors: 'shipped' as const, logo };
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const owner = siteWith({ brand }, { brand: brandOf({ ...content, brand }) });
  cwd.mockRestore();
  return owner;
}

/** A point of an image, as six digits. */
async function colorAt(image: Uint8Array, left: number, top: number): Promise<string> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex').toUpperCase()}`;
}

/** The link to Home of a site. */
async function brandLinkOf(owner: Site): Promise<string> {
  const code = browserModule(owner, 'browser');
  const [, json = ''] = /^export const logo = (\{.*\});$/m.exec(code) ?? [];
  const logo = json ? (JSON.parse(json) as unknown) : undefined;
  jest.doMock('@/site-data/browser', () => ({ ...jest.requireActual('@/site-data/browser'), logo }));
  const [{ BrandLink }, { renderToStaticMarkup }] = await Promise.all([
    import('@/components/layout/header'),
    import('react-dom/server'),
  ]);
  const html = renderToStaticMarkup(<BrandLink name="Inês" />);
  jest.resetModules();
  return html;
}

const inTextColor = ownerWith({ src: '/logo.svg', hidesName: true }, { 'logo.svg': drawing('currentColor') });

test('a logo is in the star’s place wherever it is shown', async () => {
  const { light, dark } = shipped;
  const icon = await renderIcon(ICON, 64, inTextColor);
  expect([await colorAt(icon, 32, 32), await colorAt(icon, 32, 8)]).toEqual([light.ink, light.page]);
  const { light: source, dark: darkSource } = inTextColor.brand.logo as Logo;
  expect([source, darkSource]).toEqual([drawing(light.ink), drawing(dark.ink)]);
  for (const one of [source, darkSource])
    expect(schemeIcon(inTextColor)).toContain(Buffer.from(one).toString('base64'));
  expect(contactCard(inTextColor).replaceAll('\r\n ', '')).toMatch(
    /^LOGO;VALUE=uri:https:.+\/site-icons\/icon-512\.png\r$/m,
  );
  const feed = await postFeed(
    compiled.documents.posts.slice(0, 1).map((post) => ({ ...post, text: '' })),
    inTextColor,
  );
  expect(feed).toMatch(/<logo>https:.+\/icon-512\.png<\/logo>\s*<icon>https:.+\/icon-512\.png<\/icon>/);
});

test('a page has the logo for its theme, with the name or in its place', async () => {
  const link = await brandLinkOf(inTextColor);
  expect(link.match(/src="[^"]+"/g)).toEqual(['src="/site-icons/logo.svg"', 'src="/site-icons/logo-dark.svg"']);
  expect(link).toContain('width="144" height="36"');
  expect(link).toMatch(/<span class="[^"]+">Inês<\/span>/);
  const beside = ownerWith({ src: '/a.dark.svg' }, { 'a.light.svg': drawing('#111'), 'a.dark.svg': drawing('#eee') });
  expect(beside.brand.logo).toMatchObject({
    light: drawing('#111'),
    dark: drawing('#eee'),
    icon: { dark: drawing('#eee') },
  });
  const colored = ownerWith({ src: '/b.svg', icon: '/c.svg' }, { 'b.svg': drawing('#111'), 'c.svg': drawing('#eee') });
  expect(colored.brand.logo?.icon.light).toBe(drawing('#eee'));
  const withName = await brandLinkOf(colored);
  expect(withName.match(/<img/g)).toHaveLength(1);
  expect(withName).toContain('<span>Inês</span>');
});

test('without a logo there is the star', async () => {
  const owner = siteWith({});
  expect(await brandLinkOf(owner)).not.toContain('<img');
  expect(schemeIcon(owner)).not.toContain('<image');
  expect(contactCard(owner)).not.toContain('LOGO');
});

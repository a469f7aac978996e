import type { MetadataRoute } from 'next';
import { joinList } from '@/lib/language/fill-in';
import { directionOf } from '@/lib/language/writing-systems';
import { routes } from '@/lib/routes';
import { withBasePath } from '@/site/addresses';
import { composedPage } from '@/site/pages';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** The web app manifest, for visitors who add the site to their home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { brand, content } = site;
  const { profile, words } = content;
  const { page } = brand.palette.light;
  const home = withBasePath(routes.home, site);
  const icon = (name: string, side: number) => ({
    src: withBasePath(`/site-icons/${name}.png`, site),
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  return {
    id: home,
    start_url: home,
    scope: home,
    name: joinList([profile.name, profile.role], words.lists),
    short_name: profile.name,
    description: composedPage('home', content).description,
    lang: content.site.language,
    dir: directionOf(content.site.language),
    display: 'browser',
    background_color: page,
    theme_color: page,
    icons: [icon('icon-192', 192), icon('icon-512', 512), { ...icon('icon-maskable-512', 512), purpose: 'maskable' }],
  };
}

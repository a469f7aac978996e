import type { MetadataRoute } from 'next';
import { light } from '@/lib/brand/colors';
import { content } from '@/lib/content/load';
import { composedPage } from '@/lib/content/pages';
import { joinList } from '@/lib/fill-in';
import { routes } from '@/lib/routes';
import { directionOf } from '@/lib/writing-systems';
import { withBasePath } from './metadata/urls';

export const dynamic = 'force-static';

/** The web app manifest, for visitors who add the site to their home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { profile, site, words } = content;
  const home = withBasePath(routes.home);
  const icon = (name: string, side: number) => ({
    src: withBasePath(`/site-icons/${name}.png`),
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
    lang: site.language,
    dir: directionOf(site.language),
    display: 'browser',
    background_color: light.page,
    theme_color: light.page,
    icons: [icon('icon-192', 192), icon('icon-512', 512), { ...icon('icon-maskable-512', 512), purpose: 'maskable' }],
  };
}

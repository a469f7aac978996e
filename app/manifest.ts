import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { composedPage } from '@/lib/content/pages';
import { joinList } from '@/lib/fill-in';
import { routes } from '@/lib/routes';
import { directionOf } from '@/lib/writing-systems';
import { light } from '@/styles/palette';
import { withBasePath } from './metadata/urls';

export const dynamic = 'force-static';

/** The web app manifest, for visitors who add the site to their home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { profile, site, words } = content;
  const { description } = composedPage('home', content);
  return {
    id: withBasePath(routes.home),
    start_url: withBasePath(routes.home),
    scope: withBasePath(routes.home),
    name: joinList([profile.name, profile.role], words.lists),
    short_name: profile.name,
    description,
    lang: site.language,
    dir: directionOf(site.language),
    display: 'browser',
    background_color: light.page,
    theme_color: light.page,
    icons: [
      { src: withBasePath('/site-icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: withBasePath('/site-icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: withBasePath('/site-icons/icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}

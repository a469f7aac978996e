import type { Brand } from '@/lib/content/schema';

/**
 * Choose the site's star, colours and fonts. Icons, preview images, figures and project covers are generated from them.
 */
export const brand: Brand = {
  star: { points: 8, step: 3, rings: 2, turn: 0 },
  colors: { ground: '#F3F6FA', accent: '#1B4B8F', secondAccent: '#B5512B' },
  hero: { project: 'Slipway' },
  fonts: { heading: 'Newsreader', body: 'Instrument Sans' },
};

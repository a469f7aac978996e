import type { Brand } from '@/lib/content/schema';

/**
 * Choose the site's star, colours and fonts. Icons, preview images, figures and project covers are generated from them.
 */
export const brand: Brand = {
  star: 'khatam',
  colors: 'shipped',
  fonts: { heading: 'Bricolage Grotesque', body: 'Instrument Sans' },
};

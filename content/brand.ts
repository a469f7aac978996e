import type { Brand } from '@/lib/content/schema';

/** What the site looks like: its star, its colours and its fonts. Icons, preview images, figures and covers follow. */
export const brand: Brand = {
  star: 'khatam',
  colors: 'shipped',
  fonts: { heading: 'Bricolage Grotesque', body: 'Instrument Sans' },
};

import type { Brand } from '@/lib/content/schema';

/** The site's star, colours and fonts. Icons, preview images, figures and project covers follow from them. */
export const brand: Brand = {
  star: 'khatam',
  colors: 'shipped',
  fonts: { heading: 'Bricolage Grotesque', body: 'Instrument Sans' },
};

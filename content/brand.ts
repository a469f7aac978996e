import type { Brand } from './types';

/** What the site looks like: its star and its colours. Icons, preview images, figures and covers follow. */
export const brand: Brand = {
  star: 'khatam',
  colors: 'shipped',
};

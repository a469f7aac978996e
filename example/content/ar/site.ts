import type { Site } from '@/lib/content/schema';

/** What differs from the English `site.ts`: its locale has the digits 0 to 9. */
export const site: Partial<Site> = { locale: 'ar_DE' };

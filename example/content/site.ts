import type { Site } from '@/lib/content/schema';

/** Set the site's URL and language, and where its form sends messages. */
export const site: Site = {
  address: 'https://kassab.example',
  language: 'en',
  locale: 'en_GB',
  timeZone: 'Europe/Berlin',
  form: { service: 'none' },
  analytics: { service: 'none' },
};

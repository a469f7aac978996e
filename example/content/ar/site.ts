import type { Site } from '@/lib/content/schema';

/** As in English, but for the language; its locale has the digits 0 to 9. */
export const site: Site = {
  address: 'https://kassab.example',
  language: 'ar',
  locale: 'ar_DE',
  timeZone: 'Europe/Berlin',
  form: { service: 'none' },
  analytics: { service: 'none' },
};

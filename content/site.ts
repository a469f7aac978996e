import type { Site } from '@/lib/content/schema';

/** Set the site's URL and language, and where its form sends messages. */
export const site: Site = {
  address: 'https://example.com',
  language: 'en',
  form: { service: 'formspree', endpoint: 'https://formspree.io/f/your-form-id' },
  analytics: { service: 'none' },
};

import type { FormChoice } from '@/lib/content/schema';
import { formWords } from '@/site/form';
import { content } from './compiled-site';

/** The contact form's words, as its page receives them in props. */
export const formSays = formWords(content);

/** The configuration of each form service, as in `content/site.ts`. */
export const FORM_CHOICES = {
  formspree: { service: 'formspree', endpoint: 'https://formspree.io/f/abcde' },
  web3forms: { service: 'web3forms', accessKey: 'a-key-of-letters' },
  formsubmit: { service: 'formsubmit', endpoint: 'https://formsubmit.co/you@example.com' },
  netlify: { service: 'netlify' },
  own: { service: 'own', endpoint: 'https://api.example.com/message' },
  none: { service: 'none' },
} satisfies { [Name in FormChoice['service']]: Extract<FormChoice, { service: Name }> };

import { FORM_CHOICES } from '@/e2e/support/form';
import { content } from '@/lib/content/load';
import { formService, formWords } from './form-service';

const SITE = {
  path: '/portfolio/contact/',
  returnTo: 'https://example.com/portfolio/contact/#sent',
  ownerEmail: 'you@مثال.مصر',
  mailWords: { note: 'It opens your email app.', posted: 'It is in your email app.' },
};
const LOCAL = 'http://127.0.0.1:4010/f/inbox';

const honeypot = (name: string) => ({ name, type: 'text', autoComplete: 'off' });

test.each([
  ['formspree', { action: 'https://formspree.io/f/abcde', honeypot: honeypot('_gotcha') }],
  [
    'web3forms',
    {
      action: 'https://api.web3forms.com/submit',
      accepts: 'JSON with success',
      fields: { access_key: 'a-key-of-letters' },
      returnFields: { redirect: SITE.returnTo },
      honeypot: { name: 'botcheck', type: 'checkbox' },
    },
  ],
  [
    'formsubmit',
    {
      action: 'https://formsubmit.co/you@example.com',
      endpoint: 'https://formsubmit.co/ajax/you@example.com',
      accepts: 'JSON with success',
      returnFields: { _next: SITE.returnTo },
      honeypot: honeypot('_honey'),
    },
  ],
  [
    'netlify',
    {
      action: undefined,
      endpoint: '/portfolio/contact/',
      encoding: 'urlencoded',
      accepts: 'HTML',
      attributes: { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
      fields: { 'form-name': 'contact' },
      honeypot: honeypot('bot-field'),
    },
  ],
  ['own', { action: 'https://api.example.com/message', accepts: 'JSON or text', honeypot: honeypot('_gotcha') }],
  [
    'none',
    {
      action: 'mailto:you@xn--mgbh0fb.xn--wgbh1c',
      attributes: { encType: 'text/plain' },
      mailWords: SITE.mailWords,
    },
  ],
] as const)('the form for %s has the address and fields that the service documents', (name, service) => {
  expect(formService(FORM_CHOICES[name], SITE)).toEqual(service);
});

test.each([
  ['formspree', { action: LOCAL }],
  ['web3forms', { action: LOCAL }],
  ['formsubmit', { action: LOCAL, endpoint: 'http://127.0.0.1:4010/ajax/f/inbox' }],
  ['netlify', { action: LOCAL, endpoint: LOCAL }],
  ['own', { action: LOCAL }],
  // Without a service the script sends nothing, so the variable has no effect.
  ['none', { action: 'mailto:you@xn--mgbh0fb.xn--wgbh1c' }],
] as const)('FORM_ENDPOINT replaces the address of %s', (name, addresses) => {
  expect(formService(FORM_CHOICES[name], { ...SITE, endpoint: LOCAL })).toMatchObject(addresses);
});

test('the endpoint of a service compatible with Web3Forms replaces its address', () => {
  const endpoint = 'https://api.formsfort.dev/submit';
  expect(formService({ ...FORM_CHOICES.web3forms, endpoint }, SITE).action).toBe(endpoint);
});

test('length errors and the timeout use the digits of the site’s locale', () => {
  const { form, outcome } = content.words;
  const texts = formWords({
    ...content,
    site: { ...content.site, language: 'ar', locale: 'ar_EG' },
    words: {
      ...content.words,
      form: { ...form, tooShort: { name: 'two', subject: 'at least {count}', message: '{count} or more' } },
      outcome: { ...outcome, timeout: '{count} seconds' },
    },
  });
  expect(texts.errors).toMatchObject({ name: 'two', subject: 'at least ٣', message: '١٠ or more' });
  expect(texts.outcome.timeout).toBe('١٥ seconds');
});

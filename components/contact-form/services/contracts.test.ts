/** @jest-environment node */
import { FORM_CHOICES } from '@/e2e/support/form-choices';
import { ERROR_TEXT_MAX_LENGTH } from '@/lib/limits';
import { formParts } from './form-parts';
import type { Answer, CallContract, FormPlace } from './form-service';
import * as formspree from './formspree';
import * as formsubmit from './formsubmit';
import * as netlify from './netlify';
import * as own from './own';
import * as web3forms from './web3forms';

const PLACE: FormPlace = {
  path: '/portfolio/contact/',
  returnTo: 'https://example.com/portfolio/contact/#sent',
  ownerEmail: 'you@مثال.مصر',
  mailWords: { note: 'It writes a mail.', posted: 'It is with your mail program.' },
};
const LOCAL = 'http://127.0.0.1:4010/f/inbox';
const FIELDS = { name: 'Sara', email: 'sara@example.org', subject: 'A desk', message: 'One & two\nthree' };

const GOTCHA = { type: 'text', name: '_gotcha', defaultValue: '' };

test.each([
  ['formspree', { action: 'https://formspree.io/f/abcde', honeypot: GOTCHA }],
  [
    'web3forms',
    {
      action: 'https://api.web3forms.com/submit',
      fields: { access_key: 'a-key-of-letters' },
      plainFields: { redirect: PLACE.returnTo },
      honeypot: { type: 'checkbox', name: 'botcheck' },
      comesBack: true,
    },
  ],
  [
    'formsubmit',
    {
      action: 'https://formsubmit.co/you@example.com',
      endpoint: 'https://formsubmit.co/ajax/you@example.com',
      plainFields: { _next: PLACE.returnTo },
      honeypot: { type: 'text', name: '_honey', defaultValue: '' },
      comesBack: true,
    },
  ],
  [
    'netlify',
    {
      action: undefined,
      endpoint: '/portfolio/contact/',
      attributes: { name: 'contact', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
      fields: { 'form-name': 'contact' },
      honeypot: { type: 'text', name: 'bot-field', defaultValue: '' },
    },
  ],
  ['own', { action: 'https://api.example.com/message', honeypot: GOTCHA }],
  [
    'none',
    {
      action: 'mailto:you@xn--mgbh0fb.xn--wgbh1c',
      attributes: { encType: 'text/plain' },
      ...PLACE.mailWords,
    },
  ],
] as const)('the form for %s is made of what that service asks for', (name, parts) => {
  expect(formParts(FORM_CHOICES[name], PLACE)).toEqual(parts);
});

test.each([
  ['formspree', { action: LOCAL }],
  ['web3forms', { action: LOCAL }],
  ['formsubmit', { action: LOCAL, endpoint: 'http://127.0.0.1:4010/ajax/f/inbox' }],
  ['netlify', { action: LOCAL, endpoint: LOCAL }],
  ['own', { action: LOCAL }],
  // Without a service nothing is called, whatever the environment says.
  ['none', { action: 'mailto:you@xn--mgbh0fb.xn--wgbh1c' }],
] as const)('an address of the environment holds for %s too', (name, addresses) => {
  expect(formParts(FORM_CHOICES[name], { ...PLACE, endpoint: LOCAL })).toMatchObject(addresses);
});

test('another service of Web3Forms’ kind has its own address', () => {
  const endpoint = 'https://api.formsfort.dev/submit';
  expect(formParts({ ...FORM_CHOICES.web3forms, endpoint }, PLACE).action).toBe(endpoint);
});

const JSON_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json' };

test.each([
  ['formspree', formspree.contract],
  ['web3forms', web3forms.contract],
  ['formsubmit', formsubmit.contract],
  ['own', own.contract],
])('%s is sent JSON', (_, contract) => {
  expect(contract.encode(FIELDS)).toEqual({ headers: JSON_HEADERS, body: JSON.stringify(FIELDS) });
});

test('Netlify is sent what a browser would send', () => {
  const { headers, body } = netlify.contract.encode({ 'form-name': 'contact', ...FIELDS });
  expect(headers).toEqual({ 'Content-Type': 'application/x-www-form-urlencoded' });
  expect(body).toBe('form-name=contact&name=Sara&email=sara%40example.org&subject=A+desk&message=One+%26+two%0Athree');
});

/** An answer as the delivery reads it. */
function answer(body: string, type = 'application/json'): Answer {
  try {
    return { type, body, json: JSON.parse(body) };
  } catch (cause) {
    return { type, body, cause };
  }
}

const PAGE = '<!doctype html><title>Thank you</title>';
const MARKED_PAGE = '<form name="contact" data-netlify="true"></form>';

/** What each service's contract makes of an answer with the status 200. */
const VERDICTS: [
  body: string,
  type: string | undefined,
  verdicts: Record<string, ReturnType<CallContract['judge']>>,
][] = [
  [
    '{"ok":true,"next":"/thanks"}',
    undefined,
    { formspree: 'sent', web3forms: 'unreadable', formsubmit: 'unreadable', netlify: 'unreadable', own: 'sent' },
  ],
  [
    '{"success":true,"message":"Email sent successfully!"}',
    undefined,
    { formspree: 'sent', web3forms: 'sent', formsubmit: 'sent', netlify: 'unreadable', own: 'sent' },
  ],
  [
    '{"success":"true","message":"The form was submitted successfully."}',
    undefined,
    { formspree: 'sent', web3forms: 'sent', formsubmit: 'sent', netlify: 'unreadable', own: 'sent' },
  ],
  // What FormSubmit answers until its owner has followed the link in the first mail.
  [
    '{"success":"false","message":"This form needs Activation."}',
    undefined,
    {
      formspree: 'declined',
      web3forms: 'declined',
      formsubmit: 'declined',
      netlify: 'declined',
      own: 'declined',
    },
  ],
  [
    '{}',
    undefined,
    { formspree: 'sent', web3forms: 'unreadable', formsubmit: 'unreadable', netlify: 'unreadable', own: 'sent' },
  ],
  [
    '',
    '',
    { formspree: 'unreadable', web3forms: 'unreadable', formsubmit: 'unreadable', netlify: 'unreadable', own: 'sent' },
  ],
  [
    'ok',
    'text/plain; charset=utf-8',
    { formspree: 'unreadable', web3forms: 'unreadable', formsubmit: 'unreadable', netlify: 'unreadable', own: 'sent' },
  ],
  [
    '{"ok":tr',
    undefined,
    {
      formspree: 'unreadable',
      web3forms: 'unreadable',
      formsubmit: 'unreadable',
      netlify: 'unreadable',
      own: 'unreadable',
    },
  ],
  [
    PAGE,
    'text/html; charset=utf-8',
    {
      formspree: 'unreadable',
      web3forms: 'unreadable',
      formsubmit: 'unreadable',
      netlify: 'sent',
      own: 'unreadable',
    },
  ],
  [
    MARKED_PAGE,
    'text/html',
    {
      formspree: 'unreadable',
      web3forms: 'unreadable',
      formsubmit: 'unreadable',
      netlify: 'declined',
      own: 'unreadable',
    },
  ],
];

const CONTRACTS = {
  formspree: formspree.contract,
  web3forms: web3forms.contract,
  formsubmit: formsubmit.contract,
  netlify: netlify.contract,
  own: own.contract,
};

test.each(VERDICTS)('each service takes %j of the type %s for what it is there', (body, type, verdicts) => {
  const found = Object.entries(CONTRACTS).map(([name, contract]) => [name, contract.judge(answer(body, type))]);
  expect(Object.fromEntries(found)).toEqual(verdicts);
});

test.each([
  ['formspree', '{"error":" No "}', undefined, 'No'],
  ['formspree', '{"message":"No"}', undefined, undefined],
  ['web3forms', '{"success":false,"message":"Invalid access key"}', undefined, 'Invalid access key'],
  ['web3forms', '{"error":"No"}', undefined, undefined],
  [
    'formsubmit',
    '{"success":"false","message":"This form needs Activation."}',
    undefined,
    'This form needs Activation.',
  ],
  ['netlify', PAGE, 'text/html', undefined],
  ['own', 'The inbox is full\n', 'text/plain', 'The inbox is full'],
  ['own', '{"error":"No"}', undefined, 'No'],
  ['own', PAGE, 'text/html', undefined],
] as const)('%s says why in %s', (name, body, type, error) => {
  expect(CONTRACTS[name].explain(answer(body, type)).error).toBe(error);
});

test('an endless reason is cut', () => {
  const { error = '' } = web3forms.contract.explain(answer(JSON.stringify({ message: 'x'.repeat(5000) })));
  expect([...error]).toHaveLength(ERROR_TEXT_MAX_LENGTH);
});

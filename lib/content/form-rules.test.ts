/** @jest-environment node */
import { FORM_CHOICES } from '@/e2e/support/form-choices';
import { content } from '@/lib/content/content';
import { checkContent } from './check';
import type { Content } from './schema';

/** Everything the check says of a choice of a form service. */
function mistakesIn(form: unknown): string[] {
  try {
    checkContent({ ...content, site: { ...content.site, form } } as Content);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1);
  }
}

/** Wrong choices, the field that is wrong, and the beginning of the one sentence each is told with. */
const MISTAKES: [form: unknown, field: string, sentence: string][] = [
  [undefined, '', ' is missing; write it'],
  ['formspree', '', ' must be a group of fields in braces'],
  [{}, 'service', '.service is missing; write it'],
  [{ service: 'formspre' }, 'service', '.service must be one of the form services: formspree, web3forms, formsubmit'],
  [{ service: 'formspree' }, 'endpoint', '.endpoint is missing; write it'],
  [
    { service: 'formspree', endpoint: 'formspree.io/f/abcde' },
    'endpoint',
    '.endpoint is "formspree.io/f/abcde"; write an address that starts with https://',
  ],
  [
    { service: 'formspree', endpoint: 'https://formspree.io/' },
    'endpoint',
    '.endpoint is "https://formspree.io/", which takes no messages; write the form\'s endpoint, for example https://f',
  ],
  [
    { service: 'formspree', endpoint: 'https://formspree.io/forms/abcde/integration' },
    'endpoint',
    '.endpoint is "https://formspree.io/forms/abcde/integration", which takes no messages',
  ],
  [
    { ...FORM_CHOICES.formspree, accessKey: 'a-key-of-letters' },
    'accessKey',
    '.accessKey is for web3forms alone; remove it',
  ],
  [{ service: 'web3forms' }, 'accessKey', '.accessKey is missing; write it'],
  [
    { service: 'web3forms', accessKey: 'https://api.web3forms.com/submit' },
    'accessKey',
    '.accessKey is "https://api.web3forms.com/submit"; write the access key from',
  ],
  [
    { ...FORM_CHOICES.web3forms, endpoint: 'http://example.com' },
    'endpoint',
    '.endpoint is "http://example.com"; write an address that starts with https://',
  ],
  [
    { service: 'formsubmit', endpoint: 'https://formsubmit.co/' },
    'endpoint',
    '.endpoint is "https://formsubmit.co/", which names nobody; write your email address',
  ],
  [
    { service: 'formsubmit', endpoint: 'https://formsubmit.co/ajax/abcde' },
    'endpoint',
    '.endpoint is "https://formsubmit.co/ajax/abcde", the address for scripts; write the one for forms',
  ],
  [
    { service: 'netlify', endpoint: 'https://example.com' },
    'endpoint',
    '.endpoint has no use here, since Netlify takes messages at the site itself; remove it',
  ],
  [
    { service: 'none', endpoint: 'https://example.com' },
    'endpoint',
    '.endpoint has no use here, since without a service the form writes an email; remove it',
  ],
  [{ service: 'own' }, 'endpoint', '.endpoint is missing; write it'],
  [{ ...FORM_CHOICES.own, key: 'x' }, '', ' has a field the site does not know: key; check its spelling or remove it'],
];

test.each(MISTAKES)('stops at %j', (form, _, sentence) => {
  const mistakes = mistakesIn(form);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]?.startsWith(`content/site.ts: site.form${sentence}`)).toBe(true);
});

test('the example in a sentence is taken', () => {
  const examples = MISTAKES.flatMap(([form, field]) =>
    mistakesIn(form).flatMap((sentence) => {
      const [, example] = sentence.match(/for example (\S+)\.$/) ?? [];
      return example ? [{ ...(form as object), [field]: example }] : [];
    }),
  );
  expect(examples.length).toBeGreaterThan(3);
  for (const form of examples) expect({ form, mistakes: mistakesIn(form) }).toEqual({ form, mistakes: [] });
});

test.each(Object.values(FORM_CHOICES))('takes %j', (form) => {
  expect(mistakesIn(form)).toEqual([]);
});

test('takes another service of Web3Forms’ kind', () => {
  expect(mistakesIn({ ...FORM_CHOICES.web3forms, endpoint: 'https://api.formsfort.dev/submit' })).toEqual([]);
});

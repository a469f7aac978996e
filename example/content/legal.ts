import type { Legal } from '@/lib/content/schema';

/**
 * Write an imprint and a privacy notice if your site needs them; docs/legal.md shows how. Each becomes a page, linked
 * from every footer and below the form's button.
 */
export const legal: Legal = {
  imprint: {
    postalAddress: ['Ulmenkai 12', '20459 Hamburg', 'Germany'],
    vatId: 'DE123456789',
    responsible: 'Mariam Kassab, address as above',
    paragraphs: [
      'Mariam Kassab, her clients and their words are invented: this site is the example of a website template.',
      'The email address and the phone number are reserved for invented people, too. Nobody reads or hears what is sent to them.',
    ],
  },
  privacy: {
    updated: '2026-11-28',
    host: {
      name: 'GitHub, Inc.',
      privacyPage: 'https://docs.github.com/en/site-policy/privacy-policies/github-general-privacy-statement',
    },
    messages: 'I delete messages six months after the last reply.',
    sections: `
## An invented owner

Mariam Kassab, her clients and their words are invented: this site is the example of a website template.
`,
  },
};

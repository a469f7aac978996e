import type { Legal } from '@/lib/content/schema';

export const legal: Legal = {
  imprint: {
    postalAddress: ['Ulmenkai 12', '20459 Hamburg', 'Deutschland'],
    vatId: 'DE123456789',
    responsible: 'Mariam Kassab, Anschrift wie oben',
    paragraphs: [
      'Mariam Kassab, ihre Kundinnen und Kunden und deren Worte sind erfunden: Diese Website ist das Beispiel einer Website-Vorlage.',
      'Auch die E-Mail-Adresse und die Telefonnummer sind für erfundene Personen reserviert. Was dorthin geht, liest und hört niemand.',
    ],
  },
  privacy: {
    updated: '2026-11-28',
    host: {
      name: 'GitHub, Inc.',
      privacyPage: 'https://docs.github.com/en/site-policy/privacy-policies/github-general-privacy-statement',
    },
    messages: 'Ich lösche Nachrichten sechs Monate nach der letzten Antwort.',
    sections: `
## Eine erfundene Person

Mariam Kassab, ihre Kundinnen und Kunden und deren Worte sind erfunden: Diese Website ist das Beispiel einer Website-Vorlage.
`,
  },
};

import type { Fact, Profile } from '@/lib/content/schema';

export const profile: Profile = {
  name: 'Mariam Kassab',
  nameParts: { given: 'Mariam', family: 'Kassab' },
  role: 'Freie Softwareentwicklerin',
  lead: 'Ich entwickle Software für Buchungen, Buchhaltung und Karten, für kleine Unternehmen mit 5 bis 60 Beschäftigten, vom ersten Gespräch bis zum Betrieb in den Jahren danach.',
  location: { city: 'Hamburg', country: 'Deutschland', countryCode: 'DE' },
  email: 'mariam@kassab.example',
  phone: '+49 40 66969 120',
  tagline: 'Software für Buchungen, Buchhaltung und Karten in kleinen Unternehmen.',
};

export const facts: readonly Fact[] = [
  { label: 'Standort', value: 'Hamburg, Deutschland' },
  { label: 'Selbstständig seit', value: '2019' },
  { label: 'Tagessatz', value: 'ab 760 €' },
  { label: 'Antwort innerhalb', value: 'eines Werktags' },
];

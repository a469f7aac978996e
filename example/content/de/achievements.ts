import type { Achievement } from '@/lib/content/schema';

export const achievements: readonly Achievement[] = [
  { kind: 'certificate', title: 'Web Accessibility Specialist (WAS)', where: 'IAAP', date: 2022 },
  {
    kind: 'award',
    title: 'Hamburg Digital Craft Prize, Shortlist',
    date: 2024,
    description: 'Für Slipway, den Buchungskalender des Bootshauses Winterhude.',
  },
  {
    kind: 'talk',
    title: 'Von rechts nach links ist kein Spiegel',
    where: 'Code & Kultur, Hamburg',
    date: '2025-11',
    description: 'Was sich auf einer arabischen Seite ändert, und was sich nicht ändern darf.',
  },
  {
    kind: 'talk',
    title: 'Zwei Leute, ein Boot: konfliktfrei buchen',
    where: 'PostgreSQL-Stammtisch Hamburg',
    date: '2024-05',
    description: 'Warum die Regel gegen Doppelbuchungen in die Datenbank gehört.',
  },
  {
    kind: 'talk',
    title: 'Geld ist kein Float',
    where: 'Hamburg.js',
    date: '2023-09',
    description: 'Wie man Beträge speichert, teilt und rundet.',
  },
  {
    kind: 'volunteering',
    title: 'Mentorin',
    where: 'Coding-Abende für Neuankömmlinge, Hamburg-Altona',
    date: '2017-01',
  },
];

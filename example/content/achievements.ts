import type { Achievement } from '@/lib/content/schema';

/**
 * List certificates, awards, talks, publications, podcasts and volunteering, each kind in a section of its own with the
 * newest first; kinds with one entry share a section. Write `[]` if you have nothing to list.
 */
export const achievements: readonly Achievement[] = [
  { kind: 'certificate', title: 'Web Accessibility Specialist (WAS)', where: 'IAAP', date: 2022 },
  {
    kind: 'award',
    title: 'Hamburg Digital Craft Prize, shortlist',
    date: 2024,
    description: 'For Slipway, the booking calendar of Bootshaus Winterhude.',
  },
  {
    kind: 'talk',
    title: 'Right to left is not a mirror',
    where: 'Code & Kultur, Hamburg',
    date: '2025-11',
    description: 'What changes on a page in Arabic, and what must not.',
  },
  {
    kind: 'talk',
    title: 'Two people, one boat: booking without conflicts',
    where: 'PostgreSQL-Stammtisch Hamburg',
    date: '2024-05',
    description: 'Why the rule against double bookings belongs in the database.',
  },
  {
    kind: 'talk',
    title: 'Money is not a float',
    where: 'Hamburg.js',
    date: '2023-09',
    description: 'How amounts are stored, divided and rounded.',
  },
  {
    kind: 'volunteering',
    title: 'Mentor',
    where: 'Coding evenings for newcomers, Hamburg-Altona',
    date: '2017-01',
  },
];

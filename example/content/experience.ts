import type { TimelineEntry } from '@/lib/content/schema';

/** List where you worked, most recent first; write `[]` if you have nothing to list. */
export const experience: readonly TimelineEntry[] = [
  {
    title: 'Freelance software developer',
    from: '2019-04',
    to: 'present',
    location: 'Hamburg',
    description: 'Booking, bookkeeping and mapping software for small companies.',
    highlights: [
      '23 projects for 14 clients; 9 of the projects still run under my care.',
      'Each new application begins with a clickable draft and a fixed price, and has something to try every Friday.',
    ],
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Python', 'MapLibre'],
  },
  {
    title: 'Software engineer',
    organization: 'Elbtakt Logistik GmbH',
    from: '2016-02',
    to: '2019-03',
    location: 'Hamburg',
    description: 'Planning of container trucks.',
    highlights: ['Cut the nightly planning run from 50 minutes to 4.', 'Led a team of three from 2018.'],
    technologies: ['C#', '.NET', 'SQL Server', 'TypeScript', 'PostgreSQL'],
  },
  {
    title: 'Junior developer',
    organization: 'Kiosk & Kontor',
    from: '2014-10',
    to: '2016-01',
    location: 'Hamburg',
    description: 'Shops, and booking pages for hotels, at an agency.',
    technologies: ['PHP', 'JavaScript'],
  },
  {
    title: 'IT assistant, then developer',
    organization: 'A ticket office',
    from: '2012-09',
    to: '2014-08',
    location: 'Alexandria',
    description: 'A seat plan for ferries, in use at the counter.',
    technologies: ['C#', 'SQL Server'],
  },
];

import type { TimelineEntry } from '@/lib/content/schema';

export const education: readonly TimelineEntry[] = [
  {
    title: 'BSc in Informatik',
    organization: 'Universität Alexandria',
    from: 2008,
    to: 2012,
    location: 'Ägypten',
    grade: 'Sehr gut',
    university: true,
  },
  {
    title: 'Barrierefreie Webanwendungen',
    organization: 'Weiterbildung, online',
    from: 2021,
    to: 2021,
  },
];

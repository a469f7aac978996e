import type { TimelineEntry } from '@/lib/content/schema';

/** List your education in the order in which the site should show it. */
export const education: readonly TimelineEntry[] = [
  {
    title: 'BSc in Computer Science',
    organization: 'Alexandria University',
    from: 2008,
    to: 2012,
    location: 'Egypt',
    grade: 'Very good',
    university: true,
  },
  {
    title: 'Accessible web applications',
    organization: 'Further training, online',
    from: 2021,
    to: 2021,
  },
];

import type { TimelineEntry } from '@/lib/content/schema';

/** List your education in the order in which the site should show it. */
export const education: readonly TimelineEntry[] = [
  {
    title: 'BSc in Computer Science',
    organization: 'Your University, Cairo',
    from: 2023,
    to: 2027,
    description: 'Algorithms, operating systems, databases and software engineering.',
    grade: 'CGPA 3.7',
    university: true,
  },
  {
    title: 'Programming roadmap',
    organization: 'Online, at my own pace',
    from: 2023,
    to: 2025,
    description: 'Twenty-four courses, from algorithms and data structures to layered desktop systems on SQL Server.',
  },
];

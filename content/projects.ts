import type { Project } from '@/lib/content/schema';

/**
 * List your projects, best first: the first one gets the widest card. The home page shows those with `featured: true`.
 */
export const projects: readonly Project[] = [
  {
    title: 'Driver & Vehicle Licensing',
    description:
      'A desktop system that runs a licensing office: applications, driving tests, renewals, replacements and detained licences, from the counter to the archive.',
    summary: 'Desktop system',
    technologies: ['C#', 'WinForms', 'SQL Server', 'ADO.NET'],
    repository: 'https://github.com/your-handle/driver-vehicle-licensing',
    image: {
      src: '/projects/licensing.light.avif',
      kind: 'screenshot',
      alt: 'The counter of a licensing office: a row for each application, with its stage',
    },
    featured: true,
  },
  {
    title: 'Movie Browser',
    description:
      'A Java application for searching and sorting films and keeping a personal list. Results arrive while you type; the list is still there tomorrow.',
    technologies: ['Java', 'OOP', 'Swing'],
    repository: 'https://github.com/your-handle/movie-browser',
    image: { src: '/projects/movies.light.avif', kind: 'screenshot', alt: 'Posters of films, found by a search' },
    featured: true,
  },
  {
    title: 'Bank Management Console',
    description:
      'A console application in C++ for a small bank: clients, deposits, withdrawals and transfers, with users whose permissions are checked at every menu. Kept in plain files.',
    technologies: ['C++', 'OOP', 'File storage'],
    codeNote: 'GitHub, not public yet',
    image: { src: 'https://images.unsplash.com/photo-1501167786227-4cba60f6d58f' },
  },
];

import type { Service } from '@/lib/content/schema';

/** List what you offer. */
export const services: readonly Service[] = [
  {
    title: 'Desktop Application Development',
    description:
      'Windows software that a counter can rely on all day: fast forms, clear rules, and reports that add up.',
    icon: 'desktop',
  },
  {
    title: 'Back-End Development',
    description: 'Data models, SQL Server and layered services in C# that stay readable after the tenth change.',
    icon: 'database',
  },
  {
    title: 'API Development',
    description:
      'RESTful APIs with honest errors, documentation and tests, ready for the clients you have not met yet.',
    icon: 'api',
  },
  {
    title: 'Full-Stack Web Applications',
    description: 'From the schema to the screen: web applications that load at once and explain themselves.',
    icon: 'web',
  },
];

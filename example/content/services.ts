import type { Service } from '@/lib/content/schema';

/** List what you offer. */
export const services: readonly Service[] = [
  {
    title: 'A web application from scratch',
    description:
      'Software for something that your company does every day: bookings, a ledger, a map. You know the price before I build, and try something new every Friday.',
    icon: 'web',
    price: { amount: 14000, currency: 'EUR', from: true },
    duration: 'six weeks to five months',
    includes: [
      'A clickable draft before the offer',
      'Data model, application and tests',
      'Three months of corrections',
      'The code is yours',
    ],
  },
  {
    title: 'Taking over an application',
    description:
      'Whoever built it has left, and nobody dares to touch it. I read first, write down what is risky, and test what works before I change anything.',
    icon: 'wrench',
    price: { amount: 760, currency: 'EUR', unit: 'day', from: true },
    duration: 'two days a week or more',
    includes: ['Reading the code first', 'A written list of risks', 'Automated tests before changes'],
  },
  {
    title: 'A technical review',
    description:
      'One question about your software, at a fixed price: performance, security, accessibility or the data model. The report says what to do first.',
    icon: 'search-check',
    price: { amount: 2280, currency: 'EUR' },
    duration: 'three days',
    includes: [
      'A report of at most eight pages',
      'Findings in the order of their effect',
      'An hour for your questions',
    ],
  },
  {
    title: 'Maintenance',
    description:
      'For an application that is in use, whether I built it or took it over: it stays up to date and watched.',
    icon: 'heart-pulse',
    price: { amount: 480, currency: 'EUR', unit: 'month' },
    includes: ['Updates', 'Backups, restored once a month', 'Monitoring', 'Half a day of changes'],
  },
];

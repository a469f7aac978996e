import type { Project } from '@/lib/content/schema';

/**
 * List your projects, best first: the first one gets the widest card. The home page shows those with `featured: true`.
 */
export const projects: readonly Project[] = [
  {
    title: 'Tidewalk',
    description:
      'Shows when 31 routes across the tidal flats can be walked, also without a network. A season is planned in two evenings instead of two weeks.',
    summary: 'Tide planner',
    technologies: ['TypeScript', 'MapLibre', 'Python', 'SQLite'],
    page: '/projects/tidewalk/',
    client: 'Wattführer Nordstrand',
    year: 2025,
    role: 'Concept, development and operation',
    from: '2025-03',
    to: '2025-07',
    highlights: [
      'Against a year of gauge readings, 90% of the predicted low waters are within 9 minutes in calm weather.',
      'Planning a season of about 640 walks takes two evenings instead of two weeks.',
    ],
    image: {
      src: '/projects/tidewalk.light.webp',
      kind: 'screenshot',
      alt: 'A map of the tidal flats with numbered routes: those that can be walked now are solid lines, one that cannot is dashed',
    },
    featured: true,
  },
  {
    title: 'Kassenbuch',
    description:
      'The ledger of a bakery co-operative with four shops, from the tills to the tax adviser. Closing a day takes 12 minutes instead of 55.',
    summary: 'Ledger',
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    page: '/projects/kassenbuch/',
    client: 'Backhaus Altona eG',
    year: 2024,
    role: 'Concept, development and operation',
    from: '2024-01',
    to: '2024-05',
    highlights: [
      'Closing a day takes 12 minutes instead of 55, and a difference of less than €1 is found the same day.',
      'The tax adviser has 3 questions a quarter instead of about 20.',
    ],
    image: {
      src: '/projects/kassenbuch.light.webp',
      kind: 'screenshot',
      alt: 'The closing of a day: four tills, each with the cash that is expected, the cash that was counted, and the difference',
    },
    featured: true,
  },
  {
    title: 'Slipway',
    description:
      'One booking calendar for phone and website at a boat hire with 42 boats. Double bookings went from about three a week to none.',
    summary: 'Booking calendar',
    technologies: ['TypeScript', 'React', 'PostgreSQL'],
    page: '/projects/slipway/',
    client: 'Bootshaus Winterhude',
    year: 2023,
    role: 'Concept, development and operation',
    from: '2023-02',
    to: '2023-06',
    highlights: [
      'Double bookings went from about three a week to none in four seasons, by a constraint in the database.',
      '11,800 bookings in the season of 2025, 71% of them online; the phone rings 40% less on Saturdays.',
    ],
    image: {
      src: '/projects/slipway.light.webp',
      kind: 'screenshot',
      alt: 'A Saturday in the booking calendar: a row for each boat, a column for each hour, and the bookings as bars',
    },
    featured: true,
  },
  {
    title: 'Seat plan',
    description:
      'Sells the tickets of a cinema with two screens. The seat plan works with a keyboard and with a screen reader.',
    technologies: ['TypeScript', 'React', 'PostgreSQL'],
    client: 'Kino am Fleet',
    year: 2022,
  },
  {
    title: 'Practice planner',
    description:
      'The appointments of a physiotherapy practice: nine therapists, five rooms, and one calendar for both.',
    technologies: ['TypeScript', 'React', 'PostgreSQL'],
    client: 'Praxis Dr. Sander & Okafor',
    year: 2021,
  },
  {
    title: 'Truck time slots',
    description: 'A time slot for each of 180 trucks a day at a container haulier. In my care since 2020.',
    technologies: ['C#', 'TypeScript', 'PostgreSQL'],
    client: 'Elbtakt Logistik GmbH',
    year: 2020,
  },
  {
    title: 'split-cents',
    description:
      'A TypeScript library that splits amounts without losing a cent: €10.00 for three is 3.34, 3.33 and 3.33.',
    technologies: ['TypeScript'],
    repository: 'https://github.com/mariam-kassab-example/split-cents',
    year: 2023,
    group: 'Open source',
    size: 'row',
  },
  {
    title: 'tide-constituents',
    description: 'Reads harmonic constituents and predicts tides from them, in Python. It grew out of Tidewalk.',
    technologies: ['Python'],
    repository: 'https://github.com/mariam-kassab-example/tide-constituents',
    year: 2025,
    group: 'Open source',
    size: 'row',
  },
  {
    title: 'calendar-rtl',
    description: 'A month view for React that reads from right to left, too, as calendars in Arabic and Hebrew do.',
    technologies: ['TypeScript', 'React'],
    repository: 'https://github.com/mariam-kassab-example/calendar-rtl',
    year: 2024,
    group: 'Open source',
    size: 'row',
  },
];

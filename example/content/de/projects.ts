import type { Project } from '@/lib/content/schema';

/** The pages of the first three are in English. */
export const projects: readonly Project[] = [
  {
    title: 'Tidewalk',
    description:
      'Zeigt, wann 31 Routen durchs Watt begehbar sind, auch ohne Netz. Eine Saison ist in zwei Abenden geplant statt in zwei Wochen.',
    summary: 'Gezeitenplaner',
    technologies: ['TypeScript', 'MapLibre', 'Python', 'SQLite'],
    client: 'Wattführer Nordstrand',
    year: 2025,
    role: 'Konzept, Entwicklung und Betrieb',
    from: '2025-03',
    to: '2025-07',
    highlights: [
      'Verglichen mit einem Jahr Pegelmessungen liegen bei ruhigem Wetter 90 % der berechneten Niedrigwasser höchstens 9 Minuten daneben.',
      'Eine Saison mit rund 640 Führungen ist in zwei Abenden geplant statt in zwei Wochen.',
    ],
    image: {
      src: '/projects/tidewalk.light.webp',
      kind: 'screenshot',
      alt: 'Eine Karte des Watts mit nummerierten Routen: die gerade begehbaren sind durchgezogen, eine andere ist gestrichelt',
    },
    featured: true,
  },
  {
    title: 'Kassenbuch',
    description:
      'Die Buchführung einer Bäckereigenossenschaft mit vier Filialen, von der Kasse bis zur Steuerberatung. Der Tagesabschluss dauert 12 statt 55 Minuten.',
    summary: 'Buchführung',
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    client: 'Backhaus Altona eG',
    year: 2024,
    role: 'Konzept, Entwicklung und Betrieb',
    from: '2024-01',
    to: '2024-05',
    highlights: [
      'Ein Tagesabschluss dauert 12 statt 55 Minuten, und Differenzen unter 1 € finden sich am selben Tag.',
      'Die Steuerberatung hat 3 statt etwa 20 Rückfragen im Quartal.',
    ],
    image: {
      src: '/projects/kassenbuch.light.webp',
      kind: 'screenshot',
      alt: 'Ein Tagesabschluss: vier Kassen, jede mit dem erwarteten und dem gezählten Bargeld und der Differenz',
    },
    featured: true,
  },
  {
    title: 'Slipway',
    description:
      'Ein Buchungskalender für Telefon und Website bei einem Bootsverleih mit 42 Booten. Aus etwa drei Doppelbuchungen pro Woche wurde keine.',
    summary: 'Buchungskalender',
    technologies: ['TypeScript', 'React', 'PostgreSQL'],
    client: 'Bootshaus Winterhude',
    year: 2023,
    role: 'Konzept, Entwicklung und Betrieb',
    from: '2023-02',
    to: '2023-06',
    highlights: [
      'Statt etwa drei Doppelbuchungen pro Woche in vier Saisons keine einzige, durch eine Regel in der Datenbank.',
      '11.800 Buchungen in der Saison 2025, davon 71 % online; samstags klingelt das Telefon 40 % seltener.',
    ],
    image: {
      src: '/projects/slipway.light.webp',
      kind: 'screenshot',
      alt: 'Ein Samstag im Buchungskalender: eine Zeile für jedes Boot, eine Spalte für jede Stunde, die Buchungen als Balken',
    },
    featured: true,
  },
  {
    title: 'Saalplan',
    description:
      'Verkauft die Karten eines Kinos mit zwei Sälen. Der Saalplan lässt sich mit der Tastatur und mit einem Screenreader bedienen.',
    technologies: ['TypeScript', 'React', 'PostgreSQL'],
    client: 'Kino am Fleet',
    year: 2022,
  },
  {
    title: 'Praxisplaner',
    description: 'Die Termine einer Physiotherapiepraxis: neun Behandelnde, fünf Räume und ein Kalender für beides.',
    technologies: ['TypeScript', 'React', 'PostgreSQL'],
    client: 'Praxis Dr. Sander & Okafor',
    year: 2021,
  },
  {
    title: 'Lkw-Zeitfenster',
    description:
      'Gibt bei einer Containerspedition jedem von 180 Lkw am Tag ein Zeitfenster. Seit 2020 in meiner Betreuung.',
    technologies: ['C#', 'TypeScript', 'PostgreSQL'],
    client: 'Elbtakt Logistik GmbH',
    year: 2020,
  },
  {
    title: 'split-cents',
    description:
      'Eine TypeScript-Bibliothek, die Beträge teilt, ohne einen Cent zu verlieren: 10,00 € durch drei sind 3,34, 3,33 und 3,33.',
    technologies: ['TypeScript'],
    repository: 'https://github.com/mariam-kassab-example/split-cents',
    year: 2023,
    group: 'Open Source',
    size: 'row',
  },
  {
    title: 'tide-constituents',
    description: 'Liest Partialtiden und berechnet daraus die Gezeiten, in Python. Entstanden aus Tidewalk.',
    technologies: ['Python'],
    repository: 'https://github.com/mariam-kassab-example/tide-constituents',
    year: 2025,
    group: 'Open Source',
    size: 'row',
  },
  {
    title: 'calendar-rtl',
    description:
      'Eine Monatsansicht für React, die sich auch von rechts nach links liest, wie arabische und hebräische Kalender.',
    technologies: ['TypeScript', 'React'],
    repository: 'https://github.com/mariam-kassab-example/calendar-rtl',
    year: 2024,
    group: 'Open Source',
    size: 'row',
  },
];

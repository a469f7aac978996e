import type { TimelineEntry } from '@/lib/content/schema';

export const experience: readonly TimelineEntry[] = [
  {
    title: 'Freie Softwareentwicklerin',
    from: '2019-04',
    to: 'present',
    location: 'Hamburg',
    description: 'Software für Buchungen, Buchhaltung und Karten in kleinen Unternehmen.',
    highlights: [
      '23 Projekte für 14 Kunden; 9 der Projekte betreue ich bis heute.',
      'Jede neue Anwendung beginnt mit einem klickbaren Entwurf und einem festen Preis, und jeden Freitag gibt es etwas zum Ausprobieren.',
    ],
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Python', 'MapLibre'],
  },
  {
    title: 'Softwareentwicklerin',
    organization: 'Elbtakt Logistik GmbH',
    from: '2016-02',
    to: '2019-03',
    location: 'Hamburg',
    description: 'Disposition von Container-Lkw.',
    highlights: ['Die nächtliche Planung von 50 Minuten auf 4 verkürzt.', 'Ab 2018 ein Team von drei Leuten geleitet.'],
    technologies: ['C#', '.NET', 'SQL Server', 'TypeScript', 'PostgreSQL'],
  },
  {
    title: 'Junior-Entwicklerin',
    organization: 'Kiosk & Kontor',
    from: '2014-10',
    to: '2016-01',
    location: 'Hamburg',
    description: 'Onlineshops und Buchungsseiten für Hotels in einer Agentur.',
    technologies: ['PHP', 'JavaScript'],
  },
  {
    title: 'IT-Assistentin, dann Entwicklerin',
    organization: 'Ein Fahrkartenbüro',
    from: '2012-09',
    to: '2014-08',
    location: 'Alexandria',
    description: 'Ein Sitzplan für Fähren, im Einsatz am Schalter.',
    technologies: ['C#', 'SQL Server'],
  },
];

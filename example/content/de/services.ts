import type { Service } from '@/lib/content/schema';

export const services: readonly Service[] = [
  {
    title: 'Eine neue Webanwendung',
    description:
      'Software für etwas, das Ihr Unternehmen jeden Tag tut: Buchungen, ein Kassenbuch, eine Karte. Sie kennen den Preis, bevor ich mit der Umsetzung beginne, und probieren jeden Freitag etwas Neues aus.',
    icon: 'web',
    price: { amount: 14000, currency: 'EUR', from: true },
    duration: 'sechs Wochen bis fünf Monate',
    includes: [
      'Ein klickbarer Entwurf vor dem Angebot',
      'Datenmodell, Anwendung und Tests',
      'Drei Monate lang Fehlerbehebung',
      'Der Code gehört Ihnen',
    ],
  },
  {
    title: 'Übernahme einer Anwendung',
    description:
      'Wer sie gebaut hat, ist nicht mehr da, und niemand traut sich heran. Ich lese zuerst, schreibe die Risiken auf und teste, was läuft, bevor ich etwas ändere.',
    icon: 'wrench',
    price: { amount: 760, currency: 'EUR', unit: 'day', from: true },
    duration: 'zwei Tage pro Woche oder mehr',
    includes: ['Zuerst den Code lesen', 'Eine schriftliche Liste der Risiken', 'Automatische Tests vor Änderungen'],
  },
  {
    title: 'Ein technisches Review',
    description:
      'Eine Frage zu Ihrer Software, zum Festpreis: Geschwindigkeit, Sicherheit, Barrierefreiheit oder Datenmodell. Im Bericht steht, was zuerst zu tun ist.',
    icon: 'search-check',
    price: { amount: 2280, currency: 'EUR' },
    duration: 'drei Tage',
    includes: [
      'Ein Bericht von höchstens acht Seiten',
      'Befunde, nach Wichtigkeit geordnet',
      'Eine Stunde für Ihre Fragen',
    ],
  },
  {
    title: 'Betreuung',
    description:
      'Für eine Anwendung im Einsatz, ob ich sie gebaut oder übernommen habe: Ich halte sie aktuell und überwache sie.',
    icon: 'heart-pulse',
    price: { amount: 480, currency: 'EUR', unit: 'month' },
    includes: [
      'Aktualisierungen',
      'Datensicherungen, einmal im Monat zurückgespielt',
      'Überwachung',
      'Ein halber Tag für Änderungen',
    ],
  },
];

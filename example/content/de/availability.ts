import type { Availability } from '@/lib/content/schema';

export const availability: Availability = {
  open: true,
  from: '2027-02',
  whenOpen: {
    badge: 'Offen für Aufträge',
    sentence:
      'Ich bin offen für Aufträge, vor Ort in Hamburg oder remote: eine neue Anwendung, die Übernahme einer bestehenden oder eine zweite Meinung.',
    invitation: 'Ich antworte innerhalb eines Werktags, auf Deutsch, Englisch oder Arabisch.',
    closing: {
      heading: 'Was dauert in Ihrem Unternehmen zu lange?',
      text: 'Beschreiben Sie es in ein paar Sätzen. Die ersten 30 Minuten Gespräch sind kostenlos.',
    },
    homeDescription:
      'Freie Softwareentwicklerin in Hamburg: Software für Buchungen, Buchhaltung und Karten, für kleine Unternehmen, ab 760 € pro Tag. Offen für Aufträge.',
  },
  whenClosed: {
    badge: 'Ausgebucht',
    sentence: 'Ich bin ausgebucht, führe aber eine Liste und melde mich, sobald ich Zeit habe.',
    invitation: 'Ich antworte innerhalb eines Werktags, auch wenn ich ausgebucht bin.',
    closing: {
      heading: 'Was dauert in Ihrem Unternehmen zu lange?',
      text: 'Beschreiben Sie es in ein paar Sätzen. Ich melde mich, wenn ich Zeit habe, oder nenne Ihnen jemanden, der sie früher hat.',
    },
    homeDescription:
      'Freie Softwareentwicklerin in Hamburg: Software für Buchungen, Buchhaltung und Karten, für kleine Unternehmen. Ausgebucht, mit Warteliste.',
  },
};

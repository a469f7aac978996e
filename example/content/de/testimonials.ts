import type { Testimonial } from '@/lib/content/schema';

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'Am ersten warmen Samstag waren alle Boote vermietet und kein einziges doppelt. Genau danach hatte Mariam als Erstes gefragt.',
    name: 'Jette Brandt',
    role: 'Inhaberin',
    company: 'Bootshaus Winterhude',
    project: 'Slipway',
  },
  {
    quote:
      'Früher nahm ich das Kassenbuch mit nach Hause. Heute schließe ich den Tag in zwölf Minuten ab und sehe, wo etwas nicht aufgeht.',
    name: 'Deniz Yıldırım',
    role: 'Schatzmeister',
    company: 'Backhaus Altona eG',
    project: 'Kassenbuch',
  },
  {
    quote:
      'Sie ist zwei Routen mit uns gelaufen, bevor sie anfing. Die Karte sagt, was sie nicht weiß, und deshalb vertrauen wir ihr.',
    name: 'Hauke Petersen',
    role: 'Vorsitzender',
    company: 'Wattführer Nordstrand',
    project: 'Tidewalk',
  },
  {
    quote:
      'Eine blinde Besucherin hat ihre Plätze selbst gekauft. Das stand im Angebot, und es stimmte vom ersten Tag an.',
    name: 'Lea Hoffmann',
    role: 'Leiterin',
    company: 'Kino am Fleet',
    project: 'Saalplan',
  },
  {
    quote:
      'Sieben Jahre nach ihrem Weggang rufen wir immer noch zuerst sie an. Die meisten Fragen beantwortet vorher schon die Dokumentation.',
    name: 'Martin Krüger',
    role: 'Leiter der IT',
    company: 'Elbtakt Logistik GmbH',
  },
];

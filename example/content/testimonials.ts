import type { Testimonial } from '@/lib/content/schema';

/**
 * List what clients say about you, with their consent, the strongest quote first. The home and services pages show
 * them.
 */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'On the first warm Saturday every boat was out, and nobody met at the jetty with the same booking. Mariam had asked for that first.',
    name: 'Jette Brandt',
    role: 'Owner',
    company: 'Bootshaus Winterhude',
    project: 'Slipway',
  },
  {
    quote:
      'I used to take the ledger home. Now I close the day in twelve minutes, and if something does not add up I see where.',
    name: 'Deniz Yıldırım',
    role: 'Treasurer',
    company: 'Backhaus Altona eG',
    project: 'Kassenbuch',
  },
  {
    quote:
      'She walked two routes with us before she wrote a line. The map says what it does not know, which is why my colleagues trust it.',
    name: 'Hauke Petersen',
    role: 'Chair',
    company: 'Wattführer Nordstrand',
    project: 'Tidewalk',
  },
  {
    quote: 'A guest who is blind bought seats on her own. That was in the offer, and it was true on the first day.',
    name: 'Lea Hoffmann',
    role: 'Manager',
    company: 'Kino am Fleet',
    project: 'Seat plan',
  },
  {
    quote: 'Seven years after she left we still call her first. The documentation answers most questions before we do.',
    name: 'Martin Krüger',
    role: 'Head of IT',
    company: 'Elbtakt Logistik GmbH',
  },
];
